// Abilities as lines of text, and effects that go on for a while.
import type {
  Ability,
  Cond,
  EventType,
  Modifier,
  Node,
  PassiveAbility,
  Pattern,
  Timing,
  TurnEventPattern,
  Until,
  Who,
} from '@vaultsong/engine';
import { namesOpponent, paragraph, scoped, setupMoments } from '../clauses/node.ts';
import { flat } from '../clauses/variable.ts';
import { article, capital, quoted, sentence } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { another } from '../grammar/voice.ts';
import { whose } from '../grammar/who.ts';
import { cardsNoun } from '../things/cards.ts';
import { condition } from '../things/condition.ts';
import { iconNoun } from '../things/icon.ts';
import { zonePhrase } from '../things/zone.ts';
import { firstEachTurn, noMoreEachTurn } from './firstEachTurn.ts';
import { modifierTexts, preyText } from './modifier.ts';
import { awaitedBy, happening, happens, itOf, moment, timeInTurn, wouldHappen } from './pattern.ts';
import { isTimed, timingTitles } from './timing.ts';

type Lasting = Extract<Node, { kind: 'lasting' }>;

/** What an ability says, as whole sentences. */
export function abilityText(ability: Ability, v: Voice): string {
  if (isTimed(ability)) {
    const inner = timedVoice(ability.on, v);
    const said = ability.on === 'destroyed' ? savedInstead(ability.do, inner) : null;
    return `${timingTitles[ability.on]}: ${said ?? paragraph(ability.do, inner)}`;
  }
  const said = 'outOfPlay' in ability ? outOfPlayBodies(ability, v) : bodies(ability, v, true);
  return said.map(sentence).join(' ');
}

/** The text of an ability that works out of play: "while this card is in your discard pile, at the start of your turn, you may …". */
function outOfPlayBodies(ability: PassiveAbility, v: Voice): readonly string[] {
  const inner = outOfPlayVoice(ability, v);
  const [first = '', ...more] = bodies(ability, inner, true);
  const where = zonePhrase({ zone: ability.outOfPlay ?? [], of: 'you' }, 'or', inner) ?? '';
  return [`while ${inner.self} is ${where}, ${first}`, ...more];
}

/** Out of play a card is no creature and no artifact, but a card. */
export const outOfPlayVoice = (ability: Ability, v: Voice): Voice =>
  'outOfPlay' in ability ? another(v, { self: 'this card', it: 'this card', creature: false }) : v;

/** "Fully heal this creature instead": that it is not destroyed is the last step. */
function savedInstead(node: Node, v: Voice): string | null {
  const steps = flat(node);
  const last = steps.at(-1);
  if (steps.length < 2 || last?.kind !== 'save' || !('ref' in last.what) || last.what.ref !== 'self') return null;
  const { head, after } = scoped({ kind: 'seq', steps: steps.slice(0, -1) }, another(v));
  return after.length === 0 ? sentence(`${head} instead`) : null;
}

/** The second card of what a timing waits for. */
const others: Readonly<Record<Timing, string>> = {
  play: 'the other card',
  reap: 'the other card',
  fight: 'the creature it fought',
  'before-fight': 'the creature it fights',
  action: 'the other card',
  omni: 'the other card',
  destroyed: 'the card that destroyed it',
  'leaves-play': 'the other card',
  fate: 'the other card',
  scrap: 'the other card',
};

const timedVoice = (timing: Timing, v: Voice): Voice =>
  another(v, { it: v.self, other: others[timing], attacked: timing === 'before-fight' ? others[timing] : v.attacked });

type Untimed = Extract<
  Ability,
  { on: 'trigger' | 'replace' | 'constant' | 'when-played' | 'as-it-enters' | 'to-use' | 'move' | 'setup' }
>;

/**
 * The sentences of an ability without bold word, without capital and stop: a lasting effect puts its time before them.
 * @param alone it is a text of its own
 */
