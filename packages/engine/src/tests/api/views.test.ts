import { describe, expect, it } from 'vitest';
import type { CardView, DeckList, GameEvent, Viewer } from '../../index.ts';
import {
  a,
  answer,
  archive,
  choose,
  clone,
  constant,
  creature,
  deal,
  discard,
  draw,
  friendly,
  gain,
  gainsKeyword,
  getsPower,
  handSize,
  imagine,
  inHand,
  lasting,
  legal,
  losesKeyword,
  may,
  named,
  only,
  putOnDeck,
  putUnder,
  returnToHand,
  reveal,
  see,
  shuffle,
  stateHash,
  table,
  topOfDeck,
  witness,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const names = (cards: readonly CardView[]): readonly string[] => cards.map((card) => (card.known ? card.name : '?'));

describe('see: what a viewer may know', () => {
  const t = () =>
    table({
      me: {
        house: 'brobnar',
        hand: ['one', 'two'],
        deck: ['three'],
        archives: ['four'],
        discard: ['five', 'six'],
        purged: ['seven'],
        line: ['eight'],
        artifacts: [{ id: 'rock', under: ['nine'] }],
        aember: 3,
        keys: 1,
        chains: 7,
      },
      foe: {
        houses: ['dis'],
        hand: ['imp', 'curse'],
        deck: ['imp'],
        archives: ['imp'],
        artifacts: [{ id: 'lens', under: ['imp'] }],
      },
    });

  it('a seat sees its own hand and archives, and the number of cards in those of others', () => {
    const [me, foe] = see(t().state, 0).players;
    expect(names(me?.hand ?? [])).toEqual(['one', 'two']);
    expect(names(me?.archives ?? [])).toEqual(['four']);
    expect(names(foe?.hand ?? [])).toEqual(['?', '?']);
    expect(names(foe?.archives ?? [])).toEqual(['?']);
    expect(foe?.hand[0]).toEqual({ known: false, owner: 1 });
  });

  it('the table sees neither', () => {
    const [me, foe] = see(t().state, 'table').players;
    expect([...names(me?.hand ?? []), ...names(foe?.hand ?? []), ...names(me?.archives ?? [])]).toEqual([
      '?',
      '?',
      '?',
      '?',
      '?',
    ]);
  });

  it('tells how many cards the hand is refilled to, with the chains there are', () => {
    const size = (chains: number, artifacts: readonly string[] = []): number | undefined =>
      see(table({ me: { house: 'brobnar', chains, artifacts } }).state, 0).players[0]?.refillTo;
    expect([0, 1, 6, 7, 18, 19, 24, 40].map((chains) => size(chains))).toEqual([6, 5, 5, 4, 3, 2, 2, 2]);
    const less = thing('less', constant(handSize('each', -5)));
    expect([0, 1, 7].map((chains) => size(chains, [less]))).toEqual([1, 0, 0]);
  });

  it('what it tells of chains is what is drawn up to', () => {
    for (const chains of [0, 3, 12]) {
      const t = table({ me: { house: 'brobnar', chains, hand: ['one'], deck: copies(8, 'two') } });
      const size = see(t.state, 0).players[0]?.refillTo;
      t.me.end();
      expect(see(t.state, 0).players[0]?.hand).toHaveLength(size ?? -1);
    }
  });

  it('of a deck only its size is told', () => {
    const view = see(t().state, 0);
    expect(view.players.map((p) => p.deck)).toEqual([1, 1]);
    expect(JSON.stringify(view)).not.toContain('"three"');
  });

  it('discard pile and purged cards are open, top first', () => {
    for (const viewer of [0, 1, 'table'] as const) {
      const [me] = see(t().state, viewer).players;
      expect(me?.discard.map((card) => card.name)).toEqual(['five', 'six']);
      expect(names(me?.purged ?? [])).toEqual(['seven']);
    }
  });

  it('a facedown card is known to who put it there', () => {
    const under = (viewer: Viewer, seat: number): readonly string[] =>
      names(see(t().state, viewer).players[seat]?.artifacts[0]?.under ?? []);
    expect([under(0, 0), under(1, 0), under('table', 0)]).toEqual([['nine'], ['?'], ['?']]);
  });

  it('what is in play is open, with effective and printed values', () => {
    const state = table({
      me: {
        house: 'brobnar',
        line: [
          'one',
          {
            id: 'shield',
            damage: 1,
            aember: 2,
            power: 2,
            stunned: true,
            warded: true,
            enraged: true,
            exhausted: true,
            counters: { doom: 1 },
            upgrades: ['hat'],
          },
          'hedgehog',
        ],
      },
    }).state;
    const card = see(state, 1).players[0]?.line[1];
    expect(card).toMatchObject({
      name: 'shield',
      power: 6,
      armor: 2,
      armorLeft: 2,
      printed: { power: 4, armor: 2 },
      damage: 1,
      aember: 2,
      powerCounters: 2,
      stunned: true,
      warded: true,
      enraged: true,
      exhausted: true,
      counters: { doom: 1 },
      flank: false,
      traits: ['knight'],
      controller: 0,
      owner: 0,
      house: 'brobnar',
      type: 'creature',
      tagged: false,
    });
    expect(card?.upgrades.map((u) => u.name)).toEqual(['hat']);
    expect(see(state, 1).players[0]?.line[2]).toMatchObject({ keywords: { hazardous: 2 }, flank: true });
  });

  it('keywords are those of its text with what effects give, take and add', () => {
    const flag = thing(
      'flag-of-words',
      constant(
        gainsKeyword(named('hedgehog'), 'hazardous', 3),
        gainsKeyword(named('one'), 'taunt'),
        losesKeyword(named('sneak'), 'elusive'),
      ),
    );
    const line = ['hedgehog', 'one', 'sneak', 'snake'];
    const keywordsOf = (artifacts: readonly string[]) =>
      see(table({ me: { line, artifacts } }).state, 1).players[0]?.line.map(({ keywords }) => keywords);
    expect(keywordsOf([])).toEqual([{ hazardous: 2 }, {}, { elusive: 1 }, { poison: 1 }]);
    expect(keywordsOf([flag])).toEqual([{ hazardous: 5 }, { taunt: 1 }, {}, { poison: 1 }]);
  });

  it('a card out of play is told anew when an effect changes it, and when it is defined anew', () => {
    const flag = thing('flag-of-dis', constant({ mod: 'house', of: named('banner-man'), house: 'dis' }));
    being('banner-man', { house: 'mars' });
    const t = table({ me: { house: 'brobnar', hand: ['banner-man', flag] } });
    const seen = () => see(t.state, 0).players[0]?.hand.find((card) => card.known && card.name === 'banner-man');
    expect(seen()).toMatchObject({ house: 'mars' });
    const before = clone(t.state);
    t.me.play(flag);
    expect(seen()).toMatchObject({ house: 'dis' });
    expect(see(before, 0).players[0]?.hand[0]).toMatchObject({ house: 'mars' });
    being('banner-man', { house: 'logos' });
    expect(see(before, 0).players[0]?.hand[0]).toMatchObject({ house: 'logos' });
  });

  it('tells the own house of a card that an effect gives another, in hand and in play, of a maverick that of the copy', () => {
    const flag = thing('flag-of-logos', constant({ mod: 'house', of: named('rover'), house: 'logos' }));
    being('rover', { house: 'mars' });
    const rovers = ['rover', { id: 'rover', house: 'dis' }] as const;
    const own = (artifacts: readonly string[]) => {
      const me = see(table({ me: { hand: [...rovers], line: [...rovers, 'one'], artifacts } }).state, 0).players[0];
      return [...(me?.hand ?? []), ...(me?.line ?? [])].map((card) => card.known && card.ownHouse);
    };
    expect(own([flag]).sort()).toEqual(['dis', 'dis', 'mars', 'mars', undefined]);
    expect(own([])).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('tells pool, keys, cost, chains and what the hand is refilled to', () => {
    const [me] = see(t().state, 1).players;
    expect(me).toMatchObject({
      aember: 3,
      keys: 1,
      keyCost: 6,
      spendable: 0,
      chains: 7,
      houses: ['brobnar', 'dis', 'untamed'].slice(0, 1),
      team: 0,
      seat: 0,
    });
  });

  it('the options of a question are for the one who decides', () => {
    const { state } = t();
    expect(see(state, 0).ask?.options.length).toBeGreaterThan(1);
    expect(see(state, 1).ask).toMatchObject({ kind: 'move', player: 0, options: [] });
    expect(see(state, 'table').ask?.options).toEqual([]);
  });

  it('a played action that is being resolved is open', () => {
    const x = table({ me: { house: 'brobnar', hand: [spell('x', may(gain(1)))] } });
    x.me.play('x');
    expect(see(x.state, 1).played.map((card) => card.name)).toEqual(['x']);
  });

  it('lasting effects are told as data', () => {
    const x = table({
      me: { house: 'brobnar', hand: [spell('x', lasting('turn', constant(getsPower(friendly(creature), 1))))] },
    });
    x.me.play('x');
    const [effect] = see(x.state, 1).lasting;
    expect(effect).toMatchObject({
      ability: 'x/0.do.ability',
      controller: 0,
      source: { name: 'x' },
      vars: {},
      until: 'turn',
    });
  });

  it('a lasting effect does not name a card that the viewer cannot see', () => {
    const oath = spell(
      'oath',
      choose(a({ zone: 'hand' }), (card) => [lasting('turn', constant(gainsKeyword(only(card), 'alpha')))]),
    );
    const x = table({ me: { house: 'brobnar', hand: [oath, 'five', 'six'] } });
    x.me.play(oath).choose('six');
    expect(see(x.state, 0).lasting[0]?.vars).toMatchObject({ card0: [{ name: 'six' }] });
    for (const viewer of [1, 'table'] as const)
      expect(see(x.state, viewer).lasting[0]?.vars).toEqual({ card0: [{ id: -1, life: 0, name: '' }] });
  });

  it('a fight that goes on, and the winner', () => {
    const duelist = being('duelist', {}, { on: 'before-fight', do: may(gain(1)) });
    const x = table({ me: { house: 'brobnar', line: [duelist] }, foe: { line: ['one'] } });
    x.me.fight('duelist', 'one');
    expect(see(x.state, 1).fight).toMatchObject({ attacker: { name: 'duelist' }, defender: { name: 'one' } });
    expect(see(table({ step: 'forge', me: { houses: ['brobnar'], keys: 2, aember: 6 } }).state, 1).winner).toBe(0);
  });

  it('the order of hidden cards tells nothing: a known card of another hand comes last', () => {
    const x = table({
      me: { house: 'brobnar', hand: [spell('x', reveal({ all: { zone: 'hand', of: 'opponent', name: 'two' } }))] },
      foe: { hand: ['one', 'two', 'three'] },
    });
    x.me.play('x');
    expect(names(see(x.state, 0).players[1]?.hand ?? [])).toEqual(['?', '?', 'two']);
    expect(names(see(x.state, 1).players[1]?.hand ?? [])).toEqual(['one', 'two', 'three']);
  });

  it('a card that returned from play to a hand is known there', () => {
    const x = table({
      me: { house: 'brobnar', hand: [spell('x', returnToHand(a(creature)))] },
      foe: { line: ['imp'], hand: ['one'] },
    });
    x.me.play('x').choose('imp');
    expect(names(see(x.state, 0).players[1]?.hand ?? [])).toEqual(['?', 'imp']);
  });

  it('what was known is forgotten with a shuffle', () => {
    const x = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', putOnDeck(a(creature)), shuffle('deck', 'opponent'), draw(2, 'opponent'))],
      },
      foe: { line: ['imp'], deck: ['one'] },
    });
    x.me.play('x').choose('imp');
    expect(names(see(x.state, 0).players[1]?.hand ?? [])).toEqual(['?', '?']);
  });

  it('two states that differ only in hidden cards look the same', () => {
    const view = (hand: readonly string[], deck: readonly string[]): string =>
      JSON.stringify(
        see(table({ me: { house: 'brobnar', line: ['one'] }, foe: { houses: ['dis'], hand, deck } }).state, 0),
      );
    expect(view(['one', 'two'], ['three'])).toBe(view(['nine', 'rock'], ['imp']));
  });
});

