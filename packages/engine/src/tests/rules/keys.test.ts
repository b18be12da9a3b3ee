// The keys have colours: which one is forged or unforged, who says so, and where nobody need be asked.
import { describe, expect, it } from 'vitest';
import type { DeckList, SeatPosition } from '../../index.ts';
import {
  answer,
  answersItself,
  answerThrough,
  clone,
  conform,
  constant,
  eachTime,
  forgeKey,
  forgeKeyFor,
  forgeKeyOf,
  forges,
  gain,
  gameEndOf,
  getsPower,
  ifYouDo,
  isForged,
  keyColorsForgedBy,
  keyCost,
  keyCostOf,
  keysOf,
  legal,
  maySpendAemberOn,
  not,
  only,
  play,
  playOn,
  position,
  record,
  replay,
  SetupError,
  see,
  self,
  settle,
  startRecorded,
  table,
  twoKeysOfOneColor,
  unforge,
  unforgeFromLastTurn,
  when,
  whileTrue,
} from '../../index.ts';
import { readsKeyColors, readsKeysOfLastTurn } from '../../language/analysis.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

/** A card that can tell the colours apart, and does nothing else here. */
const flag = thing('flag', whileTrue(isForged('red', 'you'), getsPower(only(self), 1)));
const colors = ['red', 'blue', 'yellow'];

/** My turn begins, with enough for a key, and a card that speaks of colours lies on the table. */
const forging = (me: SeatPosition = {}) =>
  table({ step: 'forge', me: { houses: ['brobnar', 'dis'], aember: 6, artifacts: [flag], ...me } });
const left = { artifacts: [flag] };

describe('forging [rule keys, rule forge-a-key]', () => {
  it('Node forge: whoever forges chooses which key it is', () => {
    const t = forging();
    expect(t.options()).toEqual(colors);
    expect(t.state.ask).toMatchObject({ kind: 'key', player: 0 });
    expect(t.state.ask?.alike).toBeUndefined();
    t.me.choose('blue');
    t.expect({ me: { keys: ['blue'], aember: 0, ...left } });
  });

  it('only an unforged key can be chosen, and the order in which they were forged is kept', () => {
    const t = forging({ keys: ['yellow'] });
    expect(t.options()).toEqual(['red', 'blue']);
    t.me.choose('red');
    t.expect({ me: { keys: ['yellow', 'red'], aember: 0, ...left } });
  });

  it('the last one is not asked about, and wins', () => {
    const t = forging({ keys: ['yellow', 'red'] });
    t.expect({ winner: 'me', me: { keys: ['yellow', 'red', 'blue'], aember: 0, ...left } });
    expect(gameEndOf(t.state)).toBe('keys');
  });

  it('where an opponent forges by my card in my turn, I choose, and not that player [rule active-player]', () => {
    const gift = spell('gift', forgeKeyFor(0, 'opponent'));
    const t = table({ me: { house: 'brobnar', artifacts: [flag], hand: [gift] } });
    t.me.play('gift');
    expect(t.state.ask).toMatchObject({ kind: 'key', player: 0 });
    t.me.choose('yellow');
    t.expect({ me: left, foe: { keys: ['yellow'] } });
  });

  it('which key it is, is said before æmber on cards is spent', () => {
    const purse = being('purse', {}, constant(maySpendAemberOn(only(self))));
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 6, artifacts: [flag], line: [{ id: purse, aember: 1 }] },
    });
    expect(t.options()).toEqual(colors);
    t.me.choose('red');
    expect(t.options()).toEqual(['purse', 'done']);
    t.me.choose('purse');
    t.expect({ me: { keys: ['red'], aember: 1, line: ['purse'], artifacts: [flag] } });
  });

  it('the event has the color, and says whether a card of the game speaks of colors', () => {
    const t = forging();
    t.me.choose('blue');
    const event = t.events.find(({ type }) => type === 'forge');
    expect(event).toMatchObject({ color: 'blue', tells: true });
  });
});

