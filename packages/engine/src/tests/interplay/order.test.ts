import { describe, expect, it } from 'vitest';
import {
  a,
  another,
  anyCard,
  constant,
  creature,
  destroy,
  destroyed,
  draw,
  each,
  eachTime,
  forRemainderOfTurn,
  friendly,
  gain,
  gainsAbility,
  isDestroyed,
  lose,
  only,
  ownerOf,
  powerOf,
  ready,
  reap,
  reaps,
  returnToHand,
  self,
  shuffle,
  steal,
  swapDeckAndDiscard,
  table,
  it as thatCard,
  topOfDiscard,
  youPlay,
} from '../../index.ts';
import { readsDiscardOrder } from '../../language/analysis.ts';
import { being, spell, thing } from '../../testing/cards.ts';

describe('ordering simultaneous triggers', () => {
  it('the active player orders triggers of both sides', () => {
    const mine = thing('mine', eachTime(reaps(creature), gain(1)));
    const theirs = thing('theirs', eachTime(reaps(creature), steal(1)));
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [mine] }, foe: { artifacts: [theirs] } });
    t.me.reap('five');
    expect(t.state.ask).toMatchObject({ kind: 'order', player: 0 });
    expect(t.options()).toEqual(['mine', 'theirs']);
    t.me.order('theirs');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 1 } });
  });

  it('one trigger is not asked about', () => {
    const mine = thing('mine', eachTime(reaps(creature), gain(1)));
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [mine] } });
    t.me.reap('five');
    expect(t.state.ask?.kind).toBe('move');
  });

  it('two copies whose effects nothing can tell apart are not asked about', () => {
    const mine = thing('mine', eachTime(reaps(creature), gain(1)));
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [mine, mine] } });
    t.me.reap('five');
    t.expect({ me: { aember: 3, line: [{ id: 'five', exhausted: true }] } });
  });

  it('nor two lasting effects of one card', () => {
    const feast = spell('feast', forRemainderOfTurn(eachTime(youPlay(another(anyCard)), gain(1))));
    const t = table({ edition: 'cota-1.3', me: { house: 'brobnar', hand: [feast, feast, 'rock'] } });
    t.me.play('feast').play('feast').play('rock');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 3 } });
  });

  it('nor one trigger about several events, when what it does is the same', () => {
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(1)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('wrath', destroy(each(creature)))], artifacts: [grave] },
      foe: { line: ['one', 'two', 'three'] },
    });
    t.me.play('wrath');
    t.expect({ me: { aember: 3 }, foe: { line: [] } });
  });

  it('two copies that act on themselves are asked about', () => {
    const pup = being('pup', {}, eachTime(reaps(friendly(another(creature))), ready(self)));
    const t = table({ me: { house: 'brobnar', line: ['five', pup, pup] } });
    t.me.reap('five');
    expect(t.state.ask?.kind).toBe('order');
  });

  it('one trigger about several events is asked about when it says "it"', () => {
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(powerOf(thatCard), ownerOf(thatCard))));
    const t = table({
      me: { house: 'brobnar', hand: [spell('wrath', destroy(each(creature)))], artifacts: [grave], line: ['one'] },
      foe: { line: ['two'] },
    });
    t.me.play('wrath');
    expect(t.state.ask?.kind).toBe('order');
    t.me.choose('grave');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 2, line: [] } });
  });

  it('copies of the two players are told apart', () => {
    const mine = thing('greed', eachTime(reaps(creature), steal(1)));
    const t = table({
      me: { house: 'brobnar', line: ['five'], artifacts: [mine] },
      foe: { artifacts: [mine], aember: 1 },
    });
    t.me.reap('five');
    expect(t.state.ask?.kind).toBe('order');
  });

  it('a trigger whose card left in the window is dropped', () => {
    const fuse = thing('fuse', eachTime(reaps(creature), destroy(each({ name: 'rock-eater' }))));
    const eater = thing('rock-eater', eachTime(reaps(creature), gain(5)));
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [fuse, eater] } });
    t.me.reap('five').order('fuse');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }], artifacts: ['fuse'] } });
    const other = table({ me: { house: 'brobnar', line: ['five'], artifacts: [fuse, eater] } });
    other.me.reap('five').order('rock-eater');
    other.expect({ me: { aember: 6, line: [{ id: 'five', exhausted: true }], artifacts: ['fuse'] } });
  });

  it('a Reap: ability of a creature that left in the window is dropped', () => {
    const fuse = thing('fuse', eachTime(reaps(creature), returnToHand(thatCard)));
    const worker = being('worker', {}, reap(gain(5)));
    const t = table({ me: { house: 'brobnar', line: [worker], artifacts: [fuse] } });
    t.me.reap('worker').order('fuse');
    t.expect({ me: { aember: 1, line: [], hand: ['worker'] } });
  });

  it('a card that came into play in the window does not trigger on what was before', () => {
    const late = being('late', {}, eachTime(reaps(creature), gain(5)));
    const call = thing(
      'call',
      eachTime(reaps(creature), { kind: 'run', program: 'put-into-play', card: each({ zone: 'discard', of: 'you' }) }),
    );
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [call], discard: [late] } });
    t.me.reap('five').choose('right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'five', exhausted: true },
          { id: 'late', exhausted: true },
        ],
      },
    });
  });

  it('a trigger inside a trigger resolves before the rest of the outer window', () => {
    const first = thing('first', eachTime(reaps(creature), draw(1)));
    const second = thing('second', eachTime(reaps(creature), gain(10)));
    const inner = thing('inner', eachTime({ event: 'draw', who: 'you' }, gain(100)));
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [first, second, inner], deck: ['one'] } });
    t.me.reap('five').order('first');
    expect(t.events.flatMap((e) => (e.type === 'gain' ? [e.amount] : []))).toEqual([1, 100, 10]);
  });

  it('Pattern other: the second card of the event', () => {
    const crowd = thing('crowd', eachTime({ event: 'fought', other: { name: 'three' } }, gain(1)));
    const t = table({
      me: { house: 'brobnar', line: ['nine', 'eight'], artifacts: [crowd] },
      foe: { line: ['two', 'three'] },
    });
    t.me.fight('nine', 'two').fight('eight', 'three');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'nine', damage: 2, exhausted: true },
          { id: 'eight', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('Pattern step: the beginning of a step', () => {
    const bell = thing('bell', eachTime({ event: 'stepBegan', step: 'ready', who: 'you' }, gain(1)));
    const t = table({ me: { house: 'brobnar', artifacts: [bell] } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { aember: 1 } });
  });

  it('"before" triggers come before the event', () => {
    const early = thing('early', eachTime({ event: 'steal', at: 'before', who: 'opponent' }, lose(1)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('rob', steal(2))] },
      foe: { aember: 2, artifacts: [early] },
    });
    t.me.play('rob');
    t.expect({ me: { aember: 1 }, foe: { aember: 0 } });
  });

  it('Destroyed: abilities that one of them saved from, or moved, are dropped', () => {
    const penny = being(
      'penny',
      {},
      destroyed(returnToHand(self)),
      constant(gainsAbility(only(self), destroyed(gain(3)))),
    );
    const t = table({ me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature)))], line: [penny] } });
    t.me.play('kill');
    expect(t.state.ask?.kind === 'order' || t.options().length === 1).toBe(true);
    t.me.choose('penny');
    if (t.state.ask?.kind === 'order') t.me.choose('penny');
    t.expect({ me: { aember: 0, line: [], hand: ['penny'] } });
  });
});

