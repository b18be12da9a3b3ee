import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('world-tree', () => {
  it('puts a creature from the discard pile on top of the deck', () => {
    const t = table({
      me: {
        house: 'untamed',
        artifacts: ['world-tree'],
        deck: ['punch', 'fear'],
        discard: ['tocsin', 'mind-barb', 'urchin'],
      },
      foe: { discard: ['valdr'] },
    });
    t.me.action('world-tree').choose('urchin');
    t.expect({
      me: {
        artifacts: [{ id: 'world-tree', exhausted: true }],
        deck: ['urchin', 'punch', 'fear'],
        discard: ['tocsin', 'mind-barb'],
        hand: [],
      },
      foe: { discard: ['valdr'] },
    });
  });

  it('is the card that is drawn first at the end of the turn', () => {
    const t = table({
      me: {
        house: 'untamed',
        houses: ['dis', 'logos', 'untamed'],
        artifacts: ['world-tree'],
        hand: ['fear', 'fear', 'fear', 'fear', 'fear'],
        deck: ['punch'],
        discard: ['tocsin', 'speed-sigil'],
      },
      foe: foeHouses,
    });
    t.me.action('world-tree').end();
    t.expect({
      me: { artifacts: ['world-tree'], hand: ['fear', 'fear', 'fear', 'fear', 'fear', 'tocsin'], deck: ['punch'] },
      active: 'foe',
    });
  });

  it('finds nothing where no creature lies in the discard pile', () => {
    const t = table({
      me: { house: 'untamed', artifacts: ['world-tree'], deck: ['punch'], discard: ['fear', 'speed-sigil'] },
      foe: { discard: ['valdr'] },
    });
    t.me.action('world-tree');
    t.expect({
      me: {
        artifacts: [{ id: 'world-tree', exhausted: true }],
        deck: ['punch'],
        discard: ['fear', 'speed-sigil'],
      },
      foe: { discard: ['valdr'] },
    });
  });

  it('is not used in a turn of another house', () => {
    const t = table({ me: { house: 'logos', artifacts: ['world-tree'], discard: ['tocsin'] }, foe: {} });
    t.me.cannot('action', 'world-tree', 'wrong-house');
    t.expect({ me: { artifacts: ['world-tree'], discard: ['tocsin'] } });
  });
});
