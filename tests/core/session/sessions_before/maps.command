nictate-cli heatmap STUDY --stimulus map --mechanism gaussian --set calibration=theorem-3.4 --set epsilon=0.1 --set height=15 --set width=20 --seed 42 --blur 17.25 --display 333x244
