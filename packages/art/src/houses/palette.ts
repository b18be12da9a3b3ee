// Two colors for each house: the accent is at least 3:1 on the board, white text on the banner at least 13:1.
import type { House } from '@vaultsong/engine';

export interface HouseColors {
  readonly accent: string;
  readonly banner: string;
}

export const palette: Readonly<Record<House, HouseColors>> = {
  brobnar: { accent: '#e14c2f', banner: '#551306' },
  dis: { accent: '#c63895', banner: '#4e1239' },
  ekwidon: { accent: '#b47548', banner: '#472400' },
  geistoid: { accent: '#988ab2', banner: '#332647' },
  keyraken: { accent: '#5cc7c9', banner: '#0b2744' },
  logos: { accent: '#2ea4dc', banner: '#003249' },
  mars: { accent: '#4aba41', banner: '#033901' },
  ouboros: { accent: '#ae5364', banner: '#55101d' },
  redemption: { accent: '#d0e0f2', banner: '#1c2f46' },
  sanctum: { accent: '#efd956', banner: '#3a2c00' },
  saurian: { accent: '#e6ad00', banner: '#3f2900' },
  shadows: { accent: '#746fbe', banner: '#26245e' },
  skyborn: { accent: '#69cee6', banner: '#02343e' },
  'star-alliance': { accent: '#2d69de', banner: '#0f2a5f' },
  unfathomable: { accent: '#1b9388', banner: '#013631' },
  untamed: { accent: '#6c8e03', banner: '#253400' },
};
