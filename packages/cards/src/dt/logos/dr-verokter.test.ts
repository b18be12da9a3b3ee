import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dr-verokter', () => {
  it('puts an action or an upgrade from the discard pile on top of the deck', () => {
    const t = table({
      me: { house: 'logos', line: ['dr-verokter'], discard: ['fear', 'way-of-the-bear'], deck: ['troll'] },
      foe: { discard: ['punch'] },
    });
    t.me.reap('dr-verokter');
    expect(t.options()).toEqual(['fear', 'way-of-the-bear']);
    t.me.choose('way-of-the-bear');
    t.expect({
      me: {
        discard: ['fear'],
        deck: ['way-of-the-bear', 'troll'],
        line: [{ id: 'dr-verokter', exhausted: true }],
      },
      foe: { discard: ['punch'] },
    });
  });

  it('must take the only one', () => {
    const t = table({
      me: { house: 'logos', line: ['dr-verokter'], discard: ['urchin', 'fear', 'autocannon'], deck: ['troll'] },
      foe: {},
    });
    t.me.reap('dr-verokter');
    t.expect({
      me: {
        discard: ['urchin', 'autocannon'],
        deck: ['fear', 'troll'],
        line: [{ id: 'dr-verokter', exhausted: true }],
      },
    });
  });

  it('finds nothing among creatures and artifacts', () => {
    const t = table({
      me: { house: 'logos', line: ['dr-verokter'], discard: ['urchin', 'autocannon'], deck: ['troll'] },
      foe: {},
    });
    t.me.reap('dr-verokter');
    t.expect({
      me: { discard: ['urchin', 'autocannon'], deck: ['troll'], line: [{ id: 'dr-verokter', exhausted: true }] },
    });
  });
});
