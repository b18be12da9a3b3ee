// Text of the events of a turn, for cards that look back: "creature you played this turn", "you played a creature this
// turn".
import type { TurnEventPattern } from '@vaultsong/engine';
import { article, title } from '../grammar/english.ts';
import type { Quantity } from '../grammar/quantity.ts';
import type { Voice } from '../grammar/voice.ts';
import { isYou, player } from '../grammar/who.ts';
import { noun as nounOf } from './describe.ts';

const thing = (p: TurnEventPattern, many: boolean, v: Voice): string => {
  if (p.card !== undefined)
    return many ? `times ${v.read.cards(p.card, v).text} was` : `time ${v.read.cards(p.card, v).text} was`;
  const noun = `${p.type === undefined ? 'card' : nounOf(p.type)}${many ? 's' : ''}`;
  const side = p.did === 'exalt' ? 'friendly ' : '';
  const kind = p.trait === undefined ? noun : `${title(p.trait)} ${noun}`;
  const named = `${side}${p.house === undefined ? kind : `${title(p.house)} ${kind}`}`;
  const which = p.besides === undefined ? named : `other ${named}`;
  return p.different ? `different ${which}` : which;
};

const when = (p: TurnEventPattern, v: Voice): string =>
  `${p.fromHand ? `from ${handOf(p.by, v)} ` : ''}${turnOf(p, v)}`;

const handOf = (by: TurnEventPattern['by'], v: Voice): string =>
  by === undefined || by === 'each' ? 'a hand' : `${isYou(by, v) ? 'your' : 'their'} hand`;

const turnOf = (p: TurnEventPattern, v: Voice): string =>
  p.did === 'draw' ? `during ${isYou(p.by ?? 'each', v) ? 'your' : 'their'} “draw cards” step` : turnItself(p, v);

const turnItself = (p: TurnEventPattern, v: Voice): string =>
  p.turn === 'this'
    ? 'this turn'
    : p.by === undefined
      ? 'last turn'
      : `on ${isYou(p.by, v) ? 'your' : 'their'} last turn`;

const pasts = {
  play: 'played',
  discard: 'discarded',
  use: 'used',
  reap: 'reaped with',
  fight: 'fought with',
  exalt: 'exalted',
  draw: 'drew',
} as const;

/** The noun for counted events: "creature you played this turn". */
export function turnEventNoun(p: TurnEventPattern, many: boolean, v: Voice): string {
  const by = p.by ?? 'each';
  const doer = by === 'each' ? '' : `${player(by, v)} `;
  switch (p.did) {
    case 'destroyed': {
      const side = by === 'you' ? 'friendly ' : by === 'opponent' ? 'enemy ' : '';
      return `${side}${thing(p, many, v)} destroyed${p.inFight ? ' in a fight' : ''} ${when(p, v)}`;
    }
    case 'forge':
      return `${many ? 'keys' : 'key'} ${doer}forged ${when(p, v)}`;
    case 'steal':
      return `${many ? 'times' : 'time'} ${doer === '' ? 'anyone ' : doer}stole ${when(p, v)}`;
    default:
      return `${thing(p, many, v)} ${p.card === undefined ? doer : ''}${pasts[p.did]} ${when(p, v)}`;
  }
}

/** With one card: "this creature was used", "this creature was not used". */
const happened: Readonly<Record<TurnEventPattern['did'], readonly [string, string]>> = {
  play: ['was played', 'was not played'],
  discard: ['was discarded', 'was not discarded'],
  use: ['was used', 'was not used'],
  reap: ['reaped', 'did not reap'],
  fight: ['fought', 'did not fight'],
  destroyed: ['was destroyed', 'was not destroyed'],
  forge: ['forged a key', 'did not forge a key'],
  exalt: ['was exalted', 'was not exalted'],
  draw: ['was drawn', 'was not drawn'],
  steal: ['stole æmber', 'did not steal æmber'],
};

/** A condition: "you played 2 or more creatures this turn". */
export function turnEventClause(p: TurnEventPattern, q: Quantity, v: Voice): string {
  // Of one card, or none, it goes without saying that they differ.
  if (p.different && /^(an?|no) /.test(q.of('card', 'cards'))) {
    const { different: _different, ...alike } = p;
    return turnEventClause(alike, q, v);
  }
  const by = p.by ?? 'each';
  const [yes, no] = happened[p.did];
  if (p.card !== undefined || p.did === 'steal') {
    const doer = p.card === undefined ? player(by, v) : v.read.cards(p.card, v).text;
    const times = q.of('time', 'times');
    if (times === 'exactly 1 time') return `this is the first time ${doer} ${yes} ${when(p, v)}`;
    if (times === 'no times') return `${doer} ${no} ${when(p, v)}`;
    return times === 'a time' ? `${doer} ${yes} ${when(p, v)}` : `${doer} ${yes} ${times} ${when(p, v)}`;
  }
  if (by === 'each' && (p.did === 'reap' || p.did === 'fight') && q.of('time', 'times') === 'exactly 1 time')
    return `this is the first time ${article(thing(p, false, v))} ${yes} ${when(p, v)}`;
  if (p.did === 'destroyed' || by === 'each') {
    const said = q.of(turnEventNoun(p, false, v), turnEventNoun(p, true, v));
    const were = /^(an? |exactly 1 )/.test(said) ? 'was' : 'were';
    return p.did === 'destroyed' ? said.replace(/ (?=destroyed )/, ` ${were} `) : `there ${were} ${said}`;
  }
  if (p.did === 'forge') return `${player(by, v)} forged ${q.of('key', 'keys')} ${when(p, v)}`;
  return `${player(by, v)} ${pasts[p.did]} ${q.of(thing(p, false, v), thing(p, true, v))} ${when(p, v)}`;
}
