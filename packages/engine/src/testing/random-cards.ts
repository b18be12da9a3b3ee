// Cards that nobody would print: every part is drawn from the language by chance. Games with them reach combinations that
// no card of a set has, and every promise of the engine must hold in them too. What could go on for ever (a trigger that
// sets itself off) is left out: triggers wait for what players do, and effects are other things.
import type {
  Ability,
  CardDef,
  Cards,
  Cond,
  Filter,
  HouseRef,
  Modifier,
  Node,
  Num,
  Pattern,
  Pick,
  Timing,
  Who,
} from '../language/language.ts';
import { actionCard, artifactCard, creatureCard, upgradeCard } from '../language/words.ts';
import type { House } from '../terms.ts';
import { keyColors } from '../terms.ts';

export type Roll = (sides: number) => number;

const houses: readonly House[] = ['brobnar', 'dis', 'logos'];
const traits = ['giant', 'imp', 'knight'] as const;
const self: Cards = { ref: 'self' };
const target: Cards = { ref: 'target' };

/** A source of random cards. */
class Printer {
  private readonly roll: Roll;
  private names = 0;

  constructor(roll: Roll) {
    this.roll = roll;
  }

  private one<T>(items: readonly T[]): T {
    return items[this.roll(items.length)] as T;
  }

  private some<T>(...makers: readonly (() => T)[]): T {
    return this.one(makers)();
  }

  private chance(percent: number): boolean {
    return this.roll(100) < percent;
  }

  private creatures(): Filter {
    const parts: readonly Filter[] = [
      {},
      {},
      { side: 'friendly' },
      { side: 'enemy' },
      { side: 'enemy' },
      { side: 'friendly' },
      { trait: this.one(traits) },
      { notTrait: this.one(traits) },
      { house: this.one(houses) },
      { notHouse: 'active' },
      { house: 'active' },
      { flank: true },
      { flank: false },
      { powerAtMost: this.roll(6) },
      { powerAtLeast: 3 },
      { damaged: true },
      { stunned: false },
      { ready: true },
      { hasAember: true },
      { hasUpgrade: true },
      { hasArmor: true },
      { keyword: 'elusive' },
      { isNot: { ref: 'self' } },
      { neighborOf: { ref: 'self' } },
      { counter: 'doom' },
      { owner: this.one(['you', 'opponent'] as const) },
      { identityOf: this.one(['you', 'opponent'] as const) },
      { sharesTraitWith: { ref: this.one(['self', 'it'] as const) } },
      { notSameNameAs: { ref: 'self' } },
      { either: [{ damaged: true }, { side: 'friendly' }] },
      { not: { side: 'friendly' } },
    ];
    return { type: 'creature', ...this.one(parts), ...(this.chance(20) ? this.one(parts) : {}) };
  }

  private elsewhere(): Filter {
    return {
      zone: this.one(['hand', 'discard', 'discard', 'archives', 'deck'] as const),
      of: this.one(['you', 'opponent', 'each'] as const),
      ...this.one([{}, { type: 'creature' as const }, { house: this.one(houses) }]),
    };
  }

  private filter(): Filter {
    return this.chance(75)
      ? this.creatures()
      : this.one<Filter>([{ type: 'artifact' }, { type: 'upgrade' }, {}, { type: ['artifact', 'creature'] }]);
  }

  /** What a modifier may describe: nothing that modifiers change, or it could go round in circles. */
  private steady(): Filter {
    return {
      type: 'creature',
      ...this.one<Filter>([
        {},
        { side: 'friendly' },
        { side: 'enemy' },
        { damaged: true },
        { ready: false },
        { stunned: false },
        { hasAember: true },
        { hasUpgrade: true },
        { isNot: { ref: 'self' } },
        { is: { ref: 'self' } },
        { neighborOf: { ref: 'self' } },
        { counter: 'doom' },
      ]),
    };
  }

