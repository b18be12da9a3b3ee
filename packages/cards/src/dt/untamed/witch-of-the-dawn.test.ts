import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('witch-of-the-dawn', () => {
  const witch = { id: 'witch-of-the-dawn', exhausted: true };

  it('returns a creature of any house from its player’s discard pile', () => {
    const t = table({
      me: { house: 'untamed', hand: ['witch-of-the-dawn'], discard: ['anger', 'troll', 'mother'] },
      foe: { discard: ['krump'] },
    });
    t.me.play('witch-of-the-dawn');
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother');
    t.expect({
      me: { line: [witch], hand: ['mother'], discard: ['anger', 'troll'] },
      foe: { discard: ['krump'] },
    });
  });

  it('must return the only creature there', () => {
    const t = table({ me: { house: 'untamed', hand: ['witch-of-the-dawn'], discard: ['troll', 'anger'] }, foe: {} });
    t.me.play('witch-of-the-dawn');
    t.expect({ me: { line: [witch], hand: ['troll'], discard: ['anger'] } });
  });

  it('returns nothing without a creature there', () => {
    const t = table({
      me: { house: 'untamed', hand: ['witch-of-the-dawn'], discard: ['anger'] },
      foe: { discard: ['krump'] },
    });
    t.me.play('witch-of-the-dawn');
    t.expect({ me: { line: [witch], hand: [], discard: ['anger'] }, foe: { discard: ['krump'] } });
  });
});
