// Treachery (later sets 1.7): a card that enters play on the other side.
import { describe, it } from 'vitest';
import { creature, each, gain, inDiscard, play, putIntoPlay, reap, table } from '../../index.ts';
import { being, spell } from '../../testing/cards.ts';

describe('treachery', () => {
  it('a creature with treachery stands on the side of the opponent [rule treachery]', () => {
    const spy = being('spy', { keywords: ['treachery'] });
    const t = table({ me: { house: 'brobnar', hand: [spy], line: ['one'] }, foe: { line: ['two', 'three'] } });
    t.me.play(spy, 'left');
    t.expect({ me: { line: ['one'], hand: [] }, foe: { line: [{ id: 'spy', exhausted: true }, 'two', 'three'] } });
  });

  it('its bonus and its Play: ability are for the player who plays it, the rest for its controller [rule treachery]', () => {
    const agent = being('agent', { keywords: ['treachery'], bonus: ['aember'] }, play(gain(2)), reap(gain(4)));
    const t = table({ me: { house: 'brobnar', hand: [agent] } });
    t.me.play(agent).end();
    t.expect({ me: { aember: 3 }, foe: { line: [{ id: 'agent', exhausted: true }] } });
  });

  it('put into play by anybody it goes to the opponent of its owner [rule treachery]', () => {
    const mole = being('mole', { keywords: ['treachery'] });
    const t = table({
      me: { house: 'brobnar', hand: [spell('dig', putIntoPlay(each(inDiscard(creature, 'each'))))] },
      foe: { discard: [mole] },
    });
    t.me.play('dig');
    t.expect({ me: { line: [{ id: 'mole', exhausted: true }] }, foe: { discard: [], line: [] } });
  });
});
