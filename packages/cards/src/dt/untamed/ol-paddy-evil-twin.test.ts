import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ol-paddy-evil-twin', () => {
  const paddy = { id: 'ol-paddy-evil-twin', exhausted: true };

  it('discards the bottom card of the opponent’s deck, and destroys a creature of its house', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy-evil-twin', 'bumpsy'], deck: ['fear'] },
      foe: { line: ['troll', 'zorg'], deck: ['fear', 'anger'] },
      tide: { highFor: 1 },
    });
    t.me.reap('ol-paddy-evil-twin');
    expect(t.options()).toEqual(['bumpsy', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: { aember: 1, line: [paddy, 'bumpsy'], deck: ['fear'] },
      foe: { line: ['zorg'], deck: ['fear'], discard: ['troll', 'anger'] },
    });
  });

  it('discards 3 in the high tide, and destroys one creature that shares a house with any of them', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy-evil-twin'] },
      foe: { line: ['troll', 'zorg', 'mother'], deck: ['labwork', 'anger', 'fear', 'zorg'] },
      tide: { highFor: 0 },
    });
    t.me.reap('ol-paddy-evil-twin');
    expect(t.options()).toEqual(['troll', 'zorg']);
    t.me.choose('zorg');
    t.expect({
      me: { aember: 1, line: [paddy] },
      foe: { line: ['troll', 'mother'], deck: ['labwork'], discard: ['zorg', 'anger', 'fear', 'zorg'] },
    });
  });

  it('must destroy a friendly creature, itself even, where no other fits', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy-evil-twin'] },
      foe: { line: ['troll'], deck: ['dust-pixie'] },
    });
    t.me.reap('ol-paddy-evil-twin');
    t.expect({
      me: { aember: 1, line: [], discard: ['ol-paddy-evil-twin'] },
      foe: { line: ['troll'], deck: [], discard: ['dust-pixie'] },
    });
  });

  it('destroys nothing that shares no house with what was discarded', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy-evil-twin'] },
      foe: { line: ['troll'], deck: ['anger', 'fear'], discard: ['punch'] },
    });
    t.me.reap('ol-paddy-evil-twin');
    t.expect({
      me: { aember: 1, line: [paddy] },
      foe: { line: ['troll'], deck: ['anger'], discard: ['fear', 'punch'] },
    });
  });

  it('ruling ol-paddy-evil-twin/empty-deck: discards nothing from an empty deck, and destroys nothing then', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy-evil-twin'] },
      foe: { line: ['troll'], discard: ['anger'] },
      tide: { highFor: 0 },
    });
    t.me.reap('ol-paddy-evil-twin');
    t.expect({ me: { aember: 1, line: [paddy] }, foe: { line: ['troll'], deck: [], discard: ['anger'] } });
  });
});