describe('where nothing can tell the colors apart [rule keys]', () => {
  /** The opponent is about to begin a turn with enough for a key. */
  const before = () => position({ seats: [{ house: 'brobnar' }, { houses: ['brobnar', 'dis'], aember: 6 }] });
  const end = (s: ReturnType<typeof before>): number =>
    legal(s).findIndex((option) => option.pick === 'move' && option.move.do === 'end');

  it('the engine asks all the same, and says that the answers are alike', () => {
    const s = before();
    answer(s, end(s));
    expect(s.ask).toMatchObject({ kind: 'key', player: 1, alike: true });
    expect(legal(s)).toHaveLength(3);
    expect(s.ask !== null && answersItself(s.ask)).toBe(true);
    expect(see(s, 1).ask?.alike).toBe(true);
    const other = clone(s);
    answer(other, 2);
    expect(other.players[1]?.keys).toEqual(['yellow']);
    conform(s, 1, 5);
  });

  it('settle answers it, and answerThrough does not stop at it', () => {
    const s = before();
    answer(s, end(s));
    const through = before();
    const happened = answerThrough(through, end(through));
    expect(settle(s).map(({ type }) => type)).toEqual(happened.slice(-2).map(({ type }) => type));
    for (const state of [s, through]) {
      expect(state.ask?.kind).toBe('house');
      expect(state.players[1]?.keys).toEqual(['red']);
    }
  });

  it('the event does not say that anybody speaks of colors', () => {
    const s = before();
    const event = answerThrough(s, end(s)).find(({ type }) => type === 'forge');
    expect(event).toEqual({ type: 'forge', player: 1, color: 'red', cost: 6, spent: [] });
  });

  it('in the language of tests nobody chooses, but may', () => {
    const x = spell('x', forgeKey(), gain(1));
    const start: SeatPosition = { house: 'brobnar', aember: 6, hand: [x] };
    const silent = table({ me: start });
    silent.me.play('x');
    silent.expect({ me: { keys: ['red'], aember: 1, hand: [] } });
    const chosen = table({ me: start });
    chosen.me.play('x').choose('yellow');
    chosen.expect({ me: { keys: ['yellow'], aember: 1, hand: [] } });
  });

  it('the cards of the game decide it, wherever they lie', () => {
    const words = [
      spell('k1', forgeKeyOf('red')),
      spell('k2', when(not(isForged('blue', 'each')), gain(1))),
      spell('k3', gain(keyColorsForgedBy('each'))),
      spell('k4', when(twoKeysOfOneColor, gain(1))),
      thing('k5', constant(keyCostOf('yellow', 'each', 1))),
    ];
    for (const word of words) {
      expect(readsKeyColors(word)).toBe(true);
      const t = table({ step: 'forge', me: { houses: ['brobnar'], aember: 7 }, foe: { deck: [word] } });
      expect(t.options(), word).toEqual(colors);
    }
    const plain = [
      spell('k6', forgeKey(), unforge('opponent')),
      thing('k7', constant(keyCost('each', 1)), eachTime(forges('each'), gain(1))),
      spell('k8', unforgeFromLastTurn('opponent')),
    ];
    for (const word of plain) expect(readsKeyColors(word)).toBe(false);
    expect(plain.map(readsKeysOfLastTurn)).toEqual([false, false, true]);
  });
});

