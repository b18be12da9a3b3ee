import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const used = { id: 'flea-market', exhausted: true };

describe('flea-market', () => {
  it('looks at a random card of the opponent, and plays it for 1 æmber as if it were its own', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['flea-market'], aember: 1 },
      foe: { hand: ['troll'] },
    });
    t.me.action('flea-market').yes();
    t.expect({
      me: { artifacts: [used], aember: 0, line: [{ id: 'troll', exhausted: true, owner: 1 }] },
      foe: { aember: 1, hand: [] },
    });
  });

  it('an action goes to the pile of its owner, after it did what it does for the player', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['flea-market'], aember: 1 },
      foe: { hand: ['punch'], line: ['batdrone'] },
    });
    t.me.action('flea-market').yes();
    t.expect({
      me: { artifacts: [used], aember: 1 },
      foe: { aember: 1, hand: [], line: [], discard: ['punch', 'batdrone'] },
    });
  });

  it('may be left at looking, and cannot be paid for with nothing', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['flea-market'], aember: 1 }, foe: { hand: ['troll'] } });
    t.me.action('flea-market').no();
    t.expect({ me: { artifacts: [used], aember: 1 }, foe: { hand: ['troll'] } });
    expect(see(t.state, 0).players[1]!.hand[0]).toMatchObject({ known: true, name: 'troll' });
    const poor = table({ me: { house: 'ekwidon', artifacts: ['flea-market'] }, foe: { hand: ['troll'] } });
    poor.me.action('flea-market').choose('yes');
    poor.expect({ me: { artifacts: [used] }, foe: { hand: ['troll'] } });
  });

  it('with an empty hand there is nothing to look at', () => {
    const t = table({ me: { house: 'ekwidon', artifacts: ['flea-market'], aember: 1 } });
    t.me.action('flea-market').no();
    t.expect({ me: { artifacts: [used], aember: 1 } });
  });
});