describe('witness: what a viewer may know of an event', () => {
  const seen = (events: readonly GameEvent[], viewer: Viewer, type: GameEvent['type']): unknown =>
    events.filter((e) => e.type === type).map((e) => witness(e, viewer, 2));
  const unseen = { id: -1, life: 0, name: '' };

  it('cards that another player draws', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', draw(1))], deck: ['one'] } });
    t.me.play('x');
    expect(seen(t.events, 0, 'draw')).toMatchObject([{ amount: 1, cards: [{ name: 'one' }] }]);
    expect(seen(t.events, 1, 'draw')).toMatchObject([{ amount: 1, cards: [unseen] }]);
    expect(seen(t.events, 'table', 'draw')).toMatchObject([{ amount: 1, cards: [unseen] }]);
  });

  it('a card that goes from a hand to the archives', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', archive(a(inHand(creature)))), 'one'] } });
    t.me.play('x').choose('one');
    const moves = t.events.filter((e) => e.type === 'move' && e.to === 'archives');
    expect(moves.map((e) => witness(e, 0, 2))).toMatchObject([{ card: { name: 'one' } }]);
    expect(moves.map((e) => witness(e, 1, 2))).toMatchObject([{ card: unseen }]);
  });

  it('a card put facedown beneath another', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', putUnder(a(inHand(creature)), { all: { type: 'artifact' } })), 'one'],
        artifacts: ['rock'],
      },
    });
    t.me.play('x').choose('one');
    expect(seen(t.events, 1, 'putUnder')).toMatchObject([{ card: unseen, host: { name: 'rock' } }]);
    expect(seen(t.events, 0, 'putUnder')).toMatchObject([{ card: { name: 'one' } }]);
  });

  it('a card that is shown to one player only', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', reveal(topOfDeck(1), 'you'))], deck: ['one'] } });
    t.me.play('x');
    expect(seen(t.events, 0, 'reveal')).toMatchObject([{ card: { name: 'one' } }]);
    expect(seen(t.events, 1, 'reveal')).toMatchObject([{ card: unseen }]);
    expect(seen(t.events, 'table', 'reveal')).toMatchObject([{ card: unseen }]);
  });

  it('what is revealed to all, discarded or played is open', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', reveal(topOfDeck(1)), discard(topOfDeck(1)))], deck: ['one'] },
    });
    t.me.play('x');
    for (const type of ['reveal', 'discard', 'playBegan'] as const)
      expect(seen(t.events, 'table', type)).toEqual(t.events.filter((e) => e.type === type));
  });

  it('a creature from play that goes to the archives was seen', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', archive(a(creature)))] }, foe: { line: ['imp'] } });
    t.me.play('x').choose('imp');
    expect(seen(t.events, 0, 'leave')).toMatchObject([{ card: { name: 'imp' }, to: 'archives' }]);
  });
});

