// A card that enters play as a copy of another, played or put into play.
import { describe, expect, it } from 'vitest';
import {
  a,
  blanks,
  constant,
  creature,
  destroy,
  entersReady,
  inDiscard,
  inHand,
  leavesPlay,
  named,
  putIntoPlaceOf,
  putIntoPlay,
  self,
  table,
  thisCreature,
} from '../../index.ts';
import { being, spell, thing } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';

describe('a copy as it enters play [rule copies-in-play]', () => {
  const gel = (as: string, more: object = {}) => ({ id: 'copy-gel', as, exhausted: true, ...more });

  it('is one however it enters: played, put into play by its owner or by another', () => {
    const summon = spell('summon', putIntoPlay(a(inHand(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [summon, 'copy-gel'], line: ['six'] },
      foe: { line: ['model-general'] },
    });
    t.me.play(summon).choose('model-general', 'left');
    t.expect({ me: { line: [gel('model-general'), 'six'] }, foe: { line: ['model-general'] } });
    const rob = spell('rob', putIntoPlay(a(inDiscard(creature, 'opponent')), 'yours'));
    const u = table({ me: { house: 'brobnar', hand: [rob] }, foe: { line: ['five'], discard: ['copy-gel'] } });
    u.me.play(rob);
    u.expect({ me: { line: [gel('five')] }, foe: { line: ['five'], discard: [] } });
  });

  it('what it becomes says how it enters, and by deploy where', () => {
    const summon = spell('summon', putIntoPlay(a(inHand(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [summon, 'copy-gel'], line: ['one', 'two'] },
      foe: { line: ['scout'] },
    });
    t.me.play(summon).choose('scout', 'place 1');
    t.expect({ me: { line: ['one', gel('scout'), 'two'] }, foe: { line: ['scout'] } });
    const quick = being('quick-model', {}, constant(entersReady(thisCreature)));
    const u = table({ me: { house: 'brobnar', hand: [summon, 'copy-gel'] }, foe: { line: [quick] } });
    u.me.play(summon);
    u.expect({ me: { line: [{ id: 'copy-gel', as: quick }] }, foe: { line: [quick] } });
  });

  it('is itself where there is nothing to copy, and counts for no rule of play', () => {
    const summon = spell('summon', putIntoPlay(a(inHand(creature))));
    const t = table({ me: { house: 'brobnar', hand: [summon, 'copy-gel'] } });
    t.me.play(summon);
    t.expect({ me: { line: [{ id: 'copy-gel', exhausted: true }] } });
    expect(t.state.deeds.map(({ did }) => did)).toEqual(['play']);
  });

  it('its text in play may be blank', () => {
    const hush = thing('hush-them', constant(blanks(creature)));
    const summon = spell('summon', putIntoPlay(a(inHand(creature))));
    const t = table({
      me: { house: 'brobnar', hand: [summon, 'copy-gel'], artifacts: [hush] },
      foe: { line: ['nine'] },
    });
    t.me.play(summon);
    t.expect({ me: { line: [gel('nine')], artifacts: [hush] }, foe: { line: ['nine'] } });
  });

  it('takes the place of a card that left', () => {
    const heir = being('heir', {}, leavesPlay(putIntoPlaceOf(self, a(inHand(creature)))));
    const kill = spell('kill', destroy(a(named('heir'))));
    const t = table({ me: { house: 'brobnar', hand: [kill, 'copy-gel'], line: ['one', heir, 'two'] } });
    t.me.play(kill).choose('two');
    t.expect({ me: { line: ['one', gel('two'), 'two'], discard: [kill, heir] } });
  });
});
