import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('monument-to-shrix', () => {
  it('moves 1 æmber from the pool of its player onto it', () => {
    const t = table({ me: { house: 'saurian', aember: 2, artifacts: ['monument-to-shrix'] }, foe: { aember: 2 } });
    t.me.action('monument-to-shrix');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'monument-to-shrix', aember: 1, exhausted: true }] },
      foe: { aember: 2 },
    });
  });

  it.each([
    { from: 'Your pool', mine: 1, theirs: 2 },
    { from: 'Your opponent’s pool', mine: 2, theirs: 1 },
  ])('moves it from either pool with Citizen Shrix in the discard pile: $from', ({ from, mine, theirs }) => {
    const t = table({
      me: { house: 'saurian', aember: 2, artifacts: ['monument-to-shrix'], discard: ['citizen-shrix'] },
      foe: { aember: 2 },
    });
    t.me.action('monument-to-shrix').choose(from);
    t.expect({
      me: { aember: mine, artifacts: [{ id: 'monument-to-shrix', aember: 1, exhausted: true }] },
      foe: { aember: theirs },
    });
  });

  it('moves nothing from an empty pool', () => {
    const t = table({ me: { house: 'saurian', artifacts: ['monument-to-shrix'] }, foe: { aember: 2 } });
    t.me.action('monument-to-shrix');
    t.expect({ me: { artifacts: [{ id: 'monument-to-shrix', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('ruling monument-to-shrix/must-forge: the æmber on it may be spent, and counts for what must be forged', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, aember: 4, artifacts: [{ id: 'monument-to-shrix', aember: 3 }] },
      foe: {},
    });
    t.me.choose('monument-to-shrix').choose('monument-to-shrix').done().house('saurian');
    t.expect({ me: { keys: 1, aember: 0, artifacts: [{ id: 'monument-to-shrix', aember: 1 }] } });
  });

  it('does not let the opponent spend it, nor let its player spend æmber on other cards', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, aember: 5, line: [{ id: 'troll', aember: 1 }], artifacts: ['monument-to-shrix'] },
      foe: { artifacts: [{ id: 'monument-to-shrix', aember: 1 }] },
    });
    t.me.house('saurian');
    t.expect({ me: { keys: 0, aember: 5, line: [{ id: 'troll', aember: 1 }] } });
  });
});
