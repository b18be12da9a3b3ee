// Keywords and their rules, each in one sentence (v1.3 glossary; the manual has other rules for elusive, poison and splash).
import type { EditionName, Keyword } from '@vaultsong/engine';
import { defaultEdition, editionOf } from '@vaultsong/engine';
import { capital } from '../grammar/english.ts';

/** Keywords with a number beside them: how much damage they deal. */
const isNumbered: Readonly<Record<Keyword, boolean>> = {
  alpha: false,
  assault: true,
  deploy: false,
  elusive: false,
  entrench: false,
  hazardous: true,
  invulnerable: false,
  omega: false,
  poison: false,
  skirmish: false,
  'splash-attack': true,
  taunt: false,
  treachery: false,
  versatile: false,
};

/** "elusive", "assault 2". */
export const keywordText = (keyword: Keyword, value: number | 'X'): string =>
  isNumbered[keyword] ? `${keyword} ${value}` : keyword;

/** "Elusive.", "Assault 2." */
export const sayKeyword = (keyword: Keyword, value: number): string => `${capital(keywordText(keyword, value))}.`;

/** The rule of a keyword in one or two sentences; `value` is the number beside it (assault, hazardous, splash-attack). */
export function explainKeyword(keyword: Keyword, value: number, edition: EditionName = defaultEdition): string {
  const rules = editionOf(edition);
  switch (keyword) {
    case 'alpha':
      return 'You can play this card only if you have not played, discarded, or used another card in this step.';
    case 'assault':
      return `When this creature attacks, it first deals ${value} damage to the creature it attacks.`;
    case 'deploy':
      return 'This creature may enter play anywhere in your battleline.';
    case 'elusive':
      return rules.elusive === 'no-damage-either-way'
        ? 'The first time this creature is attacked each turn, neither creature takes damage from the other’s power.'
        : 'The first time this creature is attacked each turn, it takes no damage from the attacker’s power.';
    case 'entrench':
      return 'In your “ready cards” step you may leave this creature exhausted.';
    case 'hazardous':
      return `When this creature is attacked, it first deals ${value} damage to the attacker.`;
    case 'invulnerable':
      return 'This creature cannot be dealt damage or destroyed.';
    case 'omega':
      return 'After you play this card, the step in which you play, discard, and use cards ends.';
    case 'poison':
      return rules.poison === 'power-in-a-fight'
        ? 'A creature that takes damage from this creature’s power in a fight is destroyed.'
        : 'Any damage dealt by this creature destroys the damaged creature.';
    case 'skirmish':
      return 'When this creature attacks, it takes no damage from the defender’s power.';
    case 'splash-attack':
      if (rules.splashAttack === 'before-its-attack')
        return `When this creature attacks, it first deals ${value} damage to each neighbor of the creature it attacks.`;
      return rules.splashAttack === 'with-the-exchange'
        ? `When this creature attacks, it also deals ${value} damage to each neighbor of the creature it fights.`
        : `Whenever this creature deals damage to a creature, it also deals ${value} damage to each of that creature’s neighbors.`;
    case 'taunt':
      return 'Its neighbors cannot be attacked unless they have taunt too.';
    case 'treachery':
      return 'This card enters play under the control of your opponent.';
    case 'versatile':
      return 'This card can be used as if it belonged to the active house.';
  }
}