describe('records', () => {
  const mine = being('mine', {}, play(gain(6)));
  const bright = being('bright', {}, whileTrue(isForged('red', 'you'), getsPower(only(self), 1)));

  function played(card: string) {
    const cards = [...copies(35, mine), card].map((name) => ({ name }));
    const rich: DeckList = { name: card, houses: ['brobnar', 'dis'], cards };
    const game = startRecorded({ decks: [rich, rich], seed: 3 });
    let asked = 0;
    for (let i = 0; i < 4000 && game.state.ask !== null; i++) {
      if (game.state.ask.kind === 'key') asked++;
      const options = legal(game.state);
      const plays = options.findIndex((option) => option.pick === 'move' && option.move.do === 'play');
      playOn(game, game.state.ask.kind === 'house' ? 0 : plays >= 0 ? plays : options.length - 1);
    }
    return { game, asked };
  }

  it('hold no answer to a question whose answers are alike', () => {
    const { game, asked } = played('five');
    expect(game.state.winner).not.toBeNull();
    expect(asked).toBe(0);
    const again = replay(JSON.parse(JSON.stringify(record(game))));
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
  });

  it('hold the choice of a key where a card can tell', () => {
    const { game, asked } = played(bright);
    expect(asked).toBeGreaterThan(2);
    expect(game.state.players[game.state.winner ?? 0]?.keys[0]).toBe('yellow');
    expect(replay(record(game)).state.players).toEqual(game.state.players);
  });
});

describe('what keys of one color cost [rule current-cost, rule keys]', () => {
  const dear = thing('dear', constant(keyCostOf('red', 'each', 2)));

  it('the color is chosen before paying, and each costs its own', () => {
    const t = forging({ aember: 8, artifacts: [dear] });
    expect(legal(t.state)).toEqual([
      { pick: 'key', seat: 0, color: 'red', cost: 8 },
      { pick: 'key', seat: 0, color: 'blue', cost: 6 },
      { pick: 'key', seat: 0, color: 'yellow', cost: 6 },
    ]);
    t.me.choose('red');
    t.expect({ me: { keys: ['red'], aember: 0, artifacts: [dear] } });
  });

  it('a key that is too dear is not offered, but one that can be paid must be forged', () => {
    const t = forging({ aember: 6, artifacts: [dear] });
    expect(t.options()).toEqual(['blue', 'yellow']);
    const forced = forging({ aember: 6, artifacts: [dear], keys: ['blue'] });
    forced.expect({ me: { keys: ['blue', 'yellow'], aember: 0, artifacts: [dear] } });
    const none = forging({ aember: 6, artifacts: [dear], keys: ['blue', 'yellow'] });
    none.expect({ me: { keys: ['blue', 'yellow'], aember: 6, artifacts: [dear] } });
  });

  it('a view tells what the cheapest unforged key costs', () => {
    const cost = (keys: SeatPosition['keys']): number | undefined =>
      see(forging({ aember: 0, artifacts: [dear], keys: keys ?? 0 }).state, 0).players[0]?.keyCost;
    expect([cost([]), cost(['blue', 'yellow']), cost(['red', 'yellow'])]).toEqual([6, 8, 6]);
  });

  it('of one player only, beside what changes the cost of all keys', () => {
    const tax = thing('tax', constant(keyCostOf('blue', 'opponent', 1), keyCost('opponent', 2)));
    const t = table({
      step: 'forge',
      me: { houses: ['brobnar'], aember: 8, keys: ['red', 'yellow'] },
      foe: { artifacts: [tax] },
    });
    t.expect({ me: { keys: ['red', 'yellow'], aember: 8 }, foe: { artifacts: [tax] } });
    const own = table({ step: 'forge', me: { houses: ['brobnar'], aember: 6, artifacts: [tax] } });
    own.me.choose('blue');
    own.expect({ me: { keys: ['blue'], aember: 0, artifacts: [tax] } });
  });
});

