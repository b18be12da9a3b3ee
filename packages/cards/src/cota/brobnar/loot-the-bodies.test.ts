import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('loot-the-bodies', () => {
  it('gains 1 each time an enemy creature is destroyed, in a fight or otherwise', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'], line: ['smaaash'] },
      foe: { line: ['tocsin', 'urchin'] },
    });
    t.me.play('loot-the-bodies').play('punch').choose('urchin').fight('smaaash', 'tocsin');
    t.expect({
      me: { aember: 3, line: [{ id: 'smaaash', damage: 3, exhausted: true }], discard: ['punch', 'loot-the-bodies'] },
      foe: { line: [] },
    });
  });

  it('counts every creature destroyed at once, but no friendly one', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'wild-wormhole'],
        deck: ['loot-the-bodies', 'poison-wave'],
        line: ['urchin'],
      },
      foe: { line: ['urchin', 'silvertooth', 'mother'] },
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({
      // Two bonuses of Wild Wormhole, one of Poison Wave, two bodies.
      me: { aember: 5, line: [] },
      foe: { line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('counts a Bad Penny, which was destroyed although it returned to hand', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: ['bad-penny'] },
    });
    t.me.play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 2 }, foe: { line: [], hand: ['bad-penny'], discard: [] } });
  });

  it('does not count a creature that left play in another way', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'wild-wormhole'], deck: ['loot-the-bodies', 'fear'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({ me: { aember: 2 }, foe: { line: [], hand: ['tocsin'] } });
  });

  it('does not count what was destroyed before', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'punch'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').play('loot-the-bodies');
    t.expect({ me: { aember: 1 }, foe: { line: [] } });
  });

  it('adds up with a second copy', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies', 'loot-the-bodies', 'punch'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('loot-the-bodies').play('loot-the-bodies').play('punch');
    t.expect({ me: { aember: 3 }, foe: { line: [] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['loot-the-bodies'], line: ['mother'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['tocsin'] },
    });
    t.me.play('loot-the-bodies').end();
    t.foe.house('dis').fight('tocsin', 'mother');
    t.expect({ me: { aember: 0, line: [{ id: 'mother', damage: 3 }] }, foe: { line: [] } });
  });
});