function bodies(ability: Untimed, v: Voice, alone: boolean): readonly string[] {
  switch (ability.on) {
    case 'when-played': {
      const { head, after } = scoped(ability.do, another(v, { heard: 'self' }), alone);
      return [`as you play ${v.self}, ${head}`, ...after];
    }
    case 'as-it-enters': {
      const { head, after } = scoped(ability.do, another(v, { heard: 'self' }), alone);
      return [`as ${v.self} enters play, ${head}`, ...after];
    }
    case 'to-use': {
      const due: Node = ability.do.kind === 'seq' ? { kind: 'seq', steps: ability.do.steps.slice(0, -1) } : ability.do;
      const { head, after } = scoped(due, another(v, { heard: 'self' }), alone);
      return [`in order to use ${v.self}, you must ${head}`, ...after];
    }
    case 'move': {
      const { head, after } = scoped(ability.do, another(v), alone);
      if (ability.in === undefined)
        return [`${oftenEachTurn(ability.perTurn ?? 1)} during your turn, you may ${head}`, ...after];
      const so = ability.while === undefined ? '' : ` and ${condition(ability.while, v)}`;
      return [`while ${v.self} is in your discard pile${so}, you may ${head} during your turn`, ...after];
    }
    case 'setup': {
      const { head, after } = scoped(ability.do, another(v), alone);
      return [`${setupMoments[ability.at]}, ${head}`, ...after];
    }
    case 'trigger': {
      const first = v.uses === null ? onlyTheFirst(ability.when, ability.do) : null;
      const said = first === null ? waiting(ability.when, v) : firstTime(ability.when, v);
      const { head, after } = scoped(first ?? ability.do, afterEvent(ability.when, v), alone);
      return [`${said}, ${head}`, ...after];
    }
    case 'replace':
      return ability.while === undefined ? replaced(ability, v) : onlyThen(ability.while, replaced(ability, v), v);
    case 'constant':
      if (alone && isOwnPrey(ability.give)) return ability.give.map((m) => preyText(m, v));
      return ability.while === undefined ? modifierTexts(ability.give, v) : [onlyWhile(ability.give, ability.while, v)];
    default:
      return ability satisfies never;
  }
}

const oftenEachTurn = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

type Prey = Extract<Modifier, { mod: 'prey' }>;

/** Printed on the card like a keyword, and said like one. */
const isOwnPrey = (give: readonly Modifier[]): give is readonly Prey[] =>
  give.every((m) => m.mod === 'prey' && m.of.is !== undefined && 'ref' in m.of.is && m.of.is.ref === 'self');

/** Whole sentences in one: "you may fight with friendly creatures, and enemy creatures cannot be attacked". */
const together = (sentences: readonly string[]): string => sentences.join(', and ');

const isOfOpponent = (m: Modifier): boolean => m.mod === 'player-cannot' && m.who === 'opponent';

/** What holds only as long as something else does. */
function onlyWhile(give: readonly Modifier[], cond: Cond, v: Voice): string {
  const first = firstEachTurn(give, cond, v) ?? noMoreEachTurn(give, cond, v);
  if (first !== null) return first;
  const bans = give.every(({ mod }) => mod === 'cannot' || mod === 'player-cannot');
  // "This creature cannot be used unless …"
  if (bans && 'equal' in cond && cond.equal[1] === 0)
    return `${together(modifierTexts(give, v))} unless ${condition({ not: cond }, give.every(isOfOpponent) ? { ...v, topic: 'opponent' } : v)}`;
  if ('both' in cond) {
    const [turn, ...rest] = cond.both;
    // "During your turn, while this creature is in the center of its battleline, …"
    if (turn !== undefined && 'turnOf' in turn && rest.length > 0)
      return `during ${whose(turn.turnOf, v)} turn, ${onlyWhile(give, { both: rest }, v)}`;
  }
  if ('turnOf' in cond) return `during ${whose(cond.turnOf, v)} turn, ${together(modifierTexts(give, v))}`;
  const so = condition(cond, v);
  if (give.every(({ mod }) => mod === 'perishes' || mod === 'enters'))
    return `if ${so}, ${together(modifierTexts(give, v))}`;
  const topic = namesOpponent(so, v) ? 'opponent' : v.topic;
  return `while ${so}, ${together(modifierTexts(give, { ...v, topic }))}`;
}

/** What is done only if it is the first time in the turn that this happens: "the first time you play a creature each turn". */
function onlyTheFirst(p: Pattern, node: Node): Node | null {
  if (node.kind !== 'if' || node.else !== undefined || !('equal' in node.cond)) return null;
  const [number, one] = node.cond.equal;
  const counted = typeof number === 'object' && 'deeds' in number ? number.deeds : null;
  const event = patternText(p);
  return one === 1 && counted !== null && event !== null && isAlike(counted, event) ? node.then : null;
}

/** The deed that an event is remembered as, where a pattern says nothing else of it. */
function patternText({ event, at, who, card = {}, cause, from, ...more }: Pattern): TurnEventPattern | null {
  const did = event === 'used' || event === 'attached' || event === 'playAbility' ? undefined : patternTexts[event];
  const { type, house, side, is, ...rest } = card;
  if (did === undefined || at === 'before' || Object.keys(more).length > 0 || Object.keys(rest).length > 0) return null;
  if (typeof type === 'object' || typeof house === 'object' || house === 'active') return null;
  if ((cause !== undefined && cause !== 'fight') || (from !== undefined && from !== 'hand')) return null;
  const by = who ?? (side === 'friendly' ? 'you' : side === 'enemy' ? 'opponent' : undefined);
  return {
    did,
    turn: 'this',
    ...(by === undefined ? {} : { by }),
    ...(type === undefined ? {} : { type }),
    ...(house === undefined ? {} : { house }),
    ...(is === undefined ? {} : { card: is }),
    ...(cause === undefined ? {} : { inFight: true }),
    ...(from === undefined ? {} : { fromHand: true }),
  };
}

