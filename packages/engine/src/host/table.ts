// The language of tests: set up a table, play, and say what must lie there at the end.
//   const t = table({ me: { house: 'brobnar', line: ['troll'], hand: ['anger'] }, foe: { line: ['mighty-tiger'] } });
//   t.me.play('anger').choose('troll').choose('mighty-tiger');
//   t.expect({ me: { line: [{ id: 'troll', damage: 4, exhausted: true }] }, foe: { line: [] } });
// Questions with a single option, or with answers that nothing can tell apart, answer themselves. What is expected is
// complete: each battleline that is not empty is named, and a creature as if just readied in all that is not said of it.

import { cardsBeneath } from '../beside/zone.ts';
import { artHalfOf } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import { titleOf } from '../read/face.ts';
import { whyNot } from '../read/permission/moves.ts';
import type { Reason } from '../read/permission/reason.ts';
import { typeOf } from '../read/values/type.ts';
import { answer, legal } from '../run/machine.ts';
import { advancesOf, cardApart } from '../seats/seats.ts';
import { besidesOf } from '../state/body.ts';
import { nameOf } from '../state/card.ts';
import { player } from '../state/players.ts';
import { answersItself } from '../state/question.ts';
import type { State, Tide } from '../state/state.ts';
import { bodyAt, cardAt } from '../state/zones.ts';
import type { CardId, CardName, CardVerb, Flank, House, Ref, Seat } from '../terms.ts';
import { labelOf } from './label.ts';
import { position } from './position.ts';
import type { CopyOfCard, PlacedCard, Position, SeatPosition } from './positionShape.ts';

export interface TablePosition extends Omit<Position, 'seats'> {
  readonly me: SeatPosition;
  /** The others of a team, in turn order. */
  readonly mates?: readonly SeatPosition[];
  readonly foe?: SeatPosition;
}

/** What one seat must look like; what is not given is not compared, but for battlelines that are not empty. */
export type Expected = Omit<SeatPosition, 'house' | 'houses' | Piles> & { readonly [P in Piles]?: readonly CardName[] };
type Piles = 'hand' | 'deck' | 'discard' | 'archives' | 'purged';

export interface Expectation {
  readonly me?: Expected;
  readonly mates?: readonly Expected[];
  readonly foe?: Expected;
  readonly winner?: 'me' | 'foe';
  readonly house?: House | null;
  readonly active?: 'me' | 'foe' | `mate${number}`;
  readonly advances?: number;
  readonly tide?: Tide;
}

/** Between two creatures that stand side by side in a battleline, the left one first. */
export interface Between {
  readonly between: readonly [CardName, CardName];
}

export interface Actor {
  /** Plays a card; a creature goes to the right flank unless told otherwise, and is no upgrade where it might be one. */
  play(card: CardName, where?: Flank | Between | 'as-upgrade'): Actor;
  discard(card: CardName): Actor;
  reap(card: CardName): Actor;
  fight(card: CardName, target: CardName): Actor;
  action(card: CardName): Actor;
  omni(card: CardName): Actor;
  unstun(card: CardName): Actor;
  /** Makes the move that a card beside the table gives. */
  beside(card: CardName): Actor;
  raiseTide(): Actor;
  /** Answers with a card (`troll`, or `troll#2` for the second of that name), a house, a number, a label, a flank or the colour of a key. */
  choose(...what: readonly (string | number)[]): Actor;
  yes(): Actor;
  no(): Actor;
  done(): Actor;
  flank(side: Flank): Actor;
  between(left: CardName, right: CardName): Actor;
  /** Which of several waiting abilities comes next: the card that has it. */
  order(card: CardName): Actor;
  house(house: House): Actor;
  /** Ends the third step; the turn passes and stops at the next question that has several answers. */
  end(): Actor;
  /** Asserts that a move is illegal, and by which rule. */
  cannot(verb: CardVerb, card: CardName, rule?: Reason['rule'], as?: 'upgrade'): Actor;
}

export interface Table {
  readonly state: State;
  readonly me: Actor;
  /** The others of a team, in turn order. */
  readonly mates: readonly Actor[];
  readonly foe: Actor;
  /** Everything that happened so far. */
  readonly events: readonly GameEvent[];
  expect(expected: Expectation): void;
  /** The names of the options of the pending question, for tests of questions themselves. */
  options(): readonly string[];
}

