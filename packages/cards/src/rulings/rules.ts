// Answers of the FAQs and examples of the rulebooks that are about the rules, or about cards of sets that are not here
// yet, in our own words. Cards with the same lines stand in for those (rulings/rules.test.ts).
import type { Ruling } from './ruling.ts';

export const rules: readonly Ruling[] = [
  {
    id: 'assault/with-before-fight',
    card: null,
    text: 'A creature with assault and a Before Fight: ability resolves both, in either order, although the first destroys the creature that it fights.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'bonus-icons/ward',
    card: null,
    text: 'Two damage icons destroy a warded creature with a power of 1: the first takes the ward, the second is damage of its own.',
    source: 'v1.6 FAQ',
  },
  {
    id: 'preceding-effect/all-before',
    card: null,
    text: '“Repeat the preceding effect” repeats all that stands before it, with its choices and conditions (Bump in the Night).',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'readying/one-at-a-time',
    card: null,
    text: 'What happens after a creature readies (1 damage by Cosmicrux) happens before the next one readies.',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'for-each/counted-first',
    card: null,
    text: '“For each copy in your discard pile” is counted before the first round: three copies are three rounds, although drawing shuffles the pile meanwhile (Dreamcall).',
    source: 'Master Rulebook 18.4, FAQ',
  },
  {
    id: 'destroyed/chain',
    card: null,
    text: 'What a Destroyed: ability destroys joins the creatures that are destroyed already, with its own Destroyed: abilities; all leave play together.',
    source: 'rulebook of December 2020, Destroyed, and Master Rulebook 18.4',
  },
];
