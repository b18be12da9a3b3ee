import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mutagenic-serum', () => {
  it('is destroyed to use friendly Mutants of any house this turn', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['mutagenic-serum'], line: ['hapsis', 'rogue-ogre', 'mother'] },
      foe: {},
    });
    t.me.cannot('reap', 'hapsis', 'wrong-house').omni('mutagenic-serum').reap('hapsis').reap('rogue-ogre');
    t.me.cannot('reap', 'mother', 'wrong-house');
    t.expect({
      me: {
        ...{ aember: 2, artifacts: [], discard: ['mutagenic-serum'] },
        line: [{ id: 'hapsis', exhausted: true }, { id: 'rogue-ogre', exhausted: true }, 'mother'],
      },
    });
  });

  it('serves a Mutant that comes into play later this turn too', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['mutagenic-serum'],
        line: [{ id: 'jargogle', stunned: true }],
        hand: ['jargogle'],
      },
      foe: {},
    });
    t.me.omni('mutagenic-serum').unstun('jargogle').cannot('play', 'jargogle', 'wrong-house');
    t.expect({ me: { line: [{ id: 'jargogle', exhausted: true }], hand: ['jargogle'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', artifacts: ['mutagenic-serum'], line: ['hapsis'] },
      foe: foeHouses,
    });
    t.me.omni('mutagenic-serum').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').cannot('reap', 'hapsis', 'wrong-house');
    t.expect({ me: { line: ['hapsis'] } });
  });

  it('gives its bonus as it is played, and may be used on a later turn only', () => {
    const t = table({ me: { house: 'logos', hand: ['mutagenic-serum'] }, foe: {} });
    t.me.play('mutagenic-serum').cannot('omni', 'mutagenic-serum');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'mutagenic-serum', exhausted: true }] } });
  });
});