describe('cards that speak of colors [rule keys]', () => {
  const cast = (x: string, me: SeatPosition, foe: SeatPosition = {}) => {
    const t = table({ me: { house: 'brobnar', hand: [x], ...me }, foe });
    t.me.play(x);
    return t;
  };

  it('"forge your red key" asks nobody, and does nothing where that one is forged', () => {
    const x = spell('x', forgeKeyOf('red'), ifYouDo(gain(1)));
    cast(x, { aember: 6, keys: ['blue'] }).expect({ me: { keys: ['blue', 'red'], aember: 1 } });
    cast(x, { aember: 6, keys: ['red'] }).expect({ me: { keys: ['red'], aember: 6 } });
    cast(x, { aember: 5 }).expect({ me: { keys: 0, aember: 5 } });
  });

  it('"if your, your opponent\'s, any red key is forged"', () => {
    const x = spell(
      'x',
      when(isForged('red', 'you'), gain(1)),
      when(isForged('red', 'opponent'), gain(10)),
      when(isForged('red', 'each'), gain(100)),
    );
    cast(x, { keys: ['red'] }).expect({ me: { keys: ['red'], aember: 101 } });
    cast(x, {}, { keys: ['blue', 'red'] }).expect({ me: { aember: 110 }, foe: { keys: ['blue', 'red'] } });
    cast(x, { keys: ['blue'] }).expect({ me: { keys: ['blue'], aember: 0 } });
  });

  it('counts of keys of a color, of colors, and two keys of one color', () => {
    const x = spell(
      'x',
      gain(keysOf('red', 'each')),
      when(twoKeysOfOneColor, gain(10)),
      when({ equal: [keyColorsForgedBy('each'), 3] }, gain(100)),
    );
    cast(x, { keys: ['red'] }, { keys: ['red'] }).expect({ me: { aember: 12 }, foe: {} });
    cast(x, { keys: ['red'] }, { keys: ['blue', 'yellow'] }).expect({ me: { aember: 101 }, foe: {} });
  });

  it('"while your red key is forged" holds from the moment on at which it is', () => {
    const soldier = being('soldier', { power: 2 }, whileTrue(isForged('red', 'you'), getsPower(only(self), 3)));
    const powers = (color: string): number | undefined => {
      const t = forging({ artifacts: [], line: [soldier] });
      t.me.choose(color);
      return see(t.state, 0).players[0]?.line[0]?.power;
    };
    expect([powers('blue'), powers('red')]).toEqual([2, 5]);
  });
});

