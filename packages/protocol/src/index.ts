// The door: the public names.