class TestTable implements Table {
  readonly state: State;
  readonly me: Actor;
  readonly mates: readonly Actor[];
  readonly foe: Actor;
  readonly events: GameEvent[] = [];
  private readonly names: readonly string[];

  constructor(p: TablePosition) {
    const { me, mates = [], foe = {}, ...rest } = p;
    this.names = ['me', ...mates.map((_, i) => `mate${i + 1}`), 'foe'];
    this.state = position({ ...rest, seats: [me, ...mates, foe] });
    this.me = this.actor(0);
    this.mates = mates.map((_, i) => this.actor(i + 1));
    this.foe = this.actor(mates.length + 1);
  }

  private reply(index: number): void {
    this.events.push(...answer(this.state, index));
  }

  private describe(): string {
    const { ask } = this.state;
    if (ask === null) return 'The game is over.';
    return `Pending: ${ask.kind} of ${this.names[ask.player]}, options: ${this.labels().join(', ')}`;
  }

  /** Whether the pending question is of another kind than the third step's and needs nobody to answer it. */
  private get isForced(): boolean {
    const { ask } = this.state;
    return ask !== null && ask.kind !== 'move' && answersItself(ask);
  }

  private settle(): void {
    while (this.isForced) this.reply(0);
  }

  options(): readonly string[] {
    while (this.state.ask?.alike) this.reply(0);
    return this.labels();
  }

  private labels(): readonly string[] {
    return legal(this.state).map(labelOf);
  }

  private pick(seat: Seat, label: string): void {
    const [name, nth] = label.split('#');
    for (;;) {
      const found = this.labels().flatMap((option, i) => (option === label || option === name ? [i] : []));
      const index = found[nth === undefined ? 0 : Number(nth) - 1];
      if (index !== undefined) {
        if (this.state.ask?.player !== seat)
          throw new Error(`It is not for ${this.names[seat]} to choose ${label}. ${this.describe()}`);
        this.reply(index);
        return;
      }
      if (!this.isForced) throw new Error(`There is no "${label}" to choose. ${this.describe()}`);
      this.reply(0);
    }
  }

  /** The option that means the gap between two creatures. */
  private gap({ between: [left, right] }: Between): string {
    const named = (id: CardId | undefined, name: CardName) =>
      id !== undefined && nameOf(cardAt(this.state, id)) === name;
    const gaps = this.state.players.flatMap(({ line }) =>
      line.flatMap((id, i) => (named(line[i - 1], left) && named(id, right) ? [i] : [])),
    );
    if (gaps.length !== 1)
      throw new Error(
        `${gaps.length === 0 ? 'Nowhere' : 'In several places'} ${left} stands left of ${right}. ${this.describe()}`,
      );
    return `place ${gaps[0]}`;
  }

  private find(seat: Seat, card: CardName, verb: CardVerb): Ref {
    const [name, nth] = card.split('#');
    const p = player(this.state, seat);
    const inPlay = [...p.line, ...p.artifacts];
    const places: Partial<Record<CardVerb, readonly CardId[]>> = {
      play: [...p.hand, ...[...p.discard].reverse(), ...p.archives, ...p.purged],
      discard: p.hand,
      omni: [...inPlay, ...p.hand],
      beside: [...p.beside, ...[...p.discard].reverse()],
    };
    const ids = places[verb] ?? inPlay;
    const id = ids.filter((other) => cardAt(this.state, other).ref.name === name)[
      nth === undefined ? 0 : Number(nth) - 1
    ];
    if (id === undefined) throw new Error(`${this.names[seat]} has no ${card} to ${verb}`);
    return cardAt(this.state, id).ref;
  }

  private move(seat: Seat, verb: CardVerb, card: CardName, as?: 'upgrade'): void {
    this.settle();
    const ref = this.find(seat, card, verb);
    const index = legal(this.state).findIndex(
      (o) =>
        o.pick === 'move' &&
        'card' in o.move &&
        o.move.do === verb &&
        o.move.card.id === ref.id &&
        (o.move.do !== 'play' || o.move.as === as),
    );
    if (index < 0)
      throw new Error(
        `${this.names[seat]} cannot ${verb} ${card} (${whyNot(this.state, ref, verb, as)?.rule ?? 'not asked'}). ${this.describe()}`,
      );
    this.reply(index);
  }

