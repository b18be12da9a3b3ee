import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spade-teller', () => {
  const drawn = (deck: readonly string[]) => table({ me: { house: 'star-alliance', line: ['spade-teller'], deck } });
  const used = { id: 'spade-teller', exhausted: true } as const;

  it('gains 1 where the top card of the deck is of the chosen house', () => {
    const t = drawn(['troll', 'valdr']);
    t.me.reap('spade-teller').choose('brobnar');
    t.expect({ me: { aember: 2, deck: ['valdr'], discard: ['troll'], line: [used] } });
  });

  it('gains nothing where it is of another one, or where there is none', () => {
    const t = drawn(['troll']);
    t.me.reap('spade-teller').choose('logos');
    t.expect({ me: { aember: 1, deck: [], discard: ['troll'], line: [used] } });
    const none = drawn([]);
    none.me.reap('spade-teller').choose('brobnar');
    none.expect({ me: { aember: 1, line: [used] } });
  });

  it('as it is played, and after it fights', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['spade-teller'], line: ['spade-teller'], deck: ['troll', 'dextre'] },
      foe: { line: ['dust-pixie'] },
    });
    t.me.play('spade-teller').choose('brobnar').fight('spade-teller', 'dust-pixie').choose('logos');
    t.expect({ me: { aember: 2, deck: [], line: [{ ...used, damage: 1 }, used] }, foe: { line: [] } });
  });
});