  private steadyCondition(): Cond {
    return this.one<Cond>([
      { moreThan: [{ aember: 'opponent' }, { aember: 'you' }] },
      { exists: this.steady() },
      { not: { exists: this.steady() } },
      { turnOf: 'you' },
      { atLeast: [{ hand: 'you' }, 3] },
    ]);
  }

  private number(): Num {
    return this.some<Num>(
      () => this.roll(4),
      () => 1 + this.roll(3),
      () => ({ count: { all: this.filter() } }),
      () => ({ aember: this.one(['you', 'opponent'] as const) }),
      () => ({ half: { powerOf: { ref: 'self' } }, round: 'up' }),
      () => ({ least: [3, { hand: 'opponent' }] }),
      () => ({ minus: [3, { keys: 'you' }] }),
      () => this.one([{ keyColors: 'each' }, { keys: 'each', color: 'red' }] as const),
      () => ({
        deeds: {
          did: this.one(['play', 'reap', 'destroyed', 'fight', 'discard'] as const),
          turn: this.one(['this', 'last'] as const),
          ...this.one([{}, { fromHand: true as const }, { different: true as const }, { besides: self }]),
        },
      }),
      () => ({ highestPower: this.creatures() }),
      () => ({ armorLostBy: { all: { type: 'creature' } } }),
      () => ({ amount: this.one(['event', 'this-way'] as const) }),
      () => ({ sum: [1, { damageOn: { ref: 'self' } }] }),
    );
  }

  private condition(): Cond {
    return this.some<Cond>(
      () => ({ atLeast: [this.number(), this.number()] }),
      () => ({ moreThan: [{ aember: 'opponent' }, { aember: 'you' }] }),
      () => ({ exists: this.filter() }),
      () => ({ is: [{ ref: 'self' }, this.filter()] }),
      () => ({ not: { exists: this.filter() } }),
      () => ({ turnOf: this.one(['you', 'opponent'] as const) }),
      () => ({ activeHouse: this.one(houses) }),
      () => ({ either: [{ inStep: 'main' }, { exists: this.filter() }] }),
      () => this.one<Cond>([{ twoKeysOfOneColor: true }, { not: { atLeast: [{ keys: 'you', color: 'yellow' }, 1] } }]),
    );
  }

  /** How much is done to each of several cards, read for that card. */
  private amountForEach(): Num {
    return this.one<Num>([
      { aemberOn: target },
      { armorOf: target },
      { half: { powerOf: target }, round: 'down' },
      { neighborsOf: target, like: { type: 'creature' } },
      { armorLostBy: target },
    ]);
  }

  private pick(filter: Filter): Pick {
    const max = 1 + this.roll(2);
    return this.one<Pick>([
      { pick: filter, min: 0, max: 2, onePile: true },
      { pick: filter, min: 3, max: 3, onePile: true },
      { pick: filter, min: 3, max: 3, ordered: true },
      { pick: filter, min: { count: { all: filter } }, max: { count: { all: filter } }, enough: this.number() },
      { pick: filter, min: this.roll(2), max: 1, unlike: this.one(['taken', 'gone']) },
      { pick: filter, min: 1, max: 1 },
      { pick: filter, min: 1, max: 1 },
      { pick: filter, min: max, max },
      { pick: filter, min: 0, max },
      { pick: filter, min: 1, max: 1, how: 'random' },
      { pick: filter, min: 1, max: 1, by: 'opponent' },
      {
        pick: { ...filter, type: 'creature' },
        min: 1,
        max: 1,
        how: this.one(['most-powerful', 'least-powerful'] as const),
      },
    ]);
  }

