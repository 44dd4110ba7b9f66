nictate-cli signals STUDY --mechanism fpa --set k_choice=optimal --bounds data --seed 1 --out private-signals
