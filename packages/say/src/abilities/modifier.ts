// Text of the modifiers of constant abilities: "each friendly creature gets +1 power", "you cannot play creatures".
import type { CannotBe, Cards, CardType, FightModifier, Filter, Modifier, Num } from '@vaultsong/engine';
import { nominative, quoted } from '../grammar/english.ts';
import type { Line } from '../grammar/line.ts';
import { linesText } from '../grammar/line.ts';
import type { Voice } from '../grammar/voice.ts';
import { another, granted } from '../grammar/voice.ts';
import { subject, verbOf, whose } from '../grammar/who.ts';
import { cardsNoun, manners } from '../things/cards.ts';
import { aCard, bare, eachCard, isSo, manyCards } from '../things/filter.ts';
import { houseNoun } from '../things/house.ts';
import { traitNoun } from '../things/named.ts';
import { perEach, value } from '../things/number.ts';
import { keywordText } from './keyword.ts';
import type { PlayerRule } from './playerRule.ts';
import { limitsAlike, limitsLine, mayPlayOrUse, playerLine } from './playerRule.ts';
import { combinedTimings, retitled, timingTitles } from './timing.ts';

/** The lines of one constant ability, as sentences without capital and stop. */
export function modifierTexts(give: readonly Modifier[], v: Voice): readonly string[] {
  const said = new Map<string, Subject & { readonly heard: string | null }>();
  /** Lines about the same cards share one subject, which is named once. */
  const about = (m: CardModifier): Subject => {
    const key = JSON.stringify([m.of, isPlural(m), playedAs(m, v)]);
    const known = said.get(key) ?? { ...subjectOf(m, v), heard: v.heard };
    v.heard = known.heard;
    said.set(key, known);
    return known;
  };
  const lines: Line[] = [];
  for (let i = 0; i < give.length; ) {
    const modifier = give[i];
    if (modifier === undefined) break;
    const next = give[i + 1];
    if (modifier.mod === 'may-play' && next?.mod === 'may-use' && isEither(modifier, next, v)) {
      lines.push(mayPlayOrUse(modifier, v));
      i += 2;
      continue;
    }
    const limits = limitsAlike(give.slice(i));
    if (limits.length > 1) {
      lines.push(limitsLine(limits, v));
      i += limits.length;
      continue;
    }
    const titles = sameAbility(give.slice(i));
    lines.push(
      isAboutCards(modifier) ? cardLine(modifier, titles, about, v) : playerLine(modifier, changeOf(modifier, v), v),
    );
    i += Math.max(1, titles.length);
  }
  return linesText(lines);
}

/** One permission for both: whichever of the two is done uses it up. */
const isEither = (
  play: Extract<Modifier, { mod: 'may-play' }>,
  use: Extract<Modifier, { mod: 'may-use' }>,
  v: Voice,
): boolean =>
  v.uses !== null &&
  play.from === undefined &&
  use.only === undefined &&
  isSame([play.who, play.card], [use.who, use.card]);

type CardModifier = Exclude<Modifier, PlayerRule>;
type Subject = Pick<Line, 'subject' | 'many' | 'tail'>;

const isAboutCards = (m: Modifier): m is CardModifier => 'of' in m;