  /** An effect on cards that were chosen, or are meant anyway. */
  private onCards(): Node {
    const out = this.chance(25);
    const filter = out ? this.elsewhere() : this.filter();
    const as = `c${this.names++}`;
    const what: Cards = this.chance(70)
      ? { var: as }
      : this.one<Cards>([
          { all: filter },
          { ref: 'self' },
          { ref: 'it' },
          { thisWay: {} },
          { neighborsOf: { ref: 'self' } },
          { top: 1, of: 'you' },
        ]);
    const place = `p${this.names++}`;
    const amount = this.number();
    const verb = out
      ? this.one<Node>([
          { kind: 'discard', what },
          { kind: 'purge', what },
          { kind: 'archive', what },
          { kind: 'archive', what, whose: 'yours' },
          { kind: 'toHand', what },
          { kind: 'toDeck', what, place: 'top' },
          { kind: 'shuffleIntoDeck', what },
          { kind: 'reveal', what, to: this.one(['all', 'you'] as const) },
          { kind: 'run', program: 'play', card: what },
          { kind: 'run', program: 'put-into-play', card: what, ...(this.chance(50) ? { asYours: true as const } : {}) },
          { kind: 'putUnder', what, card: { ref: 'self' } },
        ])
      : this.one<Node>([
          { kind: 'damage', to: what, amount, ...(this.chance(30) ? { splash: 1 } : {}) },
          { kind: 'damage', to: what, amount: 2 },
          { kind: 'damage', to: what, amount: this.amountForEach() },
          { kind: 'damage', to: what, amount, ignoringArmor: true },
          { kind: 'loseArmor', what },
          { kind: 'heal', what, amount: 'all' },
          { kind: 'destroy', what },
          { kind: 'destroy', what },
          { kind: 'sacrifice', what },
          { kind: 'ready', what },
          { kind: 'exhaust', what },
          { kind: 'stun', what },
          { kind: 'unstun', what },
          { kind: 'ward', what },
          { kind: 'enrage', what },
          { kind: 'counter', what, counter: this.one(['power', 'doom']), amount: this.one([1, 2, -1]) },
          { kind: 'capture', card: what, amount },
          { kind: 'placeAember', card: what, amount: 1, from: this.one(['supply', 'you'] as const) },
          { kind: 'takeAember', card: what, amount: 2, to: this.one(['supply', 'you', 'opponent'] as const) },
          { kind: 'takeAember', card: what, amount: 'all', to: this.one(['supply', 'you', 'opponent'] as const) },
          { kind: 'takeAember', card: what, amount: this.amountForEach(), to: 'supply' },
          {
            kind: 'seq',
            steps: [
              { kind: 'choose', as: place, ...this.pick({ ...this.creatures(), attackableBy: what }) },
              { kind: 'run', program: 'fight', card: what, against: { var: place } },
            ],
          },
          { kind: 'discard', what },
          { kind: 'purge', what },
          { kind: 'archive', what },
          { kind: 'toHand', what },
          { kind: 'toDeck', what, place: 'bottom' },
          { kind: 'shuffleIntoDeck', what },
          { kind: 'putUnder', what, card: { ref: 'self' } },
          {
            kind: 'seq',
            steps: [
              { kind: 'flank', card: what, as: place, line: 'you' },
              {
                kind: 'control',
                what,
                who: 'you',
                place,
                ...(this.chance(50) ? { until: 'source-leaves' as const } : {}),
              },
            ],
          },
          {
            kind: 'seq',
            steps: [
              { kind: 'flank', card: what, as: place, line: 'opponent' },
              { kind: 'control', what, who: 'opponent', place },
            ],
          },
          { kind: 'swap', a: what, b: { ref: 'self' } },
          {
            kind: 'run',
            program: this.one(['use', 'reap', 'fight', 'action'] as const),
            card: what,
            ...(this.chance(30) ? { asYours: true as const } : {}),
          },
          { kind: 'trigger', timing: this.one(['reap', 'fight', 'play'] as const), of: what },
          { kind: 'save', what },
          {
            kind: 'lasting',
            until: this.one(['turn', 'their-next-turn', 'until-your-turn', 'source-leaves', 'your-next-turn'] as const),
            ability: { on: 'constant', give: [this.modifier({ is: what })] },
          },
        ]);
    return { kind: 'seq', steps: [{ kind: 'choose', as, ...this.pick(filter) }, verb] };
  }

