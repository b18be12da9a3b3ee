import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const horror = { id: 'alien-horror', exhausted: true };
const played = (...line: readonly (string | { readonly id: string; readonly exhausted: boolean })[]) => {
  const t = table({
    me: { house: 'star-alliance', hand: ['stronger-together'], line },
    foe: { line: ['troll', horror, 'mother'] },
  });
  t.me.play('stronger-together');
  return t;
};
const foe = { line: ['troll', 'alien-horror', 'mother'] };

describe('stronger-together', () => {
  it('readies each creature of Star Alliance between two of other houses that differ, on both sides', () => {
    played('troll', horror, 'mother').expect({ me: { aember: 1, line: ['troll', 'alien-horror', 'mother'] }, foe });
  });

  it('not one between two of the same house', () => {
    played('troll', horror, 'krump').expect({ me: { line: ['troll', horror, 'krump'] }, foe });
  });

  it('not one beside another of Star Alliance, or on a flank', () => {
    played(horror, 'troll', horror, 'com-officer-palik', 'mother').expect({
      me: { line: [horror, 'troll', horror, 'com-officer-palik', 'mother'] },
      foe,
    });
  });
});
