nictate-cli signals STUDY --mechanism dcfpa --set chunk=64 --set k=3 --set length=128 --set noise=gaussian --bounds HERE/bounds.csv --seed 1 --out private-signals
