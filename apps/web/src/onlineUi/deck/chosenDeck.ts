// The deck that one plays with at the server: chosen once, and kept in this browser for the next time.
import { bundledDecks, isGeneratedName, writeDeck } from '@vaultsong/decks';
import { useState } from 'react';
import type { Held } from '../../collection/collection.ts';
import { newDeckId } from '../../collection/newDeck.ts';
import { isOwnId } from '../../collection/ownId.ts';
import { presetChoice } from '../../wire/choice.ts';

const key = 'vaultsong.deck';

function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(slug: string): void {
  try {
    localStorage.setItem(key, slug);
  } catch {
    // It is chosen until the page is left.
  }
}

/** Whether there is such a deck here. */
export const isThere = (slug: string, held: Pick<Held, 'decks'> | null): boolean =>
  isGeneratedName(slug) ||
  bundledDecks.some((one) => one.slug === slug) ||
  (isOwnId(slug) && held?.decks.get(slug)?.playable === true);

/** What the server is told of a deck: the name that leads to it, or the whole of one that is kept here alone. */
export function deckTextOf(slug: string, held: Pick<Held, 'decks'> | null): string {
  const own = held?.decks.get(slug);
  return own === undefined ? slug : writeDeck(own.deck);
}

export interface ChosenDeck {
  readonly slug: string;
  readonly choose: (slug: string) => void;
  /** Another new deck. */
  readonly renew: () => void;
}

/**
 * Any of the decks that come along, so that two newcomers seldom bring the same.
 * @param other a deck that is not drawn
 * @param random from 0 to below 1
 */
export function drawDeck(other: string | null = null, random: () => number = Math.random): string {
  const slugs = bundledDecks.map(({ slug }) => slug).filter((slug) => slug !== other);
  return slugs[Math.floor(random() * slugs.length)] ?? presetChoice.you;
}

/** The deck of those who chose none: another one at each visit, and the same on each page of it. */
let drawn: string | null = null;

function drawnDeck(): string {
  drawn ??= drawDeck();
  return drawn;
}

/** @param held the collection; null until it is read */
export function useChosenDeck(held: Pick<Held, 'decks'> | null): ChosenDeck {
  const [slug, setSlug] = useState(() => kept() ?? drawnDeck());
  const choose = (chosen: string): void => {
    setSlug(chosen);
    keep(chosen);
  };
  return {
    slug: isThere(slug, held) ? slug : drawnDeck(),
    choose,
    renew: () => choose(newDeckId()),
  };
}
