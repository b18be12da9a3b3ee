import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('tangimangi', () => {
  it.each([
    ['cannot pay 6 for a key', ten, 0],
    ['can pay 6 for a key', ten.slice(1), 1],
  ] as const)('an opponent with so many cards in the discard pile %s', (_what, discard, keys) => {
    const t = table({ me: { house: 'unfathomable', line: ['tangimangi'], discard: ten }, foe: { aember: 6, discard } });
    t.me.end();
    t.expect({ me: { line: ['tangimangi'] }, foe: { keys, aember: keys === 1 ? 0 : 6 } });
  });

  it('raises nothing for its own player', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['tangimangi'], aember: 6 },
      foe: { discard: ten },
    });
    t.me.end();
    t.foe.end();
    t.expect({ me: { keys: 1, aember: 0, line: ['tangimangi'] } });
  });
});