/** Abilities in a row that are given to the same cards and do the same: "Fight/Reap:". */
function sameAbility(give: readonly Modifier[]): readonly string[] {
  const [first] = give;
  if (first?.mod !== 'ability') return [];
  const same = give.flatMap((m) => (m.mod === 'ability' && isSame(m.of, first.of) ? [m.ability] : []));
  return combinedTimings(same);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

// ── Of players ───────────────────────────────────────────────────────────────────────────────────

const changeOf = (m: PlayerRule, v: Voice): Change => (m.mod === 'key-cost' ? change(m.by, v) : { head: '', tail: '' });

// ── Of cards ─────────────────────────────────────────────────────────────────────────────────────

/** The cards that a line is about; a description of one card is said as "while it is …". */
function subjectOf(m: CardModifier, v: Voice): Subject {
  const { of } = m;
  const played = playedAs(m, v);
  if (played !== null) return { subject: played, many: false, tail: '' };
  if (of.is !== undefined) return oneCard(of, of.is, v);
  if (v.uses === 1 && m.mod === 'cannot' && bansOfUse.includes(m.be))
    return { subject: `the next time ${aCard(of, v)} is used, it`, many: false, tail: '' };
  if (v.uses !== null) return { subject: nextCards(of, v.uses, v), many: false, tail: '' };
  // "Friendly creatures cannot …", where "each friendly creature cannot …" could mean that not every one can.
  return isPlural(m)
    ? { subject: manyCards(of, v), many: true, tail: '' }
    : { subject: eachCard(of, v), many: false, tail: '' };
}

/** "are damaged", "have a ward". */
const plural = (so: string): string => so.replace(/^is /, 'are ').replace(/^has /, 'have ');

function oneCard(of: Filter, is: Cards, v: Voice): Subject {
  const { is: _is, zone: _zone, side, ...rest } = of;
  const noun = cardsNoun(is, v);
  const [they, them] = noun.many ? ['they', 'them'] : ['it', 'it'];
  const so = [
    ...(Object.keys(rest).length === 0
      ? []
      : [`${they} ${noun.many ? plural(isSo(rest, false, v)) : isSo(rest, false, v)}`]),
    ...(side === undefined ? [] : [side === 'friendly' ? `you control ${them}` : `your opponent controls ${them}`]),
  ];
  return {
    subject: nominative(noun.text),
    many: noun.many,
    tail: so.length === 0 ? '' : `while ${so.join(' and ')}`,
  };
}

/** "Friendly creatures cannot …", "creatures must …": said of all of them together. */
const isPlural = ({ mod }: CardModifier): boolean =>
  mod === 'cannot' || mod === 'held-in-archives' || mod === 'not-attacked-by' || mod === 'must-fight';

/** What is used up by the next use, whatever that is for. */
const bansOfUse: readonly CannotBe[] = ['used', 'used-to-reap', 'used-to-fight', 'used-except-to-fight'];

const nextCards = (of: Filter, uses: number, v: Voice): string =>
  uses === 1 ? `the next ${bare(of, v)}` : `each of the next ${uses} ${manyCards(of, v)}`;

/** What matters only as a friendly card is played is said of "each creature you play". */
function playedAs(m: CardModifier, v: Voice): string | null {
  const whenPlayed = (m.mod === 'enters' && m.played) || (m.mod === 'ability' && m.ability.on === 'play');
  const { side, ...rest } = m.of;
  if (!whenPlayed || side !== 'friendly' || rest.is !== undefined || v.you !== 'you' || v.readBy !== 'you') return null;
  if (v.uses === null) return `${eachCard(rest, v)} you play`;
  return `${nextCards(rest, v.uses, v)} you play${v.until === 'turn' ? ' this turn' : ''}`;
}

/** The subject of a line, and the line that says so much of it. */
interface Start {
  readonly those: Subject;
  it(verb: string, object?: string, tail?: string): Line;
}

function cardLine(m: CardModifier, titles: readonly string[], about: (m: CardModifier) => Subject, v: Voice): Line {
  const those = about(m);
  const it: Start['it'] = (verb, object = '', tail = '') => ({
    ...those,
    verb,
    object,
    tail: `${tail} ${those.tail}`.trim(),
  });
  switch (m.mod) {
    case 'power':
    case 'armor': {
      const { head, tail } = change(m.by, v);
      const onlyIf = m.mod === 'power' && m.ifItSurvives ? ' if it survives that damage' : '';
      return it('get', `${head} ${m.mod}${onlyIf}`, tail);
    }
    case 'set-power':
    case 'set-armor': {
      const what = m.mod === 'set-power' ? 'power' : 'armor';
      const much =
        typeof m.to === 'number' ? `${m.to} ${what}` : `${what} equal to ${value(m.to, another(v, { it: 'it' }))}`;
      return m.whatever ? it('count as having', m.to === 0 ? `no ${what}` : much) : it('have', much);
    }
    case 'blank':
      return it('have', 'a blank text box (except for traits)');
    case 'type':
      if (m.anywhere) return it('count as', 'a creature', ' anywhere in its battleline');
      return it('count as', m.type === 'creature' ? 'a creature' : 'an artifact');
    case 'keyword':
      return typeof m.value === 'object'
        ? it('gain', keywordText(m.keyword, 'X'), `, where X is ${value(m.value, another(v, { it: 'it' }))}`)
        : it('gain', keywordText(m.keyword, m.value ?? 1));
    case 'loses-keyword':
      return it('lose', m.keyword);
    case 'perishes':
      return { subject: m.by ?? 'destroy', many: true, verb: those.subject, object: '', tail: '' };
    case 'values-of':
      return it('have', `the power of ${cardsNoun(m.card, v).text} and gains its armor, keywords, and traits`);
    case 'silenced': {
      const those = `“${timingTitles[m.timing]}:” abilities`;
      return Object.keys(m.of).length === 0
        ? { subject: those, many: true, verb: 'cannot', object: 'resolve', tail: '' }
        : it('lose', `its ${those}`);
    }
    case 'no-traits':
      return it('lose', 'each of its traits');
    case 'trait':
      return it('gain', traitNoun(m.trait, v));
    case 'every-house':
      return it('belong to', 'all houses');
    case 'house':
      return it('belong to', `${houseNoun(m.house, v)} ${m.besides ? 'as well' : 'and no other house'}`);
    case 'switch-values':
      return it('have', 'its power and armor switched');
    case 'flank':
      return it('count as being on a flank');
    case 'ability':
      return it('gain', quoted(retitled(v.read.ability(m.ability, granted(v, isCreature(m.of))), titles)));
    case 'also-on':
      return {
        subject: `the “${timingTitles[m.from]}:” abilities of ${manyCards(m.of, v)}`,
        many: true,
        verb: 'be',
        object: `also “${timingTitles[m.to]}:” abilities`,
        tail: '',
      };
    case 'text-of':
      return it('gain', `the text box of ${cardsNoun(m.card, v).text}`);
    case 'control':
      return {
        subject: subject(m.who, v),
        many: verbOf(m.who, 'do', v) === 'do',
        verb: 'control',
        object: those.subject,
        tail: those.tail,
      };
    case 'must-fight':
      return it('must', 'fight when used, if able');
    case 'enters':
      if (m.may !== undefined) return it('may', `enter play ${m.may} in its battleline, ${m.how}`);
      return it('enter play', `${m.how}${m.played && playedAs(m, v) === null ? ' when it is played' : ''}`);
    case 'held-in-archives':
      return it('cannot', `leave ${whose('you', v)} archives`);
    case 'cannot':
      return cannotLine(m, it, v);
    default:
      return fightLine(m, { those, it }, v);
  }
}

function cannotLine({ be, by }: Extract<CardModifier, { mod: 'cannot' }>, it: Start['it'], v: Voice): Line {
  if (by !== undefined) return it('cannot', `${cannotBe['dealt-damage']} by ${manyCards(by, v)}`);
  if (be === 'used-except-to-fight') return it('can', 'be used only to fight');
  return be === 'readied-in-step' ? it('do', `not ready ${readyStep(v)}`) : it('cannot', cannotBe[be]);
}

/** A line about fights. */
function fightLine(m: FightModifier, { those, it }: Start, v: Voice): Line {
  switch (m.mod) {
    case 'attacks-only':
      return it('can', `attack only ${manyCards(m.targets, v)}`);
    case 'prey':
      return it('gain', quoted(preyText(m, v)));
    case 'deals-when-fighting':
      return it('deal', `${value(m.amount, v)} damage when fighting, whatever its power`);
    case 'taunt-reach':
      return it('protect', 'its neighbors’ neighbors as well while it has taunt');
    case 'shares-fight-damage':
      return {
        subject: `damage dealt to ${aCard(m.of, v)} in a fight`,
        many: false,
        verb: 'be',
        object: `also dealt to ${cardsNoun(m.with, v).text}`,
        tail: those.tail,
      };
    case 'fight-damage': {
      const { head, tail } = change(m.by, v);
      return it(
        'deal',
        `${head} damage`,
        `while attacking ${m.against === undefined ? '' : aCard(m.against, v)} ${tail}`,
      );
    }
    case 'fight-damage-to':
      return it('deal', `its fight damage to ${cardsNoun(m.card, v).text} instead of the creature it fights`);
    case 'no-fight-damage':
      return it('deal', 'no damage', m.while === 'attacked' ? 'when attacked' : 'when fighting');
    case 'not-attacked-by':
      return it('cannot', `be attacked by ${manyCards(m.by, v)}`);
    case 'extra-damage':
      if (typeof m.by === 'object' && 'amount' in m.by)
        return {
          subject: `damage dealt to ${those.subject}`,
          many: false,
          verb: 'be',
          object: 'doubled',
          tail: those.tail,
        };
      return it('take', `${value(m.by, v)} more damage whenever it is dealt damage`);
    case 'ignores':
      return it('ignore', m.what, 'while attacking');
  }
}

/** "prey – the least powerful flank creature": what a card of an automaton fights. */
export const preyText = ({ how, prey }: Extract<Modifier, { mod: 'prey' }>, v: Voice): string =>
  `prey – the ${bare(prey, v, [manners[how].adjective])}`;

const isCreature = (of: Filter): boolean => {
  if (of.type === undefined && of.either !== undefined) return of.either.every(isCreature);
  const types: readonly CardType[] = of.type === undefined ? ['creature'] : [of.type].flat();
  return types.includes('creature');
};

interface Change {
  readonly head: string;
  readonly tail: string;
}

/** "+2", "-2", "+1 … for each …". */
function change(by: Num, v: Voice): Change {
  const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
  if (typeof by === 'number') return { head: signed(by), tail: '' };
  const inner = another(v, { it: 'it' });
  const each = perEach(by, inner);
  if (each !== null) return { head: '+1', tail: `for each ${each}` };
  if ('times' in by && typeof by.times[0] === 'number') {
    const per = perEach(by.times[1], inner);
    if (per !== null) return { head: signed(by.times[0]), tail: `for each ${per}` };
  }
  if ('least' in by && by.least.length === 2) {
    const [most, counted = 0] = by.least;
    const per = perEach(counted, inner);
    if (typeof most === 'number' && per !== null) return { head: '+1', tail: `for each ${per}, up to ${most}` };
  }
  return { head: '+X', tail: `, where X is ${value(by, inner)}` };
}

/** The step in which cards do not ready. */
const readyStep = (v: Voice): string =>
  v.until === 'their-ready-step'
    ? `during ${whose('opponent', v)} next “ready cards” step`
    : 'during the “ready cards” step';

const cannotBe: Readonly<Record<Exclude<CannotBe, 'used-except-to-fight' | 'readied-in-step'>, string>> = {
  'dealt-damage': 'be dealt damage',
  destroyed: 'be destroyed',
  used: 'be used',
  'used-to-reap': 'reap',
  'used-to-fight': 'be used to fight',
  attacked: 'be attacked',
  exhausted: 'become exhausted',
  readied: 'be readied',
};
