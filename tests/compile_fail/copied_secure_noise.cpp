// EXPECT: use of deleted function .*SecureNoise|deleted constructor of 'nictate::SecureNoise'
#include "core/noise/secure_noise.h"

void drawTwice() {
    nictate::SecureNoise noise;
    nictate::SecureNoise again(noise);
}
