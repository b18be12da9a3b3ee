// Abilities that work while their card lies out of play, and nowhere else.
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import {
  a,
  another,
  becomeCopy,
  blanks,
  clone,
  conform,
  constant,
  creature,
  destroy,
  draw,
  duringYourTurn,
  each,
  eachTime,
  friendly,
  gain,
  getsPower,
  ifYouDo,
  imagine,
  inDiscard,
  inHand,
  keyCost,
  may,
  mayInsteadOf,
  purge,
  putIntoPlay,
  ready,
  reap,
  returnToHand,
  reveal,
  see,
  self,
  table,
  whileIn,
  youPlay,
} from '../../index.ts';
import { worksOutOfPlay } from '../../language/definitions.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const me: SeatPosition = { house: 'brobnar', houses: ['brobnar', 'dis'], deck: copies(9, 'one') };
const foe: SeatPosition = { houses: ['dis', 'logos'], deck: copies(9, 'imp') };

const phoenix = being(
  'phoenix',
  { power: 4 },
  whileIn(
    'discard',
    eachTime(
      { event: 'turnBegan', who: 'you' },
      may(destroy(a(friendly(creature)))),
      ifYouDo(putIntoPlay(self), ready(self)),
    ),
  ),
);
const warhorn = thing('warhorn', whileIn('discard', constant(getsPower(friendly(creature), 2))));
const purging = spell('purging', purge(a(inDiscard({}, 'each'))));

const powers = (t: ReturnType<typeof table>) => see(t.state, 0).players.map(({ line }) => line.map((c) => c.power));

describe('an ability that works in a discard pile [rule out-of-play-ability]', () => {
  it('waits there for its event, and speaks to the owner of the card', () => {
    const t = table({ me: { ...me, line: ['two'], discard: [phoenix] }, foe, step: 'forge' });
    t.me.yes().house('brobnar');
    t.expect({ me: { line: [phoenix], discard: ['two'] } });
    const not = table({ me: { ...me, line: ['two'], discard: [phoenix] }, foe, step: 'forge' });
    not.me.no().house('brobnar');
    not.expect({ me: { line: ['two'], discard: [phoenix] } });
  });

  it('does nothing in play, in a hand, or in the turn of the opponent', () => {
    const t = table({
      me: { ...me, line: ['two', phoenix], hand: [phoenix] },
      foe: { ...foe, line: ['imp'], discard: [phoenix] },
      step: 'forge',
    });
    expect(t.state.ask?.kind).toBe('house');
    t.me.house('brobnar');
    t.expect({ me: { line: ['two', phoenix] }, foe: { line: ['imp'], discard: [phoenix] } });
  });

  it('of two copies each does what it says', () => {
    const t = table({ me: { ...me, line: ['two', 'three'], discard: [phoenix, phoenix] }, foe, step: 'forge' });
    t.me.order(phoenix).yes().choose('two').flank('right').yes().choose('three').flank('right').house('brobnar');
    t.expect({ me: { line: [phoenix, phoenix], discard: ['three', 'two'] } });
  });

  it('is lost where the card has gone before it can resolve', () => {
    const digger = thing('digger', eachTime({ event: 'turnBegan', who: 'you' }, purge(each(inDiscard({})))));
    const t = table({ me: { ...me, line: ['two'], discard: [phoenix], artifacts: [digger] }, foe, step: 'forge' });
    t.me.order(digger).house('brobnar');
    t.expect({ me: { line: ['two'], artifacts: [digger], purged: [phoenix], discard: [] } });
  });

  it('holds as long as the card lies there', () => {
    const t = table({ me: { ...me, line: ['two'], hand: [purging, warhorn] }, foe: { ...foe, line: ['imp'] } });
    expect(powers(t)).toEqual([[2], [2]]);
    t.me.discard(warhorn);
    expect(powers(t)).toEqual([[4], [2]]);
    t.me.play(purging).choose(warhorn);
    expect(powers(t)).toEqual([[2], [2]]);
    t.expect({ me: { line: ['two'], purged: [warhorn] }, foe: { line: ['imp'] } });
  });

  it('that ends destroys creatures that live by it', () => {
    const t = table({
      me: { ...me, line: [{ id: 'two', damage: 3 }], hand: [purging], discard: [warhorn] },
      foe,
    });
    t.me.play(purging).choose(warhorn);
    t.expect({ me: { line: [], discard: [purging, 'two'] } });
  });

  it('replaces what would happen', () => {
    const scout = being(
      'scooter',
      {},
      whileIn('discard', mayInsteadOf(duringYourTurn({ event: 'draw', who: 'you' }), returnToHand(self))),
    );
    const drawing = spell('drawing', draw(1));
    const t = table({ me: { ...me, hand: [drawing, drawing], discard: [scout] }, foe });
    t.me.play(drawing).no();
    t.expect({ me: { hand: [drawing, 'one'], discard: [drawing, scout] } });
    t.me.play(drawing).choose(scout);
    t.expect({ me: { hand: [scout, 'one'], discard: [drawing, drawing] } });
  });

  it('is not that of a copy in play, nor blank because all texts in play are', () => {
    const mimic = being('mimic', {}, reap(becomeCopy(a(another(creature)))));
    const hush = thing('hushing', constant(blanks({})));
    const t = table({
      me: { ...me, line: [mimic, phoenix], discard: [warhorn], artifacts: [hush] },
      foe: { ...foe, discard: [warhorn] },
    });
    expect(powers(t)).toEqual([[7, 6], []]);
    t.me.reap(mimic);
    const copied = table({ me: { ...me, line: [{ id: mimic, as: phoenix }, 'two'] }, foe, step: 'forge' });
    copied.me.house('brobnar');
    copied.expect({ me: { line: [{ id: mimic, as: phoenix }, 'two'] } });
  });

  it('counts for the owner of the card, and not in archives that hide it', () => {
    const cheap = thing('cheap', whileIn(['archives', 'purged'], constant(keyCost('you', -2))));
    const t = table({ me: { ...me, purged: [cheap] }, foe: { ...foe, archives: [cheap] } });
    const costs = see(t.state, 0).players.map(({ keyCost: cost }) => cost);
    expect(costs).toEqual([4, 6]);
  });

  it('makes the engine look at the piles only where a card of the game has one', () => {
    expect([phoenix, warhorn, purging, 'two'].map(worksOutOfPlay)).toEqual([true, true, false, false]);
  });
});

