// What constant abilities give: "each friendly creature gets +1 power", "you cannot play creatures".
import type { CannotBe, Filter, Modifier, Num, PlayerDeed, Who } from '../language.ts';
import type { CardType } from '../terms.ts';
import { cardsNoun } from './cards.ts';
import { condition } from './condition.ts';
import { counted, list, thirdPerson, tidy, title } from './english.ts';
import { aCard, bare, eachCard, houseNoun, isSo, manyCards } from './filter.ts';
import { keywordText } from './keyword.ts';
import { amount, perEach, value } from './number.ts';
import type { Voice } from './voice.ts';
import { another, granted } from './voice.ts';
import { isYou, player, whose } from './who.ts';

/** Something said of a subject. Lines with the same subject make one sentence, those with the same verb one phrase. */
interface Line {
  readonly subject: string;
  readonly verb: string;
  readonly object: string;
  /** Said after the object: "while attacking". */
  readonly tail: string;
}

/** The lines of one constant ability, as sentences without capital and stop. */
export function modifierTexts(give: readonly Modifier[], v: Voice): readonly string[] {
  const lines = give.map((modifier) => line(modifier, v));
  const subjects = [...new Set(lines.map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const said = predicates(lines.filter((l) => l.subject === subject));
    return tidy(`${subject} ${said}`).replace(/gains “/, 'gains, “');
  });
}

function predicates(lines: readonly Line[]): string {
  const groups: { verb: string; objects: string[]; tail: string }[] = [];
  for (const { verb, object, tail } of lines) {
    const last = groups.at(-1);
    if (last !== undefined && last.verb === verb && last.tail === tail) last.objects.push(object);
    else groups.push({ verb, objects: [object], tail });
  }
  return list(groups.map(({ verb, objects, tail }) => `${verb} ${list(objects)} ${tail}`));
}

/** The cards that a line is about; a description of one card is said as "while it is …". */
function about(of: Filter, v: Voice): { readonly subject: string; readonly tail: string } {
  if (of.is === undefined) {
    if (v.uses === null) return { subject: eachCard(of, v), tail: '' };
    return {
      subject: v.uses === 1 ? `the next ${bare(of, v)}` : `each of the next ${v.uses} ${manyCards(of, v)}`,
      tail: '',
    };
  }
  const { is, zone: _zone, ...rest } = of;
  const conditions = Object.keys(rest).length === 0 ? '' : `while it ${isSo(rest, false, v)}`;
  return { subject: cardsNoun(is, v).text, tail: conditions };
}

function line(m: Modifier, v: Voice): Line {
  const it = (verb: string, object = '', tail = ''): Line => {
    const { subject, tail: condition } = about('of' in m ? m.of : {}, v);
    return { subject, verb, object, tail: `${tail} ${condition}`.trim() };
  };
  const who = (subject: Who, verb: string, object = '', tail = ''): Line => ({
    subject: player(subject, v),
    verb: isYou(subject, v) ? verb : thirdPerson(verb),
    object,
    tail,
  });
  switch (m.mod) {
    case 'power':
    case 'armor': {
      const { head, tail } = change(m.by, about(m.of, v).subject, v);
      return it('gets', `${head} ${m.mod}`, tail);
    }
    case 'keyword':
      return it('gains', keywordText(m.keyword, m.value ?? 1));
    case 'loses-keyword':
      return it('loses', m.keyword);
    case 'attacks-only':
      return it('can', `attack only ${manyCards(m.targets, v)}`);
    case 'perishes':
      return { subject: 'destroy', verb: about(m.of, v).subject, object: '', tail: '' };
    case 'play-costs':
      return { subject: 'you', verb: 'must', object: `lose ${aember(m.amount, v)} to play ${v.self}`, tail: '' };
    case 'trait':
      return it('gains', `the ${title(m.trait)} trait`);
    case 'house':
      return it('belongs to', `${houseNoun(m.house, v)} and no other house`);
    case 'flank':
      return it('counts as being on a flank');
    case 'ability':
      return it('gains', `“${v.read.ability(m.ability, granted(v, isCreature(m.of)))}”`);
    case 'control': {
      const { subject, tail } = about(m.of, v);
      return who(m.who, 'control', subject, tail);
    }
    case 'fight-damage': {
      const { head, tail } = change(m.by, '', v);
      return it(
        'deals',
        `${head} damage`,
        `while attacking ${m.against === undefined ? '' : aCard(m.against, v)} ${tail}`.replace(/\s+/g, ' ').trim(),
      );
    }
    case 'fight-damage-to':
      return it('deals', `its fight damage to ${cardsNoun(m.card, v).text} instead of the creature it fights`);
    case 'no-fight-damage':
      return it('deals', 'no damage', 'when fighting');
    case 'ignores':
      return it('ignores', m.keyword, 'while attacking');
    case 'enters':
      return it('enters play', `${m.how}${m.played ? ' when it is played' : ''}`);
    case 'cannot':
      return it('cannot', cannotBe[m.be]);
    case 'player-cannot':
      return who(m.who, 'cannot', playerCannot(m.do, m.card, v));
    case 'play-limit':
      return who(m.who, 'cannot', `play more than ${limit(m.most, m.card, v)} each turn`);
    case 'play-needs':
      return { subject: 'you', verb: 'can', object: `play ${v.self} only if ${condition(m.cond, v)}`, tail: '' };
    case 'may-play':
      return who(
        m.who,
        'may',
        v.uses === null ? `play ${manyCards(m.card, v)}` : `play ${someCards(v.uses, m.card, v)}`,
        although(m.card, v.uses),
      );
    case 'may-play-limited':
      return who(m.who, 'may', `play ${someCards(m.perTurn, m.card, v)} each turn`, although(m.card, m.perTurn));
    case 'may-use': {
      const how = m.only === undefined ? 'use' : `${m.only} with`;
      const what =
        m.card.is !== undefined
          ? cardsNoun(m.card.is, v).text
          : v.uses === null
            ? manyCards(m.card, v)
            : someCards(v.uses, m.card, v);
      return who(
        m.who,
        'may',
        `${how} ${what}`,
        m.card.is === undefined ? although(m.card, v.uses) : 'even if its house is not active',
      );
    }
    case 'key-cost': {
      const { head, tail } = change(m.by, '', v);
      return {
        subject: keysOf(m.who, v),
        verb: 'cost',
        object: `${head} æmber`,
        tail,
      };
    }
    case 'hand-size':
      return hand(m.who, refill(m.by, v), v);
    case 'skip-step':
      return who(
        m.who,
        'skip',
        `${m.who === 'you' ? whose('you', v) : 'their'} ${m.step === 'forge' ? '“forge a key”' : '“draw cards”'} step`,
      );
    case 'must-choose-house':
      return who(
        m.who,
        'must',
        `choose ${houseNoun(m.house, v)} as ${m.who === 'you' ? whose('you', v) : 'their'} active house`,
      );
    case 'cannot-choose-house':
      return who(
        m.who,
        'cannot',
        `choose ${houseNoun(m.house, v)} as ${m.who === 'you' ? whose('you', v) : 'their'} active house`,
      );
    case 'spendable':
      return who(
        m.who,
        'may',
        `spend æmber on ${m.card.is === undefined ? manyCards(m.card, v) : cardsNoun(m.card.is, v).text} when forging keys`,
      );
    case 'gets-spent':
      return who(
        'you',
        'get',
        `all æmber that ${player(m.who, v)} ${isYou(m.who, v) ? 'spend' : 'spends'} when forging keys`,
      );
    case 'pool-goes-to':
      return {
        subject: `æmber that would be added to ${whose(m.who, v)} pool`,
        verb: 'is',
        object: `placed on ${cardsNoun(m.card, v).text} instead`,
        tail: '',
      };
    case 'toll':
      return who(m.who, 'must', `pay you ${aember(m.amount, v)} to ${m.do} ${aCard(m.card, v)}`);
    default:
      return m satisfies never;
  }
}

