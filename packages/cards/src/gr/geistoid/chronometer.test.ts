import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('chronometer', () => {
  const deck = copies(8, 'punch');

  it('counts up, and is destroyed with six, which purges a card of any pile', () => {
    const t = table({
      me: { house: 'geistoid', line: [{ id: 'chronometer', counters: { time: 5 } }, 'tick-tock'], deck },
      foe: { discard: ['troll', 'anger'] },
    });
    t.me.end().choose('chronometer').choose('troll');
    t.expect({
      me: { line: [{ id: 'tick-tock', counters: { time: 2 } }], discard: ['chronometer'] },
      foe: { discard: ['anger'], purged: ['troll'] },
    });
  });

  it('stays with five', () => {
    const t = table({
      me: { house: 'geistoid', line: [{ id: 'chronometer', counters: { time: 4 } }], deck },
      foe: { discard: ['troll'] },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'chronometer', counters: { time: 5 } }] }, foe: { discard: ['troll'], purged: [] } });
  });
});
