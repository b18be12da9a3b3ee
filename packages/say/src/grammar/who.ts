// Players, as the subject of a clause, as its object, and as the owner of something.
import type { Cards, Who } from '@vaultsong/engine';
import { possessiveOf, thirdPerson } from './english.ts';
import type { Voice } from './voice.ts';

const asRead = (who: Who, v: Voice): Who => {
  if (v.readBy === 'you') return who;
  if (who === 'you') return 'opponent';
  return who === 'opponent' ? 'you' : who;
};

/** "you", "your opponent", "its owner". */
export function player(who: Who, v: Voice): string {
  const read = asRead(who, v);
  switch (read) {
    case 'you':
      return v.you;
    case 'opponent':
      return v.you === 'you' ? (v.automaton ?? (v.ofBoth ? 'a player' : 'your opponent')) : 'their opponent';
    case 'each':
      return 'each player';
    case 'haunted':
      return 'each haunted player';
    case 'active':
      return 'the active player';
    case 'that-player':
      return 'that player';
    default:
      if ('opponentOf' in read) return `${its(read.opponentOf, v)} opponent`;
      if ('controllerOf' in read) return `${its(read.controllerOf, v)} controller`;
      return `${its(read.ownerOf, v)} owner`;
  }
}

const its = (cards: Cards, v: Voice): string =>
  'ref' in cards && cards.ref === 'it' ? 'its' : possessiveOf(v.read.cards(cards, v).text);

/** "your", "your opponent's"; "their" for the one who does it. */
export function whose(who: Who, v: Voice): string {
  const read = asRead(who, v);
  if (read === 'you') return v.you === 'you' ? 'your' : 'their';
  if (v.automaton !== null && read === 'opponent' && isSame(v.doer, who)) return 'its';
  if (isTopic(who, v) || isSame(v.doer, who)) return 'their';
  return possessiveOf(player(who, v));
}

/** Whether the verb stays as it is: "you draw", but "your opponent draws". */
export const isYou = (who: Who, v: Voice): boolean => asRead(who, v) === 'you' && v.you === 'you';

const isSame = (one: Who | null, other: Who): boolean => JSON.stringify(one) === JSON.stringify(other);

const isTopic = (who: Who, v: Voice): boolean => isSame(v.topic, who) && asRead(who, v) !== 'you';

/** The one who does something: "they" where the sentence began with that player. */
export const subject = (who: Who, v: Voice): string => (isTopic(who, v) ? 'they' : player(who, v));

/** "you draw", "they draw", "your opponent draws". */
export const verbOf = (who: Who, verb: string, v: Voice): string =>
  isYou(who, v) || subject(who, v) === 'they' ? verb : thirdPerson(verb);

/** "you have", "your opponent has". */
export const has = (who: Who, v: Voice): string => `${subject(who, v)} ${verbOf(who, 'have', v)}`;
