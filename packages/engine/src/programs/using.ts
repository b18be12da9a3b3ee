// Fighting and reaping with a creature, as programs in the language of the cards.
import type { Filter, Node, UseProgram } from '../language/language.ts';
import { a, attackableBy, enemy, seq, when } from '../language/words.ts';
import { card, rule } from './step.ts';

/** What a creature may fight: the adversary too, where there is one. */
const fighter: Filter = { type: ['creature', 'adversary'] };

/** R: "Fight", v1.3 p.7 and timing notes: exhaust, choose a target, before-fight window, exchange, then Fight: abilities. */
export const fight = seq(
  rule('use-to-fight'),
  // An ability that makes a creature fight may have chosen the target already.
  when(
    { equal: [{ count: { var: 'target' } }, 0] },
    { kind: 'choose', as: 'target', ...a(enemy(attackableBy(card, fighter))) },
  ),
  rule('attack'),
  rule('begin-exchange'),
  rule('exchange'),
  rule('fought'),
);

/** R: "Reap", v1.3 p.6. */
export const reap = seq(
  rule('use-to-reap'),
  { kind: 'gain', who: 'you', amount: 1, cause: 'reap', card },
  rule('reaped'),
);

export const action = seq(rule('use-action'), rule('action-taken'));

// A card in hand cannot exhaust: it is shown, and discarded when its ability has resolved.
export const omni = seq(rule('use-omni'), rule('omni-taken'), rule('finish-play'));

export const unstun = rule('use-to-unstun');

/** R: 18.4 FAQ, Captain Val Jericho with Com. Officer Kirby: of two permissions that fit a card the player says which it uses up. */
export const choosePermit = (to: 'play' | UseProgram): Node => ({ kind: 'permit', to, as: 'permit' });
