import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dammater', () => {
  const used = { id: 'dammater', exhausted: true };

  it('draws 3, discards 2 and archives 1, of all cards in hand', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['dammater', 'fear'], deck: ['punch', 'anger', 'troll', 'krump'] },
    });
    t.me.play('dammater').choose('fear', 'anger').choose('troll');
    t.expect({
      me: { line: [used], hand: ['punch'], deck: ['krump'], discard: ['anger', 'fear'], archives: ['troll'] },
    });
  });

  it('does as much of it as the cards suffice for', () => {
    const t = table({ me: { house: 'geistoid', hand: ['dammater'], deck: ['punch', 'anger'] } });
    t.me.play('dammater');
    t.expect({ me: { line: [used], hand: [], deck: [], discard: ['punch', 'anger'], archives: [] } });
    const none = table({ me: { house: 'geistoid', hand: ['dammater'] } });
    none.me.play('dammater');
    none.expect({ me: { line: [used], archives: [] } });
  });

  it('a card that it discards from the hand can be one with Scrap:', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['dammater'], deck: ['animating-force', 'anger', 'troll'] },
    });
    t.me.play('dammater').choose('animating-force', 'anger');
    t.expect({ me: { aember: 1, line: [used], archives: ['troll'], discard: ['anger', 'animating-force'] } });
  });
});
