nictate-cli heatmap STUDY --stimulus shelf --mechanism clipped-gaussian --set count_cap=12 --set epsilon=3 --set splat=0.9 --seed 1
