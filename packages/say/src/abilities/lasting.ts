// Effects that go on in a running game, with the names of the cards they are about.

import type { LastingView, Vars } from '@vaultsong/engine';
import { abilityAt, cardsIn, definition, isDefined } from '@vaultsong/engine';
import { list, sentence, title } from '../grammar/english.ts';
import { refTitle } from '../grammar/names.ts';
import type { Voice } from '../grammar/voice.ts';
import { lastingText } from './ability.ts';
import { voiceOf } from './speaker.ts';

/** A number, a house or a word that was chosen; null for cards. */
function valueText(chosen: Vars[string]): string | null {
  if (typeof chosen === 'number') return `${chosen}`;
  if (typeof chosen === 'string') return title(chosen);
  if ('title' in chosen) return chosen.title;
  return 'trait' in chosen ? title(chosen.trait) : null;
}

/** The words of a lasting effect and how long it goes on. */
export function lastingEffectText(lasting: LastingView): string {
  const { source, vars, event, uses, until } = lasting;
  const card = isDefined(source.name) ? definition(source.name) : null;
  const voice = voiceOf(card?.type ?? 'creature', card?.speaksOf);
  const name = refTitle(source);
  const it = event !== null && 'card' in event && event.card !== null ? refTitle(event.card) : name;
  const values = new Map<string, string>();
  const v: Voice = { ...voice, self: name, granter: name, host: 'its creature', it, values };
  for (const [key, chosen] of Object.entries(vars)) {
    const value = valueText(chosen);
    if (value !== null) {
      values.set(key, value);
      continue;
    }
    const cards = cardsIn(chosen);
    v.words.set(key, {
      noun: 'card',
      many: cards.length !== 1,
      of: null,
      name: list(cards.map(refTitle)),
      first: null,
    });
  }
  const ability = abilityAt(lasting.ability);
  return sentence(lastingText([{ kind: 'lasting', until, ability, ...(uses === null ? {} : { uses }) }], v));
}
