// The colors of no house; apart from the palette, which every page loads.
import type { HouseColors } from './palette.ts';

export const houseless: HouseColors = { accent: '#8f98a8', banner: '#2a303c' };
