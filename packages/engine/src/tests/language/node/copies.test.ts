// Cards that are played as copies of others.
import { describe, it } from 'vitest';
import { a, actionCard, becomeCopy, define, gain, play, table, whenPlayed } from '../../../index.ts';
import { copies, spell } from '../../../testing/cards.ts';

describe('copies', () => {
  it('Verb becomeCopy: an action becomes a copy of another as it is played', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar' },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
    ]);
    const feast = spell('feast', gain(3));
    const t = table({ me: { house: 'brobnar', hand: ['mimic'] }, foe: { discard: [feast] } });
    t.me.play('mimic');
    t.expect({ me: { aember: 3, discard: ['mimic'] }, foe: { discard: ['feast'] } });
  });

  it('v1.5 FAQ Mimicry: a copy of a card with alpha that is not the first thing goes back, and was not played [rule alpha]', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar', bonus: 1 },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
      actionCard({ id: 'early', name: 'Early', house: 'brobnar', bonus: 1, keywords: ['alpha'] }, play(gain(2))),
    ]);
    const late = table({
      me: { house: 'brobnar', hand: [spell('feast', gain(1)), 'mimic'] },
      foe: { discard: ['early'] },
    });
    late.me.play('feast').play('mimic');
    late.expect({ me: { aember: 1, hand: ['mimic'], discard: ['feast'] }, foe: { discard: ['early'] } });
    const first = table({ me: { house: 'brobnar', hand: ['mimic'] }, foe: { discard: ['early'] } });
    first.me.play('mimic');
    first.expect({ me: { aember: 3, hand: [], discard: ['mimic'] }, foe: { discard: ['early'] } });
  });

  it('a card that goes back can be tried six times, not for ever', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar' },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
      actionCard({ id: 'early', name: 'Early', house: 'brobnar', keywords: ['alpha'] }, play(gain(2))),
    ]);
    const t = table({
      me: { house: 'brobnar', hand: [spell('feast', gain(1)), 'mimic'] },
      foe: { discard: ['early'] },
    });
    t.me.play('feast');
    for (let i = 0; i < 6; i++) t.me.play('mimic');
    t.me.cannot('play', 'mimic', 'rule-of-six');
  });

  it('FAQ Mimicry: for the rule of six the copied card was played [rule rule-of-six]', () => {
    define([
      actionCard(
        { id: 'mimic', name: 'Mimic', house: 'brobnar' },
        whenPlayed(becomeCopy(a({ zone: 'discard', of: 'opponent', type: 'action' }))),
      ),
    ]);
    const feast = spell('feast', gain(1));
    const t = table({ me: { house: 'brobnar', hand: ['mimic', ...copies(6, feast)] }, foe: { discard: [feast] } });
    t.me.play('mimic');
    for (let i = 0; i < 5; i++) t.me.play('feast');
    t.me.cannot('play', 'feast', 'rule-of-six');
  });
});