/** The events that a turn remembers; of the others nobody can tell whether one was the first. */
const patternTexts: Readonly<Partial<Record<EventType, TurnEventPattern['did']>>> = {
  played: 'play',
  discard: 'discard',
  use: 'use',
  reaped: 'reap',
  fought: 'fight',
  destroy: 'destroyed',
  forge: 'forge',
  steal: 'steal',
};

const isAlike = (one: TurnEventPattern, other: TurnEventPattern): boolean => {
  const sorted = (p: TurnEventPattern): string => JSON.stringify(Object.entries(p).sort());
  return sorted(one) === sorted(other);
};

const firstTime = (p: Pattern, v: Voice): string =>
  `${inTurnOf(p, v)}the first time ${happens(happening(p, v))} each turn`;

const afterEvent = (p: Pattern, v: Voice): Voice =>
  another(v, {
    it: itOf(p, v),
    other: otherOf(p),
    awaited: awaitedBy(p),
    heard: isOnlyCard(p) ? 'event' : null,
    topic: topicOf(p, v) ?? v.topic,
  });

/** Whom "they" means in what follows: a player whom the event named ("at the end of each player's turn, they …"). */
function topicOf(p: Pattern, v: Voice): Who | null {
  if (v.you !== 'you') return p.who === 'each' ? 'that-player' : null;
  if (p.who === 'opponent' || p.who === 'active') return p.who;
  if (p.who === undefined || p.who === 'each') {
    if (moment(p, v) !== null) return 'active';
    if (p.who === 'each') return 'that-player';
  }
  return null;
}

/** Where an event names one card only, "it" is that card. */
const isOnlyCard = ({ card, other }: Pattern): boolean =>
  card !== undefined && card.fighting === undefined && card.neighborOf === undefined && other === undefined;

function otherOf(p: Pattern): string {
  if (p.event === 'attack' || p.event === 'fought') return 'the creature it fought';
  return p.event === 'destroy'
    ? 'the card that destroyed it'
    : p.event === 'damage'
      ? 'the source of the damage'
      : 'the other card';
}

function waiting(p: Pattern, v: Voice): string {
  const at = moment(p, v);
  if (at !== null) return at;
  const what = happens(happening(p, v));
  const during = inTurnOf(p, v);
  const time = timeInTurn(p, what);
  if (time !== null) return `${during}${time}`;
  if (p.at === 'before') return `${during}before ${what}`;
  return `${during}${v.uses === 1 ? nextTime(what, v) : `each time ${what}`}`;
}

/** How long it is waited for. R: 18.4 "Lasting effects": “the next time” by itself means this turn. */
const whenever: Readonly<Partial<Record<Until, string>>> = { turn: ' this turn', game: ' in this game' };

/** "the next time you play a creature this turn" */
const nextTime = (what: string, v: Voice): string =>
  `the next time ${what}${v.until === null ? '' : (whenever[v.until] ?? '')}`;

const inTurnOf = (p: Pattern, v: Voice): string =>
  p.during === undefined ? '' : `during ${whose(p.during, v)} turn, `;

const onlyThen = (cond: Cond, [first = '', ...more]: readonly string[], v: Voice): readonly string[] => [
  `while ${condition(cond, v)}, ${first}`,
  ...more,
];

/** The player who would do something says whether it is replaced: in their own turn they are the active player. */
const offered = ({ who }: Pattern, then: Node): Node => ({
  kind: 'may',
  then,
  ...(who === 'opponent' ? { by: who } : {}),
});

function replaced({ when, instead, may }: Extract<Ability, { on: 'replace' }>, v: Voice): readonly string[] {
  const would = `${inTurnOf(when, v)}${v.uses === 1 ? nextTime(wouldHappen(happening(when, v)), v) : `if ${wouldHappen(happening(when, v))}`}`;
  const inner = afterEvent(when, v);
  if ('do' in instead) {
    const { head, after } = scoped(may ? offered(when, instead.do) : instead.do, inner);
    return [head === '' ? `${would}, nothing happens instead` : `${would}, ${head} instead`, ...after];
  }
  if ('icons' in instead)
    return [
      `${would}, ${may ? 'you may resolve it' : 'it is resolved'} as ${article(iconNoun(...instead.icons))} instead`,
    ];
  if ('redirectTo' in instead) {
    const { text } = cardsNoun(instead.redirectTo, inner);
    return 'neighborsOf' in instead.redirectTo
      ? [
          `${would}, that damage is divided as evenly as possible among ${text.replace(/^each of /, '')} instead, if it has any`,
        ]
      : [`${would}, that damage is dealt to ${text} instead`];
  }
  const places = {
    deck: 'it goes to its owner’s deck',
    hand: 'it returns to its owner’s hand',
    play: 'it stays in play',
    played: 'it stays where it is',
    under: 'it is put under a card',
    beside: 'it stays beside the table',
    discard: 'it goes to its owner’s discard pile',
    archives: 'it goes to its owner’s archives',
    purged: 'it is purged',
  } as const;
  return [`${would}, ${places[instead.zone]} instead`];
}

