// Shapes of pictures: areas that know their part, but not yet their color. The light gives each part its color.

/** A part of what is drawn: all pictures use these and no other. */
export type Tone = 'skin' | 'cloth' | 'trim' | 'metal' | 'dark' | 'glow';

/** Path data to be filled, even-odd. The later lies over the earlier. */
export type Shape = readonly [tone: Tone, path: string];
