// Secrets that no player can find out: by asking for many imagined states, by watching ids and lives over time, or from
// the seat that the engine asks. Random games over all cards prove the same in conformance.ts.
import { describe, expect, it } from 'vitest';
import type { CardView, DeckList, State, Table, Viewer } from '../../index.ts';
import {
  a,
  anyCard,
  archive,
  creature,
  deal,
  discard,
  draw,
  each,
  gain,
  imagine,
  inHand,
  legal,
  omni,
  purge,
  putUnder,
  returnToHand,
  reveal,
  scrambled,
  see,
  seq,
  shuffleIntoDeck,
  table,
  thisWay,
  topOfDeck,
  witness,
} from '../../index.ts';
import { copies, spell, thing } from '../../testing/cards.ts';

const names = (cards: readonly CardView[] | undefined): readonly string[] =>
  (cards ?? []).map((card) => (card.known ? card.name : '?'));
const handSeen = (t: Table, viewer: Viewer, seat: number) => names(see(t.state, viewer).players[seat]?.hand);
const archivesSeen = (t: Table, viewer: Viewer, seat: number) => names(see(t.state, viewer).players[seat]?.archives);
const nameOf = (s: State, id: number): string => s.cards[id]?.ref.name ?? '';
const json = (value: unknown): string => JSON.stringify(value);

