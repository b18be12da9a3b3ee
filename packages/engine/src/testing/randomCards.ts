// Cards that nobody would print: every part is drawn from the language by chance, out of the samples in `words/`. Games
// with them reach combinations that no card of a set has, and every promise of the engine must hold in them too. What
// could go on for ever (a trigger that sets itself off) is left out: triggers wait for what players do, and effects are
// other things.
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
  PassiveAbility,
  Pattern,
  Pick,
  Timing,
  Who,
} from '../language/language.ts';
import { actionCard, artifactCard, creatureCard, upgradeCard } from '../language/words.ts';
import type { House } from '../terms.ts';
import { conditions } from './words/conditions.ts';
import { filters } from './words/filters.ts';
import { modifiers } from './words/modifiers.ts';
import { nodes } from './words/nodes.ts';
import { numbers } from './words/numbers.ts';
import { verbs } from './words/verbs.ts';
import type { Printer, Roll } from './words/word.ts';
import { sampled } from './words/word.ts';

export type { Roll } from './words/word.ts';

const houses: readonly House[] = ['brobnar', 'dis', 'logos'];
const traits = ['giant', 'imp', 'knight'] as const;
const target: Cards = { ref: 'target' };

const descriptions = sampled(filters).flatMap(({ samples }) => samples);
const amounts = sampled(numbers).flatMap(({ samples }) => samples);
const cases = sampled(conditions).flatMap(({ samples }) => samples);
const gifts = sampled(modifiers).flatMap(({ gives }) => gives);
const effects = [...sampled(verbs), ...sampled(nodes)];
const inPlay = effects.flatMap((effect) => effect.inPlay ?? []);
const elsewhere = effects.flatMap((effect) => effect.elsewhere ?? []);
const onPlayers = effects.flatMap((effect) => effect.onPlayers ?? []);
const around = effects.flatMap((effect) => effect.around ?? []);

/** Everything that samples are made with, and whole cards. */
class Press implements Printer {
  readonly roll: Roll;
  private names = 0;

  constructor(roll: Roll) {
    this.roll = roll;
  }

  one<T>(items: readonly T[]): T {
    return items[this.roll(items.length)] as T;
  }

  chance(percent: number): boolean {
    return this.roll(100) < percent;
  }

  fresh(prefix: string): string {
    return `${prefix}${this.names++}`;
  }

  house(): House {
    return this.one(houses);
  }

  trait(): string {
    return this.one(traits);
  }

  player(): 'you' | 'opponent' {
    return this.one(['you', 'opponent'] as const);
  }

  creatures(): Filter {
    const part = (): Filter => this.one(descriptions)(this);
    return { type: 'creature', ...part(), ...(this.chance(20) ? part() : {}) };
  }

  elsewhere(): Filter {
    return {
      zone: this.one(['hand', 'discard', 'discard', 'archives', 'deck'] as const),
      of: this.one(['you', 'opponent', 'each'] as const),
      ...this.one([{}, { type: 'creature' as const }, { house: this.house() }]),
    };
  }

  filter(): Filter {
    return this.chance(75)
      ? this.creatures()
      : this.one<Filter>([{ type: 'artifact' }, { type: 'upgrade' }, {}, { type: ['artifact', 'creature'] }]);
  }

