// Titles apart from ids: several cards may share a title, and whatever means the name of a card means that.
import { describe, it } from 'vitest';
import { a, count, creature, differentlyNamedFrom, each, gain, named, returnToHand, table } from '../../index.ts';
import { copies, spell } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';

describe('two cards of one title [rule rule-of-six]', () => {
  it('share the rule of six', () => {
    const t = table({
      me: { house: 'brobnar', hand: [...copies(4, 'twin'), ...copies(3, 'twin-evil')] },
      foe: { line: ['nine'] },
    });
    for (let i = 0; i < 4; i++) t.me.play('twin');
    for (let i = 0; i < 2; i++) t.me.play('twin-evil').choose('nine');
    t.me.cannot('play', 'twin-evil', 'rule-of-six');
    t.expect({
      me: { line: [...copies(4, 'twin'), ...copies(2, 'twin-evil')].map((id) => ({ id, exhausted: true })), aember: 4 },
      foe: { line: [{ id: 'nine', damage: 2 }] },
    });
  });

  it('a card that names one of them means both', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('roll-call', gain(count(each(named('twin-evil')))))],
        line: ['twin', 'twin-evil', 'one'],
      },
    });
    t.me.play('roll-call');
    t.expect({ me: { line: ['twin', 'twin-evil', 'one'], discard: ['roll-call'], aember: 2 } });
  });

  it('have the same name as each other', () => {
    const recall = spell(
      'recall',
      returnToHand(a(differentlyNamedFrom(each({ ...creature, side: 'enemy' }), creature))),
    );
    const t = table({ me: { house: 'brobnar', hand: [recall], line: ['twin', 'one'] }, foe: { line: ['twin-evil'] } });
    t.me.play(recall);
    t.expect({ me: { line: ['twin'], hand: ['one'], discard: [recall] }, foe: { line: ['twin-evil'] } });
  });
});
