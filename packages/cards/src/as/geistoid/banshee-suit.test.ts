import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const upgrades = ['banshee-suit'];

describe('banshee-suit', () => {
  it('archives its creature and the top 2 cards of your discard pile as it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'gub', upgrades }], discard: ['fear', 'anger', 'urchin'] },
      foe: {},
    });
    t.me.play('punch');
    t.expect({
      me: { line: [], archives: ['gub', 'fear', 'anger'], discard: ['punch', 'banshee-suit', 'urchin'] },
    });
  });

  it('takes what there is', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'gub', upgrades }], discard: ['fear'] } });
    t.me.play('punch');
    t.expect({ me: { line: [], archives: ['gub', 'fear'], discard: ['punch', 'banshee-suit'] } });
  });

  it('on an enemy creature means the discard pile of its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], discard: ['anger'] },
      foe: { line: [{ id: 'gub', upgrades: [{ id: 'banshee-suit', owner: 0 }] }], discard: ['fear', 'urchin'] },
    });
    t.me.play('punch');
    t.expect({
      me: { archives: [], discard: ['punch', 'banshee-suit', 'anger'] },
      foe: { line: [], archives: ['gub', 'fear', 'urchin'], discard: [] },
    });
  });

  it('does nothing as its creature goes to a hand', () => {
    const t = table({
      me: { house: 'dis', hand: ['fear'] },
      foe: { line: [{ id: 'gub', upgrades: [{ id: 'banshee-suit', owner: 0 }] }], discard: ['urchin'] },
    });
    t.me.play('fear');
    t.expect({ foe: { line: [], hand: ['gub'], archives: [], discard: ['urchin'] } });
  });
});
