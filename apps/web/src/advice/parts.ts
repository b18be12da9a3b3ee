// Parts of the table that a hint can point at, and where the page has them.
import type { House } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';

export const parts = [
  'prompt',
  'houses',
  'recap',
  'hand',
  'my-line',
  'foe-line',
  'my-aember',
  'foe-aember',
  'my-keys',
  'foe-keys',
  'my-piles',
  'my-beside',
  'my-chains',
  'foe-chains',
  'steps',
  'effects',
  'reader',
  'tools',
  'undo',
  'end-turn',
] as const;
export type Part = (typeof parts)[number];

export type Target =
  | { readonly at: 'part'; readonly part: Part }
  | { readonly at: 'card'; readonly key: CardKey }
  /** A button of the prompt. */
  | { readonly at: 'house'; readonly house: House }
  | { readonly at: 'button'; readonly pick: 'yes' | 'no' | 'done' };

export const part = (name: Part): Target => ({ at: 'part', part: name });

const mine = '[data-testid="my-bar"]';
const foes = '[data-testid="foe-bar"]';

const selectors: Readonly<Record<Part, string>> = {
  prompt: '.prompt',
  houses: '.prompt .house-choice',
  recap: '.recap',
  hand: '.hand',
  'my-line': '.line.is-mine',
  'foe-line': '.line.is-foe',
  'my-aember': `${mine} .aember`,
  'foe-aember': `${foes} .aember`,
  'my-keys': `${mine} .keys`,
  'foe-keys': `${foes} .keys`,
  'my-piles': `${mine} .piles`,
  'my-beside': `${mine} .beside`,
  'my-chains': `${mine} .chains`,
  'foe-chains': `${foes} .chains`,
  steps: '.strip',
  effects: '.effects',
  reader: '.reader',
  tools: '.tools',
  undo: '[data-testid="undo"]',
  'end-turn': '.end-turn',
};

/** Where the page has it. A card is the button that is clicked, wherever its key stands. */
export function selectorOf(target: Target): string {
  switch (target.at) {
    case 'part':
      return selectors[target.part];
    case 'card':
      return `.board [data-key="${target.key}"] > button, .board button[data-key="${target.key}"]`;
    case 'house':
      return `.prompt .house-card.house-${target.house}`;
    case 'button':
      return `.prompt [data-answer="${target.pick}"]`;
  }
}
