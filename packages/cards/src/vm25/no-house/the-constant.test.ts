import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-constant', () => {
  const constant = { id: 'the-constant', house: 'dis' } as const;

  it('lets no player draw in their “draw cards” step, for two turns of its player', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, hand: [constant], deck: filler(9), chains: 2 },
      foe: { ...foeHouses, deck: filler(9), chains: 1 },
    });
    t.me.play('the-constant');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'the-constant', exhausted: true, counters: { time: 2 } }] } });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({
      me: { hand: [], chains: 2, artifacts: [{ id: 'the-constant', counters: { time: 1 } }] },
      foe: { hand: [], chains: 1 },
    });
    t.me.house('dis').end();
    t.foe.house('dis').end();
    t.expect({ me: { hand: [], artifacts: [], discard: ['the-constant'] }, foe: { hand: [] } });
    t.me.house('dis').end();
    t.expect({ me: { hand: filler(5) } });
  });

  it('is destroyed at the next start of the turn where it came without counters', () => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, artifacts: [constant] },
      foe: { ...foeHouses, deck: filler(9) },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { artifacts: [], discard: ['the-constant'] }, foe: { hand: [] } });
  });

  it('lets cards be drawn by effects', () => {
    const t = table({
      me: { house: 'logos', artifacts: [{ ...constant, counters: { time: 2 } }, 'library-of-babble'], deck: ['troll'] },
    });
    t.me.action('library-of-babble');
    t.expect({ me: { hand: ['troll'] } });
  });
});
