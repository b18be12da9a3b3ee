// Abilities as lines of text, and effects that go on for a while.
import type { Ability, Node, Pattern, Timing, Until } from '../language.ts';
import { cardsNoun } from './cards.ts';
import { condition } from './condition.ts';
import { list, sentence } from './english.ts';
import { modifierTexts } from './modifier.ts';
import { paragraph, scoped } from './node.ts';
import { awaitedBy, happening, happens, itOf, moment, wouldHappen } from './pattern.ts';
import type { Voice } from './voice.ts';
import { another } from './voice.ts';
import { whose } from './who.ts';

/** The bold words of the timings. */
export const timingTitles: Readonly<Record<Timing, string>> = {
  play: 'Play',
  reap: 'Reap',
  fight: 'Fight',
  'before-fight': 'Before Fight',
  action: 'Action',
  omni: 'Omni',
  destroyed: 'Destroyed',
  'leaves-play': 'Leaves Play',
};

type Lasting = Extract<Node, { kind: 'lasting' }>;

/** What an ability says, as whole sentences. */
export function abilityText(ability: Ability, v: Voice): string {
  if (
    ability.on !== 'trigger' &&
    ability.on !== 'replace' &&
    ability.on !== 'constant' &&
    ability.on !== 'when-played'
  ) {
    return `${timingTitles[ability.on]}: ${paragraph(ability.do, timedVoice(ability.on, v))}`;
  }
  return bodies(ability, v).map(sentence).join(' ');
}

const timedVoice = (timing: Timing, v: Voice): Voice => {
  const others: Partial<Record<Timing, string>> = {
    fight: 'the creature it fought',
    'before-fight': 'the creature it fights',
    destroyed: 'the card that destroyed it',
  };
  return another(v, { it: v.self, other: others[timing] ?? 'the other card' });
};

type Untimed = Extract<Ability, { on: 'trigger' | 'replace' | 'constant' | 'when-played' }>;

/** The sentences of an ability without bold word, without capital and stop: a lasting effect puts its time before them. */
function bodies(ability: Untimed, v: Voice): readonly string[] {
  switch (ability.on) {
    case 'when-played': {
      const { head, after } = scoped(ability.do, v);
      return [`as you play ${v.self}, ${head}`, ...after];
    }
    case 'trigger': {
      const said = waiting(ability.when, v);
      const { head, after } = scoped(ability.do, afterEvent(ability.when, v));
      return [`${said}, ${head}`, ...after];
    }
    case 'replace':
      return replaced(ability, v);
    case 'constant': {
      const lines = modifierTexts(ability.give, v);
      if (ability.while === undefined) return lines;
      const cond = condition(ability.while, v);
      // "While this creature is on a flank, it gets …"
      const said = lines.map((line) =>
        cond.startsWith(`${v.self} is `)
          ? line.replace(v.self, 'it')
          : cond.startsWith(`${v.host} is `)
            ? line.replace(v.host, 'it')
            : line,
      );
      return [`while ${cond}, ${list(said)}`];
    }
    default:
      return ability satisfies never;
  }
}

const afterEvent = (p: Pattern, v: Voice): Voice =>
  another(v, { it: itOf(p, v), other: otherOf(p), awaited: awaitedBy(p), heard: null });

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
  if (p.at === 'before') return `${during}before ${what}`;
  return `${during}${v.uses === 1 ? 'the next time' : 'each time'} ${what}`;
}

const inTurnOf = (p: Pattern, v: Voice): string =>
  p.during === undefined ? '' : `during ${whose(p.during, v)} turn, `;

function replaced({ when, instead }: Extract<Ability, { on: 'replace' }>, v: Voice): readonly string[] {
  const would = `${inTurnOf(when, v)}${v.uses === 1 ? 'the next time' : 'if'} ${wouldHappen(happening(when, v))}`;
  const inner = afterEvent(when, v);
  if ('do' in instead) {
    const { head, after } = scoped(instead.do, inner);
    return [head === '' ? `${would}, nothing happens instead` : `${would}, ${head} instead`, ...after];
  }
  if ('redirectTo' in instead)
    return [`${would}, that damage is dealt to ${cardsNoun(instead.redirectTo, inner).text} instead`];
  const places = {
    deck: 'it goes to its owner’s deck',
    hand: 'it returns to its owner’s hand',
    play: 'it stays in play',
    played: 'it stays where it is',
    under: 'it is put under a card',
    discard: 'it goes to its owner’s discard pile',
    archives: 'it goes to its owner’s archives',
    purged: 'it is purged',
  } as const;
  return [`${would}, ${places[instead.zone].replace('’', "'")} instead`];
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
      return "during your opponent's next turn";
    case 'until-your-turn':
      return 'until the start of your next turn';
    case 'source-leaves':
      return `until ${self} leaves play`;
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
  const { uses } = first;
  const inner: Voice = { ...v, uses: typeof uses === 'number' ? uses : null };
  const constants = effects.flatMap((e) =>
    e.ability.on === 'constant' && e.ability.while === undefined ? e.ability.give : [],
  );
  const others = effects.filter((e) => e.ability.on !== 'constant' || e.ability.while !== undefined);
  const said = [
    ...modifierTexts(constants, inner),
    ...others.flatMap(({ ability }) =>
      ability.on === 'trigger' || ability.on === 'replace' || ability.on === 'constant' || ability.on === 'when-played'
        ? bodies(ability, inner)
        : [`${v.self} has “${abilityText(ability, inner)}”`],
    ),
  ];
  v.heard = inner.heard;
  v.pronouns = inner.pronouns;
  const once =
    first.ability.on === 'constant' || uses === undefined || uses === 1 ? '' : `, at most ${String(uses)} times`;
  return `${durationText(first.until, v.self)}, ${list(said)}${typeof uses === 'number' ? once : ''}`;
}