  steady(): Filter {
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

  number(): Num {
    return this.chance(20) ? this.roll(4) : this.one(amounts)(this);
  }

  amountForEach(): Num {
    return this.one<Num>([
      { aemberOn: target },
      { armorOf: target },
      { half: { powerOf: target }, round: 'down' },
      { neighborsOf: target, like: { type: 'creature' } },
      { armorLostBy: target },
    ]);
  }

  condition(): Cond {
    return this.one(cases)(this);
  }

  pick(filter: Filter): Pick {
    const max = 1 + this.roll(2);
    const all: Num = { count: { all: filter } };
    return this.one<Pick>([
      { pick: filter, min: 0, max: 2, onePile: true },
      { pick: filter, min: 3, max: 3, onePile: true },
      { pick: filter, min: this.roll(2), max: 3, differ: this.one(['house', 'name', 'type'] as const) },
      { pick: filter, min: 3, max: 3, ordered: true },
      { pick: filter, min: all, max: all, enough: this.number() },
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

  modifier(of: Filter): Modifier {
    return this.one(gifts)(this, of, this.one(['you', 'opponent', 'each'] as const));
  }

  /** An effect on cards that were chosen, or are meant anyway. */
  private onCards(): Node {
    const out = this.chance(25);
    const filter = out ? this.elsewhere() : this.filter();
    const as = this.fresh('c');
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
    const effect = this.one(out ? elsewhere : inPlay)(this, what);
    return { kind: 'seq', steps: [{ kind: 'choose', as, ...this.pick(filter) }, effect] };
  }

  private onPlayers(): Node {
    const who = this.one<Who>(['you', 'opponent', 'each', { opponentOf: { ref: this.one(['self', 'it'] as const) } }]);
    return this.one(onPlayers)(this, who);
  }

  private node(depth: number): Node {
    if (depth <= 0 || this.chance(45)) return this.chance(65) ? this.onCards() : this.onPlayers();
    return this.one(around)(this, () => this.node(depth - 1));
  }

  timed(depth: number): Ability {
    const on = this.one<Timing>([
      'play',
      'reap',
      'fight',
      'before-fight',
      'action',
      'omni',
      'destroyed',
      'leaves-play',
      'scrap',
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
      { event: 'houseChosen', house: this.one<HouseRef>([this.house(), { houseOf: { ref: 'self' } }]) },
      { event: 'reaped', during: this.player() },
      { event: 'played', who: this.player(), nth: 2 },
      { event: 'attack', at: 'before', card: this.creatures() },
    ]);
  }

  /** An effect just before an event sets nothing off but its prevention, or it could set itself off. */
  private prevention(): PassiveAbility {
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

  passive(depth: number): PassiveAbility {
    return this.one<() => PassiveAbility>([
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
      () => ({
        on: 'replace',
        when: { event: 'bonus', ...this.one([{ who: 'you' as const }, { icon: 'aember' as const }]) },
        instead: this.one([{ icons: ['capture', 'draw', 'power'] } as const, { do: this.node(0) } as const]),
        ...this.one([{}, { may: true as const }]),
      }),
    ])();
  }

  /** Abilities that work out of play instead. */
  private outOfPlay(): Ability {
    return {
      ...this.passive(0),
      outOfPlay: this.one([['discard'], ['discard'], ['hand'], ['archives', 'purged']] as const),
    };
  }

  /** What an upgrade does to the creature that it is on. */
  private worn(): Ability {
    return { on: 'constant', give: [this.modifier({ is: { hostOf: { ref: 'self' } } })] };
  }

  private printed(id: string) {
    return {
      id,
      name: id,
      house: this.house(),
      traits: this.chance(60) ? [this.trait()] : [],
      bonus: this.chance(40)
        ? [this.one(['aember', 'aember', 'capture', 'damage', 'draw', 'discard', 'power'] as const)]
        : [],
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
              'treachery',
              'versatile',
            ] as const),
          ]
        : [],
    };
  }

  card(id: string): CardDef {
    const printed = this.printed(id);
    const outOfPlay = this.chance(10) ? [this.outOfPlay()] : [];
    const extra = [...(this.chance(30) ? [this.timed(1)] : []), ...outOfPlay];
    switch (this.roll(6)) {
      case 0:
        return actionCard(printed, { on: 'play', do: this.node(2) }, ...outOfPlay);
      case 1:
        return artifactCard(printed, this.chance(50) ? this.timed(2) : this.passive(1), ...extra);
      case 2:
        return upgradeCard(printed, this.worn(), ...extra);
      default:
        return creatureCard(
          {
            ...printed,
            power: 1 + this.roll(7),
            armor: this.roll(3) === 0 ? 1 : 0,
            ...(this.chance(10) ? { asUpgrade: [this.worn()] } : {}),
          },
          this.chance(60) ? this.timed(2) : this.passive(1),
          ...extra,
        );
    }
  }
}

/** So many random cards with these ids, of three houses. */
export function randomCards(ids: readonly string[], roll: Roll): readonly CardDef[] {
  const press = new Press(roll);
  return ids.map((id) => press.card(id));
}
