import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ty-lourd', () => {
  it('gains 1 for each card that the opponent discards from their hand', () => {
    const t = table({ me: { house: 'brobnar', hand: ['anger', 'krump'] }, foe: { line: ['ty-lourd'] } });
    t.me.discard('anger').discard('krump');
    t.expect({ foe: { aember: 2, line: ['ty-lourd'] } });
  });

  it('not for one of its player', () => {
    const t = table({ me: { house: 'brobnar', hand: ['anger'], line: ['ty-lourd'] }, foe: {} });
    t.me.discard('anger');
    t.expect({ me: { aember: 0, line: ['ty-lourd'] } });
  });
});