// ── Effects that go on ───────────────────────────────────────────────────────────────────────────

/** "for the rest of the turn", as it stands before what goes on. */
export function durationText(until: Until, self: string): string {
  switch (until) {
    case 'turn':
      return 'for the rest of the turn';
    case 'your-next-turn':
      return 'during your next turn';
    case 'their-next-turn':
      return 'during your opponent’s next turn';
    case 'their-ready-step':
      return 'until the end of your opponent’s next “ready cards” step';
    case 'until-your-turn':
      return 'until the start of your next turn';
    case 'source-leaves':
      // A prophecy is never in play.
      return `until ${self} ${self === 'this prophecy' ? 'is not active any more' : 'leaves play'}`;
    case 'fight':
      return 'for this fight';
    case 'game':
      return 'for the rest of the game';
  }
}

/** Lasting effects of the same duration, in one sentence. */
export function lastingText(effects: readonly Lasting[], v: Voice): string {
  const [first] = effects;
  if (first === undefined) return '';
  const { uses, until } = first;
  const topic = until === 'their-next-turn' && v.you === 'you' ? 'opponent' : v.topic;
  const inner: Voice = {
    ...v,
    topic,
    uses: typeof uses === 'number' ? uses : null,
    until,
    heard: until === 'source-leaves' ? 'self' : v.heard, // "until this artifact leaves play, it counts as a creature"
  };
  const constants = effects.flatMap((e) =>
    e.ability.on === 'constant' && e.ability.while === undefined ? e.ability.give : [],
  );
  const others = effects.filter((e) => e.ability.on !== 'constant' || e.ability.while !== undefined);
  // What their turn begins with has sentences of its own.
  const isAlone = effects.length === 1 && until === 'their-next-turn' && isOfTurnBegin(first.ability);
  const said = [
    ...modifierTexts(constants, inner),
    ...others.flatMap(({ ability }) =>
      isTimed(ability) ? [`${v.self} has ${quoted(abilityText(ability, inner))}`] : bodies(ability, inner, isAlone),
    ),
  ];
  v.heard = inner.heard;
  v.pronouns = inner.pronouns;
  const isCounted = typeof uses === 'number' && uses !== 1 && first.ability.on !== 'constant';
  const times = isCounted ? `, at most ${uses} times` : '';
  const duration = durationText(until, v.self);
  const begins = 'at the start of their turn, ';
  if (until === 'their-next-turn' && isAlone && said[0]?.startsWith(begins))
    return `at the start of ${whose('opponent', v)} next turn, ${said.map(capital).join('. ').slice(begins.length)}`;
  if (saysItself(said, until)) return `${together(said)}${times}`;
  // "Each time your opponent steals æmber, they skip their step …", "each time a player chooses a house, their opponent cannot …".
  const isTheirs = (line: string): boolean =>
    (v.topic === 'opponent' && line.startsWith('they ')) || (v.you !== 'you' && line.startsWith('their opponent '));
  if (until === 'their-next-turn' && said.every(isTheirs)) return `${together(said)} during their next turn${times}`;
  return `${v.you === 'you' ? duration : duration.replace(/\byour\b/, 'their')}, ${atTheEnd(said, until)}${times}`;
}

const isOfTurnBegin = (ability: Ability): boolean => ability.on === 'trigger' && ability.when.event === 'turnBegan';

/** Effects at the end of this turn are sentences of their own, without a duration. */
function atTheEnd(said: readonly string[], until: Until): string {
  const last = until === 'turn' ? said.filter((line) => line.startsWith('at the end of your turn, ')) : [];
  if (last.length === 0 || last.length === said.length) return together(said);
  return [together(said.filter((line) => !last.includes(line))), ...last.map(capital)].join('. ');
}

/** "the next creature you play this turn", and what holds as long as something else does, tell how long by themselves. */
const saysItself = (said: readonly string[], until: Until): boolean => said.every((line) => tells[until]?.test(line));

const tells: Readonly<Partial<Record<Until, RegExp>>> = {
  turn: / you play this turn |^the next time [^,]* this turn,/,
  game: / while |^the next time |another turn after this one$/,
  'their-ready-step': / next “ready cards” step$/,
};
