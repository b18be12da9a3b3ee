// Identity cards for tests that go on after the end of a turn: the next one begins with the choice of one of three houses.

/** Those of who plays the cards of a house. */
export const myHouses = {
  brobnar: { houses: ['brobnar', 'dis', 'logos'] },
  dis: { houses: ['dis', 'logos', 'sanctum'] },
  logos: { houses: ['logos', 'sanctum', 'untamed'] },
  mars: { houses: ['mars', 'dis', 'logos'] },
  saurian: { houses: ['saurian', 'dis', 'logos'] },
  shadows: { houses: ['shadows', 'untamed', 'logos'] },
  'star-alliance': { houses: ['star-alliance', 'dis', 'logos'] },
  untamed: { houses: ['logos', 'mars', 'untamed'] },
} as const;

export const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;