const aember = (n: Num, v: Voice): string => {
  const { head, tail } = amount(n, 'æmber', 'æmber', v);
  return `${head} ${tail}`.trim();
};

const keysOf = (who: Who, v: Voice): string => {
  if (who === 'each') return 'keys';
  return typeof who === 'object' ? `keys of ${player(who, v)}` : `${whose(who, v)} keys`;
};

const hand = (who: Who, to: string, v: Voice): Line => ({
  subject: `in ${whose(who, v)} “draw cards” step, ${player(who, v)}`,
  verb: isYou(who, v) ? 'refill' : 'refills',
  object: `${who === 'you' ? whose(who, v) : 'their'} hand to ${to}`,
  tail: '',
});

const isCreature = (of: Filter): boolean => {
  const types: readonly CardType[] = of.type === undefined ? ['creature'] : [of.type].flat();
  return types.includes('creature');
};

/** "+2", "-2", "+1 … for each …". */
function change(by: Num, subject: string, v: Voice): { readonly head: string; readonly tail: string } {
  const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
  if (typeof by === 'number') return { head: signed(by), tail: '' };
  const inner = another(v, { it: 'it', ...(subject === v.self ? { self: 'it' } : {}) });
  const each = perEach(by, inner);
  if (each !== null) return { head: '+1', tail: `for each ${each}` };
  if ('times' in by && typeof by.times[0] === 'number') {
    const per = perEach(by.times[1], inner);
    if (per !== null) return { head: signed(by.times[0]), tail: `for each ${per}` };
  }
  return { head: '+X', tail: `where X is ${value(by, inner)}` };
}

const cannotBe: Readonly<Record<CannotBe, string>> = {
  'dealt-damage': 'be dealt damage',
  destroyed: 'be destroyed',
  used: 'be used',
  'used-to-reap': 'reap',
  'used-to-fight': 'fight',
  'used-except-to-fight': 'be used except to fight',
  attacked: 'be attacked',
  readied: 'be readied',
};

function playerCannot(deed: PlayerDeed, card: Filter | undefined, v: Voice): string {
  const cards = card === undefined ? 'cards' : card.is === undefined ? manyCards(card, v) : cardsNoun(card.is, v).text;
  switch (deed) {
    case 'play':
    case 'use':
    case 'discard':
    case 'draw':
      return `${deed} ${cards}`;
    case 'forge':
      return 'forge keys';
    case 'steal':
    case 'gain':
      return `${deed} æmber`;
  }
}

const limit = (most: Num, card: Filter, v: Voice): string =>
  typeof most === 'number'
    ? counted(most, bare(card, v), manyCards(card, v))
    : `${value(most, v)} ${manyCards(card, v)}`;

const someCards = (n: number, card: Filter, v: Voice): string =>
  n === 1 ? `one ${bare(card, v)}` : `up to ${n} ${manyCards(card, v)}`;

/** A permission is against the rule of the active house; a filter of houses says so by itself. */
const although = (card: Filter, n: number | null): string => {
  if (card.house !== undefined || card.notHouse !== undefined) return '';
  return n === 1 ? ', whatever its house' : ', whatever their house';
};

const refill = (by: Num, v: Voice): string => {
  if (typeof by !== 'number') return `${value(by, v)} more cards`;
  const n = Math.abs(by);
  if (by < 0) return `${n} ${n === 1 ? 'card less' : 'cards less'}`;
  return `${n} ${n === 1 ? 'more card' : 'more cards'}`;
};
