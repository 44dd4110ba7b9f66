// placeholder translation unit until the first widget lands