  private onPlayers(): Node {
    const who = this.one<Who>(['you', 'opponent', 'each', { opponentOf: { ref: this.one(['self', 'it'] as const) } }]);
    const amount = this.number();
    return this.one<Node>([
      { kind: 'gain', who, amount },
      { kind: 'lose', who, amount },
      { kind: 'steal', amount },
      { kind: 'pay', from: 'you', to: 'opponent', amount },
      { kind: 'draw', who, amount: 1 + this.roll(2) },
      { kind: 'chains', who, amount: 1 },
      { kind: 'shuffle', who, zone: this.one(['deck', 'discard-into-deck'] as const) },
      { kind: 'unforge', who },
      { kind: 'forge', who: 'you', extra: 2 },
      { kind: 'forge', who: 'you', color: this.one(keyColors) },
      { kind: 'forge', who: this.one(['you', 'opponent'] as const), cost: { sum: [3, this.number()] } },
      { kind: 'unforge', who, forged: 'last-turn' },
      { kind: 'swapDeckAndDiscard' },
      { kind: 'discard', what: { top: 1, of: this.one(['you', 'opponent'] as const) } },
    ]);
  }

  node(depth: number): Node {
    if (depth <= 0 || this.chance(45)) return this.chance(65) ? this.onCards() : this.onPlayers();
    const inner = (): Node => this.node(depth - 1);
    const as = `n${this.names++}`;
    return this.some<Node>(
      () => ({ kind: 'seq', steps: [inner(), inner()] }),
      () => ({ kind: 'seq', steps: [inner(), { kind: 'ifYouDo', then: inner() }] }),
      () => ({ kind: 'may', then: inner(), ...(this.chance(20) ? { by: 'opponent' as const } : {}) }),
      () => ({
        kind: 'option',
        of: [
          { label: 'First', then: inner() },
          { label: 'Second', then: inner() },
        ],
      }),
      () => ({ kind: 'if', cond: this.condition(), then: inner(), ...(this.chance(40) ? { else: inner() } : {}) }),
      () => ({
        kind: 'seq',
        steps: [
          { kind: 'number', as, min: 0, max: 2 },
          { kind: 'damage', to: { all: this.creatures() }, amount: { var: as } },
        ],
      }),
      () => ({
        kind: 'seq',
        steps: [
          { kind: 'house', as, from: this.one(['any', 'identity', 'opponents-identity'] as const) },
          { kind: 'stun', what: { all: { type: 'creature', house: { var: as } } } },
        ],
      }),
      () => ({
        kind: 'each',
        as,
        of: { all: this.creatures() },
        then: { kind: 'may', then: { kind: 'damage', to: { var: as }, amount: 1 } },
      }),
      () => ({ kind: 'eachPlayer', who: 'each', then: inner() }),
      // Only where a player is asked: else it could go on for ever.
      () => ({ kind: 'seq', steps: [inner(), { kind: 'may', then: { kind: 'again' } }] }),
      () => ({ kind: 'times', as, count: { least: [3, this.number()] }, then: inner() }),
      () => ({
        kind: 'seq',
        steps: [
          {
            kind: 'remember',
            as,
            cards: this.one<Cards>([{ all: this.filter() }, { thisWay: {} }, { top: 2, of: 'you' }]),
          },
          inner(),
          this.one<Node>([
            { kind: 'damage', to: { var: as }, amount: 1 },
            { kind: 'stun', what: { var: as } },
            { kind: 'toHand', what: { var: as } },
            { kind: 'discard', what: { var: as } },
          ]),
        ],
      }),
      () => ({ kind: 'repeat', then: inner(), while: this.condition(), atMost: 1 }),
      () => ({
        kind: 'lasting',
        until: this.one(['turn', 'their-next-turn'] as const),
        ability: this.passive(0),
        ...(this.chance(30) ? { uses: 1 } : {}),
      }),
    );
  }