function dice(seed: number): (sides: number) => number {
  let x = seed | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

const many = Array.from({ length: 60 }, (_, i) => i);
const vanilla = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('imagine is a function of what the seat knows and of the seed', () => {
  const deck = (cards: readonly string[]): DeckList => ({
    name: 'd',
    houses: ['brobnar'],
    cards: cards.map((name) => ({ name })),
  });

  it('two deals that look the same to a seat are imagined the same', () => {
    const cards = [...vanilla, ...vanilla, 'rock', 'hat', 'blank', 'shield', 'snake'];
    for (const seed of many) {
      const s = deal({ decks: [deck(cards), deck(cards)], seed, first: 0 });
      for (const seat of [0, 1]) {
        const twin = scrambled(s, seat, dice(seed));
        expect(json(twin)).not.toBe(json(s));
        expect(json(see(twin, seat))).toBe(json(see(s, seat)));
        expect(json(imagine(twin, seat, seed))).toBe(json(imagine(s, seat, seed)));
      }
    }
  });

  /** The hidden card was put away in the same effect, which still knows it. */
  const archived = spell('put-away', archive(a(inHand(anyCard))), discard(a(inHand(anyCard))));

  it('a card that an effect in the middle of its work has moved unseen is any card', () => {
    const t = table({
      me: { house: 'brobnar', hand: [archived, 'one', 'two', 'three'], deck: vanilla.slice(3) },
      foe: {},
    });
    t.me.play(archived).choose('two');
    expect(t.state.ask?.kind).toBe('cards');
    const found = new Set(
      many.map((seed) => nameOf(imagine(t.state, 1, seed), imagine(t.state, 1, seed).players[0]?.archives[0] ?? -1)),
    );
    expect(found.size).toBeGreaterThan(4);
  });

  it('a place is not pinned by an earlier life of a card with its id', () => {
    const away = spell('away', shuffleIntoDeck(each(creature)));
    const t = table({
      me: { house: 'brobnar', hand: ['one', away], deck: [...vanilla.slice(1), 'rock', 'hat'] },
      foe: {},
    });
    t.me.play('one').play(away);
    const imagined = many.map((seed) => imagine(t.state, 1, seed));
    const deck_ = t.state.players[0]?.deck ?? [];
    expect(deck_).toHaveLength(11);
    deck_.forEach((_, at) => {
      const faces = new Set(imagined.map((s) => nameOf(s, s.players[0]?.deck[at] ?? -1)));
      expect(faces.size, `faces of place ${at}`).toBeGreaterThan(5);
    });
  });

  const giveUp = spell('give-up', discard({ ...a(inHand(creature, 'opponent')), by: 'opponent' }));
  const questionWith = (hand: readonly string[], deck: readonly string[]) => {
    const t = table({ me: { house: 'brobnar', hand: [giveUp] }, foe: { hand, deck } });
    t.me.play(giveUp);
    expect([t.state.ask?.kind, t.state.ask?.player]).toEqual(['cards', 1]);
    return t.state;
  };

  it('where another decides, what hardly any deal allows is not taken from the true one', () => {
    // One creature of forty: most deals of the single card in hand would not lead to the question.
    const s = questionWith(['one'], [...copies(38, 'blank'), 'two']);
    const hands = many.map((seed) => {
      const other = imagine(s, 0, seed);
      expect(json(see(other, 0))).toBe(json(see(s, 0)));
      expect(legal(other).length).toBeGreaterThan(0);
      return nameOf(other, other.players[1]?.hand[0] ?? -1);
    });
    // Both are as likely.
    expect(new Set(hands)).toEqual(new Set(['one', 'two']));
    const two = hands.filter((name) => name === 'two').length;
    expect(two).toBeGreaterThan(many.length / 3);
    expect(two).toBeLessThan((2 * many.length) / 3);
  });

  it('and where no deal is found, the other player has nothing to choose', () => {
    const s = questionWith(['one'], copies(300, 'blank'));
    const other = many.slice(0, 6).map((seed) => imagine(s, 0, seed));
    for (const one of other) expect(json(see(one, 0))).toBe(json(see(s, 0)));
    expect(other.some((one) => json(legal(one)) === '[{"pick":"done"}]')).toBe(true);
  });

  it('lists of the imagined state have no order from the true one', () => {
    const t = table({ me: { house: 'brobnar' }, foe: { hand: vanilla.slice(0, 4), deck: vanilla.slice(4) } });
    const first = many.map((seed) =>
      nameOf(imagine(t.state, 0, seed), imagine(t.state, 0, seed).players[1]?.hand[0] ?? -1),
    );
    expect(new Set(first).size).toBe(vanilla.length);
  });
});

describe('what leaves a hand unseen', () => {
  const back = spell('back', returnToHand(a(creature)));
  const store = spell('store', archive(a(inHand(anyCard))));

  /** Seat 0 plays; seat 1 knows that "one" is in the hand. */
  const withKnownHand = (more: readonly string[], edition?: 'cota-1.0') => {
    const t = table({
      ...(edition === undefined ? {} : { edition }),
      me: { house: 'brobnar', line: ['one'], hand: [back, ...more], artifacts: ['rock'] },
      foe: {},
    });
    t.me.play(back).choose('one');
    expect(handSeen(t, 1, 0)).toContain('one');
    return t;
  };

  it('nobody else knows any more what is in that hand, nor what went', () => {
    for (const chosen of ['one', 'two']) {
      const t = withKnownHand([store, 'two', 'three']);
      t.me.play(store).choose(chosen);
      for (const viewer of [1, 'table'] as const) {
        expect(handSeen(t, viewer, 0)).toEqual(['?', '?']);
        expect(archivesSeen(t, viewer, 0)).toEqual(['?']);
      }
      const moved = t.events.filter((e) => e.type === 'move' && e.to === 'archives');
      expect(moved.map((e) => witness(e, 1, 2))).toMatchObject([{ card: { name: '', id: -1 } }]);
      // Who holds the hand knows it as before.
      expect(archivesSeen(t, 0, 0)).toEqual([chosen]);
      expect([...handSeen(t, 0, 0)].sort()).toEqual(['one', 'two', 'three'].filter((name) => name !== chosen).sort());
    }
  });

  it('the choice leaves no trace in what the other player sees', () => {
    const views = ['one', 'two', 'three'].map((chosen) => {
      const t = withKnownHand([store, 'two', 'three']);
      t.me.play(store).choose(chosen);
      return json(see(t.state, 1));
    });
    expect(new Set(views).size).toBe(1);
  });

  it.each([
    ['beneath a card', spell('hide', putUnder(a(inHand(anyCard)), { all: { type: 'artifact' } })), undefined],
    ['facedown out of the game', spell('banish', purge(a(inHand(anyCard)))), 'cota-1.0'],
  ] as const)('also %s', (_where, card, edition) => {
    const t = withKnownHand([card, 'two', 'three'], edition);
    t.me.play(card).choose('one');
    expect(handSeen(t, 1, 0)).toEqual(['?', '?']);
    expect(json(see(t.state, 1))).not.toContain('"one"');
  });

  it('what is shown first is still known, and so is what stays', () => {
    const show = spell(
      'show',
      {
        kind: 'choose',
        as: 'c',
        ...a(inHand(creature)),
      },
      reveal({ var: 'c' }),
      archive({ var: 'c' }),
    );
    const t = withKnownHand([show, 'two', 'three']);
    t.me.play(show).choose('two');
    expect(archivesSeen(t, 1, 0)).toEqual(['two']);
    expect(handSeen(t, 1, 0)).toEqual(['?', 'one']);
  });

  it('where all of the hand goes, everybody knows where the known card is', () => {
    const all = spell('store-all', archive(each(inHand(anyCard))));
    const t = withKnownHand([all, 'two']);
    t.me.play(all);
    expect([...archivesSeen(t, 1, 0)].sort()).toEqual(['?', 'one']);
  });

  it('the top card of a deck is known by its place', () => {
    const top = spell('top', archive(topOfDeck()));
    const t = table({ me: { house: 'brobnar', hand: [top], deck: ['one', 'two'] }, foe: {} });
    t.me.play(top);
    expect(archivesSeen(t, 0, 0)).toEqual(['one']);
    expect(archivesSeen(t, 1, 0)).toEqual(['?']);
  });

  it('a card that returns from the archives has another id than the one that was known', () => {
    const fetch = spell('fetch', returnToHand(each({ zone: 'archives', of: 'you' })));
    const t = withKnownHand([store, fetch, 'two']);
    const [known] = (see(t.state, 1).players[0]?.hand ?? []).flatMap((card) => (card.known ? [card.ref] : []));
    t.me.play(store).choose('one').play(fetch).play('one');
    const [, entered] = t.state.players[0]?.line ?? [];
    const ref = t.state.cards[entered ?? t.state.players[0]?.line[0] ?? -1]?.ref;
    expect(ref?.name).toBe('one');
    expect(ref?.life).toBeGreaterThan(known?.life ?? 0);
  });

  it('an effect goes on with the card that it moved, whatever ids are dealt', () => {
    const study = spell('study', archive(a(inHand(anyCard))), draw(1), discard(thisWay()), gain(1));
    const t = withKnownHand([study, 'two']);
    t.me.play(study).choose('two');
    t.expect({ me: { line: [], aember: 1 } });
  });
});

describe('copies of one card in a hand', () => {
  it('the one that others know is played first, whichever was meant', () => {
    const back = spell('back-2', returnToHand(a(creature)));
    for (const copy of ['one', 'one#2']) {
      const t = table({ me: { house: 'brobnar', line: ['one'], hand: ['one', back, 'two'] }, foe: {} });
      t.me.play(back).choose('one');
      expect(handSeen(t, 1, 0)).toEqual(['?', '?', 'one']);
      t.me.play(copy);
      expect(handSeen(t, 1, 0)).toEqual(['?', '?']);
      expect([...handSeen(t, 0, 0)].sort()).toEqual(['one', 'two']);
    }
  });
});

describe('who is offered a card has seen it', () => {
  it('and goes on knowing it', () => {
    const look = spell('look', discard(a(inHand(anyCard, 'opponent'))));
    const t = table({ me: { house: 'brobnar', hand: [look] }, foe: { hand: ['imp', 'curse'] } });
    t.me.play(look).choose('imp');
    expect(handSeen(t, 0, 1)).toEqual(['curse']);
  });
});

describe('what waits for its turn', () => {
  const watcher = (id: string, n: number) =>
    thing(id, { on: 'trigger', when: { event: 'draw', who: 'opponent' }, do: seq(gain(n), draw(n)) });
  const [first, second] = [watcher('watcher-1', 1), watcher('watcher-2', 2)];
  const feed = spell('feed', draw(1, 'opponent'));

  it('does not tell the one who orders it which card another player drew', () => {
    const t = table({
      me: { house: 'brobnar', hand: [feed], artifacts: [first, second], deck: ['one', 'two', 'three'] },
      foe: { hand: ['rock'], deck: ['imp', 'curse', 'lens'] },
    });
    t.me.play(feed);
    expect([t.state.ask?.kind, t.options()]).toEqual(['order', [first, second]]);
    expect(json(see(t.state, 0))).not.toContain('"imp"');
    const drawn = many.map(
      (seed) => json(imagine(t.state, 0, seed).ask?.options[0]).match(/"cards":\[[^\]]*"name":"(\w+)"/)?.[1],
    );
    expect(new Set(drawn)).toEqual(new Set(['rock', 'imp', 'curse', 'lens']));
    t.me.order(second);
    t.expect({ me: { aember: 3 }, foe: { hand: ['rock', 'imp'] } });
  });
});

describe('ids of hidden cards', () => {
  const deck: DeckList = {
    name: 'd',
    houses: ['brobnar'],
    cards: Array.from({ length: 36 }, (_, i) => ({ name: vanilla[i % vanilla.length] ?? '' })),
  };

  it('tell nothing about when a card is drawn', () => {
    const inOpeningHand = new Set<number>();
    for (const seed of many) {
      const s = deal({ decks: [deck, deck], seed, first: 0 });
      for (const id of s.players[0]?.hand ?? []) inOpeningHand.add(id);
    }
    expect(inOpeningHand.size).toBe(36);
  });

  it('a new deck does not tell what was in the hand before from what is drawn from it', () => {
    const cycle = spell('cycle', draw(4));
    const t = table({
      me: { house: 'brobnar', hand: [cycle, 'one', 'two'], deck: ['three'], discard: vanilla.slice(3) },
      foe: {},
    });
    const before = new Set(t.state.players[0]?.hand);
    t.me.play(cycle);
    const s = t.state;
    const hidden = [...(s.players[0]?.hand ?? []), ...(s.players[0]?.deck ?? [])];
    expect(new Set(hidden.map((id) => s.cards[id]?.ref.life)).size).toBe(1);
    expect(hidden.some((id) => before.has(id))).toBe(true);
    // What was drawn is told with the ids that the cards have now.
    const drawn = t.events.flatMap((e) => (e.type === 'draw' ? e.cards : []));
    expect(drawn.map((ref) => s.cards[ref.id]?.ref)).toEqual(drawn);
    expect([...handSeen(t, 0, 0)].slice(0, 3)).toEqual(['one', 'two', 'three']);
  });
});

describe('a question about an Omni: ability of a card in hand', () => {
  const flare = thing('flare-2', omni(gain(3)));
  const charm = thing('charm-2', omni(gain(2)));
  const stocked = { deck: copies(20, 'one') } as const;
  const at = (hand: readonly string[], line: readonly string[] = []) =>
    table({
      edition: 'manual',
      me: { house: 'brobnar', ...stocked, line: ['five'] },
      foe: { houses: ['dis'], ...stocked, hand, line },
    });

  it('shows nothing to others: they see the same where there is none [rule omni @manual]', () => {
    const [held, none] = [at([flare, 'imp']), at(['imp', 'imp'])];
    for (const viewer of [0, 'table'] as const)
      expect(json(see(held.state, viewer))).toBe(json(see(none.state, viewer)));
    expect(held.options()).toEqual([`omni ${flare}`, 'done']);
    expect(none.options()).toEqual(['done']);
    held.foe.done();
    none.foe.done();
    for (const viewer of [0, 'table'] as const)
      expect(json(see(held.state, viewer))).toBe(json(see(none.state, viewer)));
  });

  it('comes only where it can be: who has an empty hand is asked for what is in play alone', () => {
    expect(at([]).state.ask).toMatchObject({ kind: 'move', player: 0 });
    const t = table({
      edition: 'manual',
      me: { house: 'brobnar', ...stocked },
      foe: { ...stocked, artifacts: [charm] },
    });
    expect(t.options()).toEqual([`omni ${charm}`, 'done']);
  });
});
