// A turn and its five steps, as a program in the language of the cards.
import type { Switches } from '../editions/editions.ts';
import type { Node } from '../language/language.ts';
import { forgeKey, ifElse, may, seq, when } from '../language/words.ts';
import { rule } from './step.ts';

/** Turn after turn, until the game is over. */
export const forEver = (ofPlayer: Node): Node => ({
  kind: 'repeat',
  then: { kind: 'eachPlayer', who: 'active', then: ofPlayer },
  while: { equal: [0, 0] },
});

/** R: v1.3 p.4 "Step 1": a player who has enough æmber must forge; manual 4.1: "may". */
const forgeInStep = ifElse({ edition: { forging: 'optional' } }, may(forgeKey()), forgeKey());

/** R: v1.3 p.4 "Step 2": after the house is chosen; manual 5 "Archive": at the start of the step. */
const archives = (time: Switches['archives']): Node =>
  when(
    { edition: { archives: time } },
    when(
      { atLeast: [{ count: { all: { zone: 'archives', of: 'you' } } }, 1] },
      { kind: 'may', then: rule('take-archives') },
    ),
  );

/** R: v1.3 p.3: forge a key, choose a house, play discard and use, ready cards, draw cards. */
export const turn: Node = seq(
  rule('begin-turn'),
  rule('begin-forge'),
  when({ inStep: 'forge' }, forgeInStep),
  rule('begin-house'),
  archives('before-choosing-a-house'),
  { kind: 'house', as: 'house', from: 'active-house' },
  rule('set-active-house'),
  archives('after-choosing-a-house'),
  rule('begin-main'),
  { kind: 'moves' },
  { kind: 'readying' },
  rule('begin-draw'),
  rule('refill'),
  rule('end-turn'),
  rule('next-turn'),
);