describe('imagine: a state that a seat cannot tell from the true one', () => {
  const deck = (cards: readonly string[]): DeckList => ({
    name: 'd',
    houses: ['brobnar'],
    cards: cards.map((name) => ({ name })),
  });
  const all = [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'rock',
    'hat',
    'blank',
    'shield',
    'sneak',
    'snake',
    'rammer',
    'scout',
    'giant',
  ];

  it('looks the same, has the same cards, and another future', () => {
    const s = deal({ decks: [deck(all), deck(all)], seed: 3, first: 0 });
    for (const seat of [0, 1]) {
      const other = imagine(s, seat, 99);
      expect(JSON.stringify(see(other, seat))).toBe(JSON.stringify(see(s, seat)));
      expect(other.cards.map((c) => c.ref.name).sort()).toEqual(s.cards.map((c) => c.ref.name).sort());
      expect(other.rng).not.toEqual(s.rng);
    }
  });

  it('deals hidden cards anew, and not those that the seat knows', () => {
    const s = deal({ decks: [deck(all), deck(all)], seed: 3, first: 0 });
    const other = imagine(s, 0, 99);
    const hand = (state: typeof s, seat: number): string =>
      (state.players[seat]?.hand ?? []).map((id) => state.cards[id]?.ref.name).join(' ');
    expect(hand(other, 0)).toBe(hand(s, 0));
    expect(hand(other, 1)).not.toBe(hand(s, 1));
  });

  it('does not touch the true state, and depends on the seed alone', () => {
    const s = deal({ decks: [deck(all), deck(all)], seed: 3, first: 0 });
    const before = JSON.stringify(s);
    expect(stateHash(imagine(s, 0, 7))).toBe(stateHash(imagine(s, 0, 7)));
    expect(stateHash(imagine(s, 0, 7))).not.toBe(stateHash(imagine(s, 0, 8)));
    expect(JSON.stringify(s)).toBe(before);
  });

  it('in the middle of an effect: the cards that are offered stay what they are', () => {
    const x = spell('x', { kind: 'choose', as: 'c', ...a(inHand({}, 'opponent')) }, discard({ var: 'c' }));
    const t = table({
      me: { house: 'brobnar', hand: [x] },
      foe: { hand: ['one', 'two'], deck: ['three', 'four', 'five'] },
    });
    t.me.play('x');
    const offered = t.options();
    for (let seed = 0; seed < 10; seed++) {
      const other = imagine(t.state, 0, seed);
      expect(legal(other).map((o) => (o.pick === 'card' ? o.card.name : ''))).toEqual(offered);
      expect(legal(other).every((o) => o.pick === 'card' && other.cards[o.card.id]?.ref.name === o.card.name)).toBe(
        true,
      );
    }
  });

  it('in the middle of an effect that another player decides: options fit the imagined cards', () => {
    const x = spell('x', discard({ ...a(inHand({}, 'opponent')), by: 'opponent' }));
    const t = table({
      me: { house: 'brobnar', hand: [x] },
      foe: { hand: ['one', 'two'], deck: ['three', 'four', 'five', 'six'] },
    });
    t.me.play('x');
    const hands = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const other = imagine(t.state, 0, seed);
      const hand = (other.players[1]?.hand ?? []).map((id) => other.cards[id]?.ref.name).sort();
      hands.add(hand.join(' '));
      expect(
        legal(other)
          .map((o) => (o.pick === 'card' ? o.card.name : ''))
          .sort(),
      ).toEqual(hand);
      answer(other, 1);
      expect(other.players[1]?.discard).toHaveLength(1);
    }
    expect(hands.size).toBeGreaterThan(1);
  });

  it('keeps a card that was shown in place', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', reveal({ all: { zone: 'hand', of: 'opponent', name: 'two' } }))] },
      foe: { hand: ['one', 'two', 'three'], deck: ['four', 'five', 'six', 'seven'] },
    });
    t.me.play('x');
    const two = t.state.cards.find((c) => c.ref.name === 'two')?.ref.id ?? -1;
    for (let seed = 0; seed < 10; seed++)
      expect(imagine(t.state, 0, seed).cards[two]).toMatchObject({ ref: { name: 'two' }, zone: 'hand' });
  });
});