  private entersLine(played: Ref | null): boolean {
    return played !== null && typeOf(this.state, played) === 'creature';
  }

  private actor(seat: Seat): Actor {
    const chain = (act: () => void): Actor => {
      act();
      return actor;
    };
    const actor: Actor = {
      play: (card, where) =>
        chain(() => {
          this.move(seat, 'play', card, where === 'as-upgrade' ? 'upgrade' : undefined);
          if (where === 'as-upgrade') return;
          if (this.state.ask?.kind !== 'flank') return;
          if (where !== undefined) this.pick(seat, typeof where === 'string' ? where : this.gap(where));
          // Where an action or artifact takes a creature is a question of its own.
          else if (this.entersLine(this.state.ask.source)) this.reply(legal(this.state).length - 1);
        }),
      discard: (card) => chain(() => this.move(seat, 'discard', card)),
      reap: (card) => chain(() => this.move(seat, 'reap', card)),
      fight: (card, target) =>
        chain(() => {
          this.move(seat, 'fight', card);
          this.pick(seat, target);
        }),
      action: (card) => chain(() => this.move(seat, 'action', card)),
      omni: (card) => chain(() => this.move(seat, 'omni', card)),
      unstun: (card) => chain(() => this.move(seat, 'unstun', card)),
      beside: (card) => chain(() => this.move(seat, 'beside', card)),
      raiseTide: () => chain(() => this.pick(seat, 'raise-tide')),
      choose: (...what) =>
        chain(() => {
          for (const label of what) this.pick(seat, String(label));
        }),
      yes: () => chain(() => this.pick(seat, 'yes')),
      no: () => chain(() => this.pick(seat, 'no')),
      done: () => chain(() => this.pick(seat, 'done')),
      flank: (side) => chain(() => this.pick(seat, side)),
      between: (left, right) => chain(() => this.pick(seat, this.gap({ between: [left, right] }))),
      order: (card) => chain(() => this.pick(seat, card)),
      house: (house) => chain(() => this.pick(seat, house)),
      end: () =>
        chain(() => {
          this.settle();
          this.pick(seat, 'end');
          this.settle();
        }),
      cannot: (verb, card, rule, as) =>
        chain(() => {
          this.settle();
          const reason = whyNot(this.state, this.find(seat, card, verb), verb, as);
          if (reason === null) throw new Error(`${this.names[seat]} can ${verb} ${card}`);
          if (rule !== undefined && reason.rule !== rule)
            throw new Error(`${this.names[seat]} cannot ${verb} ${card} by "${reason.rule}", not by "${rule}"`);
        }),
    };
    return actor;
  }

  expect(expected: Expectation): void {
    this.settle();
    const { state } = this;
    if (expected.winner !== undefined)
      same('winner', state.winner === null ? null : this.sideOf(state.winner), expected.winner);
    else if (state.ask?.kind !== 'move' && state.ask?.kind !== 'house' && state.ask?.kind !== 'omni')
      throw new Error(`Something is left pending. ${this.describe()}`);
    if (expected.house !== undefined) same('active house', state.house, expected.house);
    if (expected.active !== undefined) same('active player', this.names[state.active], expected.active);
    if (expected.advances !== undefined) same('advances', advancesOf(state), expected.advances);
    if (expected.tide !== undefined) same('tide', state.tide, expected.tide);
    const { me = {}, mates = [], foe = {} } = expected;
    for (const [seat, name] of this.names.entries())
      this.compare(name, seat, seat === 0 ? me : seat === this.names.length - 1 ? foe : (mates[seat - 1] ?? {}));
  }

  /** A team wins together. */
  private sideOf(seat: Seat): 'me' | 'foe' {
    return player(this.state, seat).team === player(this.state, 0).team ? 'me' : 'foe';
  }

