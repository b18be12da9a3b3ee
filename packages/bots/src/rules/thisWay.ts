// Cards of "this way": those that the verb before was done to, as far as it can be seen which they are.
import type { Cards, Verb } from '@vaultsong/engine';
import type { Done, Perspective } from './outlook.ts';
import type { Known } from './table.ts';
import { isInPlay } from './table.ts';

/** The cards that a verb happens to. */
export function targetOf(verb: Verb): Cards | null {
  if ('what' in verb) return verb.what;
  if ('to' in verb && verb.kind === 'damage') return verb.to;
  if (verb.kind === 'capture' || verb.kind === 'placeAember' || verb.kind === 'takeAember') return verb.card;
  return null;
}

/**
 * The cards that something was just done to, but for the card that is being played, which lies nowhere; undefined where
 * only the machine knows them.
 * @param meant the cards that an ability means
 */
export function cardsDone(
  done: Done | null,
  meant: (cards: Cards, outlook: Perspective) => readonly Known[] | undefined,
): readonly Known[] | undefined {
  const target = done === null ? null : targetOf(done.verb);
  if (done === null || target === null) return undefined;
  const { source } = done.outlook;
  const cards = meant(target, done.outlook)?.filter(({ ref, zone }) => zone === 'play' || ref.id !== source?.id);
  return done.verb.kind === 'exhaust' ? cards?.filter((card) => isInPlay(card) && !card.exhausted) : cards;
}
