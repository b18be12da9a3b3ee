// The text of a whole card.
import type { Ability, CardDef, CardType, Half } from '@vaultsong/engine';
import { keywords } from '@vaultsong/engine';
import { quoted } from '../grammar/english.ts';
import { aCard } from '../things/filter.ts';
import { abilityText } from './ability.ts';
import { sayKeyword } from './keyword.ts';
import { voiceOf } from './speaker.ts';
import { combinedTimings, retitled } from './timing.ts';

const halves: Readonly<Record<Half, string>> = {
  base: 'Base half of a gigantic creature. Play it with the art half.',
  art: 'Art half of a gigantic creature. Play it with the base half.',
};

/** The lines of a card's text: which half it is, keywords, then a line for each ability; "Play/Reap:" is one line. */
export function cardLines(def: CardDef, abilities: readonly Ability[]): readonly string[] {
  const printed = keywords.flatMap((keyword) => {
    const amount = def.keywords[keyword];
    return amount === undefined ? [] : [sayKeyword(keyword, amount)];
  });
  const whole = def.half === undefined ? [] : [halves[def.half]];
  const first = printed.length === 0 ? whole : [...whole, printed.join(' ')];
  const own = linesOf(abilities, def.type, def.speaksOf);
  const lines = [...first, ...attachment(def, own)];
  return def.asUpgrade === undefined ? lines : [...lines, otherText(def.asUpgrade, def.type)];
}

/** The lines of an upgrade that does not go onto any creature. */
function attachment({ goesOn, speaksOf }: CardDef, lines: readonly string[]): readonly string[] {
  if (goesOn === 'artifact') return onAnArtifact(lines);
  if (typeof goesOn !== 'object') return lines;
  return [`Attach this upgrade only to ${aCard(goesOn, voiceOf('upgrade', speaksOf))}.`, ...lines];
}

/** What an upgrade says that goes onto an artifact: its host is that, and no creature. */
const onAnArtifact = (lines: readonly string[]): readonly string[] => [
  'This upgrade enters play attached to an artifact instead of a creature.',
  ...lines.map((line) => line.replace(/\bthis creature\b/g, 'this artifact')),
];

/** "… with the text: “This creature gets +3 power.”" */
function otherText(abilities: readonly Ability[], type: CardType): string {
  const text = quoted(linesOf(abilities, 'upgrade', undefined).join(' '));
  return type === 'creature'
    ? `You may play this card as an upgrade instead of a creature, with the text: ${text}`
    : `As an upgrade it has the text: ${text}`;
}

/** Each ability in a line; "Play/Reap:" is one. */
function linesOf(abilities: readonly Ability[], type: CardType, speaksOf: string | undefined): readonly string[] {
  const lines: string[] = [];
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i];
    if (ability === undefined) continue;
    const next = abilities[i + 1];
    const both = next === undefined || speaksOf !== undefined ? null : ofBothPlayers(ability, next, type);
    if (both !== null) {
      lines.push(both);
      i++;
      continue;
    }
    const same = combinedTimings(abilities.slice(i));
    lines.push(retitled(abilityText(ability, voiceOf(type, speaksOf)), same));
    i += Math.max(0, same.length - 1);
  }
  return lines;
}

/** "Each time a player forges a key, they …": an ability about you, and the same about your opponent; null for all others. */
function ofBothPlayers(one: Ability, other: Ability, type: CardType): string | null {
  if (mirrored(one) !== JSON.stringify(other)) return null;
  const v = { ...voiceOf(type), ofBoth: true };
  const said = [one, other].map((ability) => abilityText(ability, v).replace(/ than you\b/g, ' than their opponent'));
  return said.find((text) => !/\b(you|your|friendly|enemy)\b/i.test(text)) ?? null;
}

const mirror: Readonly<Record<string, string>> = {
  you: 'opponent',
  opponent: 'you',
  friendly: 'enemy',
  enemy: 'friendly',
};

const mirrored = (ability: Ability): string =>
  JSON.stringify(ability, (_key, value) => (typeof value === 'string' ? (mirror[value] ?? value) : value));