describe('unforging [rule unforge]', () => {
  const hammer = spell('hammer', unforge('opponent'));

  it('the active player chooses which key of the opponent it is', () => {
    const t = table({ me: { house: 'brobnar', artifacts: [flag], hand: [hammer] }, foe: { keys: ['yellow', 'red'] } });
    t.me.play('hammer');
    expect(t.state.ask).toMatchObject({ kind: 'key', player: 0 });
    expect(legal(t.state)).toEqual([
      { pick: 'key', seat: 1, color: 'yellow' },
      { pick: 'key', seat: 1, color: 'red' },
    ]);
    t.me.choose('red');
    t.expect({ me: left, foe: { keys: ['yellow'] } });
    const event = t.events.find(({ type }) => type === 'unforge');
    expect(event).toEqual({ type: 'unforge', player: 1, color: 'red', tells: true });
  });

  it('one key is not asked about, and where nothing can tell them apart neither are two', () => {
    const one = table({ me: { house: 'brobnar', artifacts: [flag], hand: [hammer] }, foe: { keys: ['blue'] } });
    one.me.play('hammer');
    expect(one.state.ask?.kind).toBe('move');
    one.expect({ me: left, foe: { keys: [] } });
    const two = table({ me: { house: 'brobnar', hand: [hammer] }, foe: { keys: ['blue', 'red'] } });
    two.me.play('hammer');
    expect(two.state.ask).toMatchObject({ kind: 'key', alike: true });
    two.expect({ foe: { keys: ['red'] } });
  });

  it('of each player: one after the other is chosen, and both are unforged at once', () => {
    const both = spell('both', unforge('each'));
    const t = table({
      me: { house: 'brobnar', artifacts: [flag], hand: [both], keys: ['red', 'blue'] },
      foe: { keys: ['red', 'yellow'] },
    });
    t.me.play('both').choose('blue');
    expect(t.state.ask?.player).toBe(0);
    t.me.choose('red');
    expect(t.events.flatMap((e) => (e.type === 'unforge' ? [[e.player, e.color]] : []))).toEqual([
      [0, 'blue'],
      [1, 'red'],
    ]);
    t.expect({ me: { keys: ['red'], ...left }, foe: { keys: ['yellow'] } });
  });

  const late = spell('late', unforgeFromLastTurn('opponent'), ifYouDo(gain(1)));
  const twice = spell('twice', forgeKeyFor(0), forgeKeyFor(0));
  const turn = (me: SeatPosition, foe: SeatPosition) =>
    table({
      active: 1,
      me: { houses: ['brobnar'], ...me },
      foe: { house: 'brobnar', houses: ['brobnar'], ...foe },
    });

  it('a key of the last turn only: of several of that turn the active player chooses', () => {
    const flagged = spell('flagged', forgeKeyFor(0));
    const t = turn({ hand: [late], artifacts: [flag] }, { keys: ['blue'], hand: [flagged] });
    t.foe.play('flagged').choose('yellow').end();
    t.me.play('late');
    t.expect({ me: { aember: 1, ...left }, foe: { keys: ['blue'] } });
    const unkeyed = thing('unkeyed', constant(keyCostOf('red', 'each', 0)));
    // A third key would win, so that one is unforged in between.
    const again = turn({ hand: [late], artifacts: [unkeyed] }, { hand: [twice] });
    again.foe.play('twice').choose('red').choose('blue').end();
    again.me.play('late');
    expect(again.options()).toEqual(['red', 'blue']);
    again.me.choose('blue');
    again.expect({ me: { aember: 1, artifacts: [unkeyed] }, foe: { keys: ['red'] } });
  });

  it('a key of the last turn that was unforged and forged again since is none', () => {
    const t = turn(
      { hand: [late, spell('again', unforge('opponent'), forgeKeyFor(0, 'opponent'))] },
      { hand: [spell('once', forgeKeyFor(0))] },
    );
    t.foe.play('once').end();
    t.me.play('again').play('late');
    t.expect({ me: { aember: 0, hand: [] }, foe: { keys: ['red'] } });
  });

  it('where a card asks for a key of the last turn, which one another card unforges is no longer alike', () => {
    const t = turn({ hand: [hammer, late] }, { keys: ['blue'], hand: [spell('once', forgeKeyFor(0))] });
    t.foe.play('once').end();
    t.me.play('hammer');
    expect(t.state.ask).toMatchObject({ kind: 'key' });
    expect(t.state.ask?.alike).toBeUndefined();
    t.me.choose('blue').play('late');
    t.expect({ me: { aember: 1, hand: [] }, foe: { keys: [] } });
  });
});

describe('positions and views', () => {
  it('take a number of keys, or their colors', () => {
    const keys = (of: SeatPosition['keys']) =>
      position({ seats: [{ house: 'brobnar', keys: of ?? 0 }, {}] }).players[0]?.keys;
    expect(keys(2)).toEqual(['red', 'blue']);
    expect(keys(['yellow', 'red'])).toEqual(['yellow', 'red']);
  });

  it.each([4, -1, 1.5, ['red', 'red'], ['green']])('%s are no keys', (wrong) => {
    const seat = { house: 'brobnar', keys: wrong } as unknown as SeatPosition;
    expect(() => position({ seats: [seat, {}] })).toThrow(SetupError);
    expect(() => position({ seats: [seat, {}] })).toThrow('The forged keys must be a number from 0 to 3');
  });

  it('a view tells how many keys there are, and which', () => {
    const { state } = table({ me: { house: 'brobnar', keys: ['yellow', 'red'] } });
    for (const viewer of [0, 1, 'table'] as const)
      expect(see(state, viewer).players[0]).toMatchObject({ keys: 2, keyColors: ['yellow', 'red'] });
  });
});
