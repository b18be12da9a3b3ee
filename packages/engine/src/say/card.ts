// The text of a whole card.
import type { Ability, CardDef } from '../language.ts';
import { keywords } from '../terms.ts';
import { abilityText, timingTitles } from './ability.ts';
import { sayKeyword } from './keyword.ts';
import { voiceOf } from './speaker.ts';

/** The lines of a card's text: keywords first, then a line for each ability; "Play/Reap:" is one line. */
export function cardLines(def: CardDef): readonly string[] {
  const printed = keywords.flatMap((keyword) => {
    const amount = def.keywords[keyword];
    return amount === undefined ? [] : [sayKeyword(keyword, amount)];
  });
  const lines = printed.length === 0 ? [] : [printed.join(' ')];
  for (let i = 0; i < def.abilities.length; i++) {
    const ability = def.abilities[i];
    if (ability === undefined) continue;
    const same = combinedTimings(def.abilities, i);
    const text = abilityText(ability, voiceOf(def.type));
    lines.push(same.length > 1 ? text.replace(/^[^:]+/, same.join('/')) : text);
    i += Math.max(0, same.length - 1);
  }
  return lines;
}

/** Abilities in a row that do the same at different times. */
function combinedTimings(abilities: readonly Ability[], from: number): readonly string[] {
  const titles: string[] = [];
  const first = abilities[from];
  for (const ability of abilities.slice(from)) {
    if (first === undefined || !('do' in ability) || !('do' in first)) break;
    if (
      ability.on === 'trigger' ||
      ability.on === 'when-played' ||
      first.on === 'trigger' ||
      first.on === 'when-played'
    )
      break;
    if (JSON.stringify(ability.do) !== JSON.stringify(first.do)) break;
    titles.push(timingTitles[ability.on]);
  }
  return titles;
}