  private modifier(of: Filter): Modifier {
    const who = this.one(['you', 'opponent', 'each'] as const);
    return this.one<Modifier>([
      {
        mod: 'power',
        of,
        by: this.one<Num>([1, 2, -1, -2, { neighborsOf: { ref: 'it' }, like: { type: 'creature' } }]),
      },
      { mod: 'armor', of, by: 1 },
      {
        mod: 'keyword',
        of,
        keyword: this.one([
          'elusive',
          'skirmish',
          'taunt',
          'assault',
          'hazardous',
          'poison',
          'deploy',
          'invulnerable',
          'splash-attack',
        ] as const),
        value: 1,
      },
      { mod: 'loses-keyword', of, keyword: 'elusive' },
      { mod: 'trait', of, trait: this.one(traits) },
      { mod: 'house', of, house: this.one(houses) },
      { mod: 'flank', of },
      { mod: 'no-fight-damage', of },
      { mod: 'ignores', of, keyword: 'taunt' },
      { mod: 'enters', of, how: this.one(['ready', 'stunned', 'warded', 'enraged'] as const) },
      {
        mod: 'cannot',
        of,
        be: this.one([
          'dealt-damage',
          'destroyed',
          'used-to-reap',
          'used-to-fight',
          'used-except-to-fight',
          'attacked',
          'readied',
        ] as const),
      },
      { mod: 'attacks-only', of, targets: this.creatures() },
      // What comes back into play after it is undamaged, so that nothing dies for ever.
      { mod: 'perishes', of: { ...of, damaged: true } },
      { mod: 'play-costs', amount: this.one<Num>([1, 2, { keys: 'each' }]) },
      { mod: 'gets-spent', who },
      {
        mod: 'player-cannot',
        who,
        do: this.one(['play', 'use', 'discard', 'be-stolen-from', 'draw'] as const),
        card: of,
      },
      { mod: 'play-limit', who, card: { type: 'creature' }, most: 2 },
      { mod: 'may-play', who, card: of },
      { mod: 'may-use', who, card: of },
      { mod: 'may-play-limited', who, card: of, perTurn: 1 },
      { mod: 'key-cost', who, by: this.one([1, -1, 2]) },
      { mod: 'key-cost', who, by: this.one([1, -1, 2]), color: this.one(keyColors) },
      { mod: 'hand-size', who, by: 1 },
      { mod: 'must-choose-house', who, house: this.one(houses) },
      { mod: 'cannot-choose-house', who, house: this.one(houses) },
      { mod: 'spendable', who, card: of },
      { mod: 'pool-goes-to', who: 'opponent', card: { ref: 'self' } },
      { mod: 'toll', who: 'opponent', do: this.one(['play', 'use'] as const), card: of, amount: 1 },
      { mod: 'skip-step', who: 'opponent', step: 'draw' },
      { mod: 'ability', of, ability: this.timed(0) },
      { mod: 'fight-damage', of, by: 1 },
    ]);
  }

  private timed(depth: number): Ability {
    const on = this.one<Timing>([
      'play',
      'reap',
      'fight',
      'before-fight',
      'action',
      'omni',
      'destroyed',
      'leaves-play',
    ]);
    return { on, do: this.node(depth) };
  }

