// Patterns of the ground behind each picture: one for each house, drawn faintly, so that cards of a house look related.
import type { House } from '@vaultsong/engine';

/** What is repeated, `size` wide and high; stroked with the accent of the house. */
export interface Pattern {
  readonly size: number;
  readonly path: string;
}

export const patterns: Readonly<Record<House, Pattern>> = {
  brobnar: { size: 12, path: 'M-2 14L14-2M4 14L14 4' },
  dis: { size: 14, path: 'M0 10l3.500-6 3.500 6 3.500-6 3.500 6' },
  ekwidon: { size: 12, path: 'M0 3h6v6h6M6 0v3M6 9v3' },
  geistoid: { size: 14, path: 'M1 4h6M8 11h5' },
  keyraken: { size: 18, path: 'M9 9a2 2 0 1 1 2-2M9 9a4 4 0 1 0 4-4M0 16q4.500-4 9 0t9 0' },
  logos: { size: 16, path: 'M0 4h6v8h10M12 0v5M11 5h2v2h-2z' },
  mars: { size: 9, path: 'M4.500 3.500a1 1 0 1 0 .01 0M0 8a1 1 0 1 0 .01 0' },
  ouboros: { size: 14, path: 'M0 14a7 7 0 0 1 14 0M3.500 14a3.500 3.500 0 0 1 7 0' },
  redemption: { size: 16, path: 'M0 16L8 0l8 16M8 0v16' },
  sanctum: { size: 14, path: 'M7 0Q14 4 14 14M7 0Q0 4 0 14M7 0v14' },
  saurian: { size: 14, path: 'M0 12h11V3H4v6h4V6' },
  shadows: { size: 14, path: 'M0 3.500h14M0 10.500h14M4 3.500v7M11 0v3.500M11 10.500V14' },
  skyborn: { size: 16, path: 'M0 10a4 4 0 0 1 8 0 4 4 0 0 1 8 0' },
  'star-alliance': { size: 14, path: 'M7 0l6 3.500v7L7 14l-6-3.500v-7z' },
  unfathomable: { size: 16, path: 'M0 5q4-5 8 0t8 0M0 13q4-5 8 0t8 0' },
  untamed: { size: 16, path: 'M8 16V0M8 12q5-1 6-6M8 12q-5-1-6-6M8 5q2 0 3-4M8 5q-2 0-3-4' },
};
