// Labels of the options of a question in the language of tests.
import { abilityAt, isAbilityAt } from '../language/definitions.ts';
import type { Trigger } from '../state/frames.ts';
import type { Move, Option } from '../state/question.ts';
import type { Ref } from '../terms.ts';

/** The name of its card; with the icon that it makes of another. */
function triggerLabel({ ability: id, source, vars }: Trigger): string {
  const ability = isAbilityAt(id) ? abilityAt(id) : null;
  if (ability?.on !== 'replace' || !('icons' in ability.instead) || ability.instead.icons.length < 2)
    return source.name;
  return `${source.name} ${ability.instead.icons[Number(vars.icon)]}`;
}

const moveLabel = (move: Extract<Move, { readonly card: Ref }>): string =>
  `${move.do} ${move.card.name}${move.do === 'play' && move.as !== undefined ? ' as upgrade' : ''}`;

/** The name of an option in tests. */
export function labelOf(option: Option): string {
  switch (option.pick) {
    case 'card':
      return option.card.name;
    case 'house':
      return option.house ?? 'none';
    case 'name':
      return option.title;
    case 'trait':
      return option.trait;
    case 'move':
      return 'card' in option.move ? moveLabel(option.move) : option.move.do;
    case 'option':
      return option.label;
    case 'number':
      return String(option.value);
    case 'flank':
      return option.side;
    case 'place':
      return `place ${option.index}`;
    case 'key':
      return option.color;
    case 'seat':
      return `seat ${option.seat}`;
    case 'order':
      return triggerLabel(option.trigger);
    case 'yes':
    case 'no':
    case 'done':
      return option.pick;
  }
}