describe('an ability that works in a hand or archives [rule out-of-play-ability]', () => {
  const flag = thing('flag', whileIn(['hand', 'archives'], constant(getsPower(friendly(creature), 1))));
  const herald = thing('waiting-herald', whileIn('hand', eachTime(youPlay({}), gain(1))));
  const show = spell('show', reveal(each(inHand({}))));
  const stow = spell('stow', { kind: 'archive', what: each(inHand({})) });

  it('works as long as all players know the card', () => {
    const t = table({ me: { ...me, line: ['two'], hand: [flag, herald, show, 'three'] }, foe });
    t.me.play('three', 'right');
    expect(powers(t)[0]).toEqual([2, 3]);
    t.me.play(show);
    expect(powers(t)[0]).toEqual([3, 4]);
    // Nobody saw it when that was played.
    t.expect({ me: { line: ['two', { id: 'three', exhausted: true }], hand: [flag, herald], aember: 0 } });
    t.me.play(flag);
    t.expect({ me: { line: ['two', { id: 'three', exhausted: true }], hand: [herald], aember: 1 } });
    expect(powers(t)[0]).toEqual([2, 3]);
  });

  it('stops in archives, where the card lies facedown, though all saw it go there', () => {
    const t = table({ me: { ...me, line: ['two'], hand: [flag, show, stow] }, foe });
    t.me.play(show);
    expect(powers(t)[0]).toEqual([3]);
    t.me.play(stow);
    expect(powers(t)[0]).toEqual([2]);
    t.expect({ me: { line: ['two'], archives: [flag] } });
  });

  it('stops when somebody loses track of the card', () => {
    const hide = spell('hide', { kind: 'archive', what: { all: inHand({ type: 'creature' }) } });
    const t = table({ me: { ...me, line: ['two'], hand: [flag, show, hide, 'three', 'four'] }, foe });
    t.me.play(show);
    expect(powers(t)[0]).toEqual([3]);
    const aside = spell('aside', { kind: 'archive', what: { all: inHand({ type: 'creature' }) } });
    // One of the hand goes to the archives, unseen by the opponent, who cannot tell any more which cards stay.
    const blind = table({ me: { ...me, line: ['two'], hand: [flag, show, aside, 'three'], deck: ['four'] }, foe });
    blind.me.play(show).end();
    blind.foe.house('dis').end();
    blind.me.house('brobnar');
    expect(powers(blind)[0]).toEqual([3]);
    blind.me.play(aside);
    expect(powers(blind)[0]).toEqual([2]);
  });

  it('tells nobody of a card that is hidden', () => {
    const t = table({ me: { ...me, line: ['two'], hand: [flag, herald, 'three'] }, foe: { ...foe, hand: [flag] } });
    for (let option = 0; option < 3; option++) conform(clone(t.state), option, 7);
    // A card of the opponent that might be anything is no card that works from there.
    for (let seed = 0; seed < 10; seed++) {
      const other = imagine(t.state, 1, seed);
      expect(see(other, 1)).toEqual(see(t.state, 1));
      expect(other.shape).toBe(t.state.shape);
    }
    // That it comes to a hand unseen leaves no trace in the state.
    const shapes = [flag, 'three'].map((drawn) => {
      const drawing = table({ me: { ...me, line: ['two'], deck: [drawn] }, foe });
      drawing.me.end();
      return drawing.state.shape;
    });
    expect(shapes[0]).toBe(shapes[1]);
  });
});
