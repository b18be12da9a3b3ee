// The rules of keywords in words. The page shows them beside a card but holds no rules, so they are written here.
import type { EditionName, InPlayView, Keyword, View } from '@vaultsong/engine';
import { keywords } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import { inPlay, keyOf } from '@vaultsong/foresight';
import { pointerOfKeyword } from '@vaultsong/rulebook';
import { explainKeyword, sayKeyword } from '@vaultsong/say';
import type { Reminder } from '../../wire/cardInfo.ts';

/** @param having keywords with the numbers beside them, as on a card or as a creature has them now */
export const remindersOf = (
  having: Readonly<Partial<Record<Keyword, number>>>,
  edition: EditionName,
): readonly Reminder[] =>
  keywords.flatMap((keyword) => {
    const value = having[keyword];
    if (value === undefined) return [];
    return [
      {
        keyword: sayKeyword(keyword, value).replace(/\.$/, ''),
        rule: explainKeyword(keyword, value, edition),
        entry: pointerOfKeyword(keyword),
      },
    ];
  });

/** The reminders of all cards in play that have a keyword now, gained ones included. */
export function remindersIn(view: View): Readonly<Record<CardKey, readonly Reminder[]>> {
  const all: readonly InPlayView[] = inPlay(view).flatMap((card) => [card, ...card.upgrades]);
  return Object.fromEntries(
    all.flatMap((card) => {
      const reminders = remindersOf(card.keywords, view.edition);
      return reminders.length === 0 ? [] : [[keyOf(card.ref), reminders]];
    }),
  );
}
