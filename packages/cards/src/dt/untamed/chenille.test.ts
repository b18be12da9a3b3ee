import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chenille', () => {
  it('returns a Bombyx from its player’s discard pile', () => {
    const t = table({
      me: { house: 'untamed', line: ['chenille'], discard: ['fifalde', 'bombyx', 'bombyx'] },
      foe: {},
    });
    t.me.action('chenille').choose('bombyx');
    t.expect({ me: { line: [{ id: 'chenille', exhausted: true }], hand: ['bombyx'], discard: ['fifalde', 'bombyx'] } });
  });

  it('finds nothing in the opponent’s discard pile', () => {
    const t = table({ me: { house: 'untamed', line: ['chenille'] }, foe: { discard: ['bombyx'] } });
    t.me.action('chenille');
    t.expect({ me: { line: [{ id: 'chenille', exhausted: true }], hand: [] }, foe: { hand: [], discard: ['bombyx'] } });
  });

  it('deals 6 to who attacks it, before the fight', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump', 'troll'] }, foe: { line: ['chenille'] } });
    t.me.fight('krump', 'chenille');
    t.expect({ me: { line: ['troll'], discard: ['krump'] }, foe: { line: ['chenille'] } });
    t.me.fight('troll', 'chenille');
    t.expect({ me: { line: [{ id: 'troll', damage: 7, exhausted: true }] }, foe: { line: [], discard: ['chenille'] } });
  });
});