  /** What players do sets triggers off; what effects do hardly ever does. */
  private pattern(): Pattern {
    return this.one<Pattern>([
      { event: 'reaped', card: this.creatures() },
      { event: 'fought', card: this.creatures() },
      { event: 'houseChosen', who: 'you' },
      { event: 'turnBegan', who: 'you' },
      { event: 'turnEnded' },
      { event: 'destroy', card: this.creatures() },
      { event: 'attack', other: this.creatures() },
      { event: 'forge', who: 'opponent' },
      { event: 'acted' },
      { event: 'stepBegan', step: 'ready' },
      { event: 'discard', who: 'you', from: this.one(['hand', 'deck'] as const) },
      { event: 'houseChosen', house: this.one<HouseRef>([this.one(houses), { houseOf: { ref: 'self' } }]) },
      { event: 'reaped', during: this.one(['you', 'opponent'] as const) },
      { event: 'attack', at: 'before', card: this.creatures() },
    ]);
  }

  /** What happens just before an event sets nothing off but its prevention, or it could set itself off. */
  private prevention(): Ability {
    const prevent: Node = { kind: 'prevent' };
    return {
      on: 'trigger',
      when: {
        event: this.one(['attack', 'damage', 'destroy', 'stun', 'exhaust', 'capture', 'ready', 'enter'] as const),
        at: 'before',
        card: this.creatures(),
        ...(this.chance(30) ? { during: 'opponent' as const } : {}),
      },
      do: this.one<Node>([prevent, { kind: 'may', then: prevent }, { kind: 'may', by: 'opponent', then: prevent }]),
    };
  }

  private passive(depth: number): Ability {
    return this.some<Ability>(
      () => ({ on: 'constant', give: [this.modifier(this.steady())] }),
      () => ({ on: 'constant', give: [this.modifier(this.steady())], while: this.steadyCondition() }),
      () => ({ on: 'trigger', when: this.pattern(), do: this.node(depth) }),
      () => this.prevention(),
      () => ({
        on: 'replace',
        when: { event: 'damage', card: this.creatures() },
        instead: this.one([{ redirectTo: { ref: 'self' } } as const, { do: this.node(0) } as const]),
      }),
      () => ({ on: 'replace', when: { event: 'destroy', card: this.creatures() }, instead: { do: this.node(0) } }),
      () => ({
        on: 'replace',
        when: { event: 'leave', card: this.creatures(), to: 'discard' },
        instead: { zone: this.one(['hand', 'purged', 'archives', 'deck'] as const) },
      }),
      () => ({ on: 'replace', when: { event: 'gain', who: 'you', cause: 'reap' }, instead: { do: this.node(0) } }),
    );
  }

  card(id: string): CardDef {
    const printed = {
      id,
      name: id,
      house: this.one(houses),
      traits: this.chance(60) ? [this.one(traits)] : [],
      bonus: this.chance(40) ? [this.one(['aember', 'aember', 'capture', 'damage', 'draw', 'discard'] as const)] : [],
      keywords: this.chance(30)
        ? [
            this.one([
              'elusive',
              'skirmish',
              'taunt',
              'poison',
              'deploy',
              { assault: 2 },
              { hazardous: 1 },
              { 'splash-attack': 1 },
              'alpha',
              'omega',
            ] as const),
          ]
        : [],
    };
    const extra = this.chance(30) ? [this.timed(1)] : [];
    switch (this.roll(6)) {
      case 0:
        return actionCard(printed, { on: 'play', do: this.node(2) });
      case 1:
        return artifactCard(printed, this.chance(50) ? this.timed(2) : this.passive(1), ...extra);
      case 2:
        return upgradeCard(
          printed,
          { on: 'constant', give: [this.modifier({ is: { hostOf: { ref: 'self' } } })] },
          ...extra,
        );
      default:
        return creatureCard(
          { ...printed, power: 1 + this.roll(7), armor: this.roll(3) === 0 ? 1 : 0 },
          this.chance(60) ? this.timed(2) : this.passive(1),
          ...extra,
        );
    }
  }
}

/** So many random cards with these ids, of three houses. */
export function randomCards(ids: readonly string[], roll: Roll): readonly CardDef[] {
  const printer = new Printer(roll);
  return ids.map((id) => printer.card(id));
}
