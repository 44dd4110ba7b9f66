nictate-cli signals STUDY --mechanism fpa --bounds data --seed 1 --out private-signals --pattern 'Data_P{participant}_R{recording}_*.csv'
