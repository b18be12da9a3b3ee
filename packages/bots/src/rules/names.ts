// Choice of a title or trait to name: the one that serves best by what follows; where that cannot be told apart, the one
// seen most among the cards of the player who is meant.
import type { Ask, Named, Option } from '@vaultsong/engine';
import { definition, isDefined, nodeAt } from '@vaultsong/engine';
import { laterStepsOf } from './laterSteps.ts';
import type { Perspective } from './outlook.ts';
import { withNamed } from './outlook.ts';
import { worthOfSteps } from './steps.ts';
import type { Known } from './table.ts';
import { areAllies } from './table.ts';

/** Less than anything that an effect is worth. */
const perCardSeen = 0.001;

const named = (option: Option): Named | null =>
  option.pick === 'name' ? { title: option.title } : option.pick === 'trait' ? { trait: option.trait } : null;

/** Whether a card, as it is known, has that title or trait. */
function answersTo({ name }: Known, word: Named): boolean {
  if (!isDefined(name)) return false;
  const { name: title, traits } = definition(name);
  return 'title' in word ? title === word.title : traits.includes(word.trait);
}

/** The index of the word that serves best. */
export function chooseNamed(ask: Ask, outlook: Perspective): number {
  const node = nodeAt(ask.why);
  if (node.kind !== 'name' && node.kind !== 'trait') return 0;
  const steps = laterStepsOf(ask.why);
  // What forbids cards of that name is meant for those of the opponents.
  const isAgainst = JSON.stringify(steps).includes('"player-cannot"');
  const { table } = outlook;
  const meant = table.seen.cards.filter((card) => areAllies(table, card.owner, table.me) !== isAgainst);
  const worths = ask.options.map((option) => {
    const word = named(option);
    if (word === null) return 0;
    const seen = meant.filter((card) => answersTo(card, word)).length;
    return worthOfSteps(steps, withNamed(outlook, node.as, word)) + perCardSeen * seen;
  });
  return worths.indexOf(Math.max(...worths));
}
