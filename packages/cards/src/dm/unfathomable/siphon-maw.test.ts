import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('siphon-maw', () => {
  const iconed = { id: 'troll', bonus: ['aember', 'draw'] } as const;

  it('discards the top card of a deck after it reaps, and takes 1 æmber from the opponent for each of its icons', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['siphon-maw'], deck: [iconed, 'krump'] },
      foe: { aember: 3, deck: ['mother'] },
    });
    t.me.reap('siphon-maw').choose('From your deck');
    t.expect({
      me: { aember: 1, line: [{ id: 'siphon-maw', exhausted: true }], deck: ['krump'], discard: ['troll'] },
      foe: { aember: 1, deck: ['mother'] },
    });
  });

  it('that of the opponent’s deck too, after a fight', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['siphon-maw'], deck: ['krump'] },
      foe: { aember: 3, line: ['silvertooth'], deck: [iconed] },
    });
    t.me.fight('siphon-maw', 'silvertooth').choose('From your opponent’s deck');
    t.expect({
      me: { line: [{ id: 'siphon-maw', exhausted: true, damage: 2 }], deck: ['krump'] },
      foe: { aember: 1, line: [], deck: [], discard: ['troll', 'silvertooth'] },
    });
  });

  it('takes nothing for a card without icons, or of an empty deck', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['siphon-maw'], deck: [] },
      foe: { aember: 3, deck: ['mother'] },
    });
    t.me.reap('siphon-maw').choose('From your opponent’s deck');
    t.expect({
      me: { aember: 1, line: [{ id: 'siphon-maw', exhausted: true }] },
      foe: { aember: 3, discard: ['mother'] },
    });
    const empty = table({
      me: { house: 'unfathomable', line: ['siphon-maw'], deck: [], discard: [iconed] },
      foe: { aember: 3 },
    });
    empty.me.reap('siphon-maw');
    empty.expect({ me: { aember: 1, line: [{ id: 'siphon-maw', exhausted: true }] }, foe: { aember: 3 } });
  });
});