describe('the order on the discard piles', () => {
  // A card that can tell which card lies on top: whoever has it in the game, everybody has to be exact.
  const digger = spell('digger', returnToHand(topOfDiscard()));
  const wrath = spell('wrath', destroy(each(creature)));
  const dig = (more: readonly string[] = [digger]) =>
    table({
      me: { house: 'brobnar', hand: [wrath], line: ['one', 'two', 'three'] },
      foe: { line: ['four'], deck: [...more] },
    });

  it('the active player orders cards that are destroyed together, where a card can tell it [rule destroyed, rule discard-pile]', () => {
    const t = dig();
    t.me.play('wrath');
    expect(t.state.ask).toMatchObject({ kind: 'pile', player: 0 });
    // What goes to a pile alone is not asked about.
    expect(t.options()).toEqual(['one', 'two', 'three', 'done']);
    t.me.choose('three');
    expect(t.options()).toEqual(['one', 'two', 'done']);
    t.me.choose('two');
    t.expect({ me: { line: [], discard: ['wrath', 'one', 'two', 'three'] }, foe: { line: [], discard: ['four'] } });
  });

  it('any order will do', () => {
    const t = dig();
    t.me.play('wrath').choose('two').done();
    t.expect({ me: { line: [], discard: ['wrath', 'three', 'one', 'two'] }, foe: { line: [] } });
  });

  it('nobody is asked where no card of the game can tell', () => {
    const t = dig(['five', spell('over', swapDeckAndDiscard, shuffle('deck'))]);
    t.me.play('wrath');
    t.expect({ me: { line: [], discard: ['wrath', 'three', 'two', 'one'] }, foe: { line: [] } });
  });

  it('a pile that becomes a deck as it lies tells its order', () => {
    const t = dig([spell('whole', swapDeckAndDiscard)]);
    t.me.play('wrath').done();
    t.expect({ me: { line: [] }, foe: { line: [] } });
    expect(readsDiscardOrder('whole')).toBe(true);
    expect(readsDiscardOrder('digger')).toBe(true);
    expect(readsDiscardOrder('over')).toBe(false);
  });

  it('the active player decides for the cards of both sides, and the opponent of nobody', () => {
    const t = table({
      active: 1,
      me: { line: ['one', 'two'], deck: [digger] },
      foe: { house: 'brobnar', hand: [wrath], line: ['three', 'four'] },
    });
    t.foe.play('wrath');
    expect(t.options()).toEqual(['three', 'four', 'one', 'two', 'done']);
    t.foe.choose('two', 'four');
    t.expect({ me: { line: [], discard: ['one', 'two'] }, foe: { line: [], discard: ['wrath', 'three', 'four'] } });
  });

  it('Cards: top of a discard pile', () => {
    const t = table({ me: { house: 'brobnar', hand: [digger], discard: ['five', 'six'] } });
    t.me.play('digger');
    t.expect({ me: { hand: ['five'], discard: ['digger', 'six'] } });
  });
});
