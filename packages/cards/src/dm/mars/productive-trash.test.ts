import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('productive-trash', () => {
  const rich = { id: 'anger', bonus: ['aember', 'capture', 'draw'] } as const;

  it('a friendly creature captures 1 for each icon of the card discarded', () => {
    const t = table({
      me: { house: 'mars', hand: ['productive-trash', rich, 'mother', 'lyylyug'], line: ['krump', 'valdr'] },
      foe: { aember: 5 },
    });
    t.me.play('productive-trash').yes().choose('anger').choose('valdr');
    t.expect({
      me: {
        aember: 0,
        hand: ['mother', 'lyylyug'],
        line: ['krump', { id: 'valdr', aember: 3 }],
        discard: ['productive-trash', 'anger'],
      },
      foe: { aember: 2 },
    });
  });

  it('captures nothing where its player declines, or has only cards of Mars', () => {
    const t = table({ me: { house: 'mars', hand: ['productive-trash', rich], line: ['krump'] }, foe: { aember: 5 } });
    t.me.play('productive-trash').no();
    t.expect({ me: { hand: ['anger'], line: ['krump'] }, foe: { aember: 5 } });
    const none = table({
      me: { house: 'mars', hand: ['productive-trash', 'lyylyug'], line: ['krump'] },
      foe: { aember: 5 },
    });
    none.me.play('productive-trash');
    none.expect({ me: { hand: ['lyylyug'], line: ['krump'] }, foe: { aember: 5 } });
  });
});
