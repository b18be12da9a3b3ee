import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mercurial-wormhole', () => {
  it('plays the top card of the deck, whose house becomes the active one', () => {
    const t = table({
      me: { house: 'logos', hand: ['mercurial-wormhole', 'punch', 'mother'], deck: ['troll'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('mercurial-wormhole').cannot('play', 'mother', 'wrong-house').play('punch').choose('valdr');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', exhausted: true }], hand: ['mother'], deck: [] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('an action card, too', () => {
    const t = table({
      me: { house: 'logos', hand: ['mercurial-wormhole', 'troll'], deck: ['punch'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('mercurial-wormhole').choose('valdr').play('troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', exhausted: true }], hand: [] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('a card that leaves at once still tells its house', () => {
    const t = table({
      me: { house: 'logos', hand: ['mercurial-wormhole', 'dust-imp'], deck: ['hecatomb'] },
    });
    t.me.play('mercurial-wormhole').play('dust-imp');
    t.expect({ me: { hand: [], line: [{ id: 'dust-imp', exhausted: true }] } });
  });

  it('ruling mercurial-wormhole/not-played: a card that cannot be played stays there, and its house becomes active', () => {
    const t = table({
      me: { house: 'logos', hand: ['mercurial-wormhole', 'troll'], deck: ['kelifi-dragon'] },
    });
    t.me.play('mercurial-wormhole').play('troll');
    t.expect({ me: { aember: 1, hand: [], deck: ['kelifi-dragon'], line: [{ id: 'troll', exhausted: true }] } });
  });

  it('an empty deck changes nothing', () => {
    const t = table({ me: { house: 'logos', hand: ['mercurial-wormhole', 'mother'] } });
    t.me.play('mercurial-wormhole').play('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', exhausted: true }] } });
  });
});