  private compare(name: string, seat: Seat, e: Expected): void {
    const p = player(this.state, seat);
    const names = (ids: readonly CardId[]): readonly CardName[] => ids.map((id) => nameOf(cardAt(this.state, id)));
    const described = (ids: readonly CardId[]): readonly Described[] => ids.map((id) => this.described(id));
    if (e.line === undefined && p.line.length > 0)
      throw new Error(`The expectation says nothing of ${name}'s battleline: ${names(p.line).join(', ')}`);
    if (e.line !== undefined) same(`${name}'s battleline`, described(p.line), e.line.map(complete));
    if (e.artifacts !== undefined) same(`${name}'s artifacts`, described(p.artifacts), e.artifacts.map(complete));
    const apart = cardApart(this.state);
    if (e.adversary !== undefined && apart !== undefined)
      same(`${name}'s adversary`, this.described(apart), complete(e.adversary));
    if (e.hand !== undefined) same(`${name}'s hand`, [...names(p.hand)].sort(), [...e.hand].sort());
    if (e.deck !== undefined) same(`${name}'s deck`, [...names(p.deck)].reverse(), e.deck);
    if (e.discard !== undefined) same(`${name}'s discard pile`, [...names(p.discard)].reverse(), e.discard);
    if (e.archives !== undefined) same(`${name}'s archives`, [...names(p.archives)].sort(), [...e.archives].sort());
    if (e.purged !== undefined) same(`${name}'s purged cards`, [...names(p.purged)].sort(), [...e.purged].sort());
    if (e.beside !== undefined)
      same(
        `${name}'s cards beside the table`,
        p.beside.map((id) => ({ id: nameOf(cardAt(this.state, id)), under: names(cardsBeneath(this.state, id)) })),
        e.beside.map((card) => ({ under: [], ...(typeof card === 'string' ? { id: card } : card) })),
      );
    if (e.aember !== undefined) same(`${name}'s æmber`, p.aember, e.aember);
    if (e.keys !== undefined) same(`${name}'s keys`, typeof e.keys === 'number' ? p.keys.length : p.keys, e.keys);
    if (e.chains !== undefined) same(`${name}'s chains`, p.chains, e.chains);
  }

  private described(id: CardId): Described {
    const body = bodyAt(this.state, id);
    const { ref, now } = cardAt(this.state, id);
    const name = nameOf(cardAt(this.state, id));
    return {
      id: name,
      ...artHalf(name, now?.half === undefined ? undefined : nameOf(cardAt(this.state, now.half))),
      ...(now?.facedown === undefined ? {} : { token: ref.name }),
      ...(now?.as === undefined || now.as === ref.name ? {} : { as: now.as }),
      damage: body.damage,
      aember: body.aember,
      exhausted: body.exhausted,
      stunned: body.stunned,
      warded: body.warded,
      enraged: body.rage,
      power: body.power,
      counters: besidesOf(body).counters,
      upgrades: body.upgrades.map((upgrade) => nameOf(cardAt(this.state, upgrade))),
      under: besidesOf(body).under.map((under) => nameOf(cardAt(this.state, under))),
    };
  }
}

/** What a card in play carries, and as what. Its houses are its own affair. */
type Described = Required<Omit<PlacedCard, keyof CopyOfCard | 'owner' | 'as' | 'token' | 'half'>> &
  Pick<PlacedCard, 'id' | 'as' | 'token' | 'half'>;

/** The art half of a gigantic creature, where it is not the one that a position takes along by itself. */
const artHalf = (base: CardName, art: CardName | undefined): Pick<PlacedCard, 'half'> =>
  art === undefined || art === artHalfOf(titleOf(base)) ? {} : { half: art };

function complete(card: CardName | PlacedCard): Described {
  const given = typeof card === 'string' ? { id: card } : card;
  const {
    house: _house,
    houseIcons: _icons,
    bonus: _bonus,
    owner: _owner,
    enraged,
    half,
    ...said
  } = given as PlacedCard;
  return {
    damage: 0,
    aember: 0,
    exhausted: false,
    stunned: false,
    warded: false,
    enraged: Number(enraged ?? 0),
    power: 0,
    counters: {},
    upgrades: [],
    under: [],
    ...said,
    ...artHalf(given.id, typeof half === 'object' ? half.id : half),
  };
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${key}: ${canonical(part)}`)
    .join(', ')}}`;
}

function same(what: string, got: unknown, expected: unknown): void {
  if (canonical(got) !== canonical(expected))
    throw new Error(`${what}\n  expected ${canonical(expected)}\n  but got  ${canonical(got)}`);
}

/** Sets up a table for a test: `me` is seat 0 and active unless told otherwise, `foe` has the last seat. @throws SetupError */
export const table = (p: TablePosition): Table => new TestTable(p);
