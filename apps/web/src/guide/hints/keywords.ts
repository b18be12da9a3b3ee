// A hint for each keyword, when it first lies on the table or could be played from the hand. The words are those that
// the table shows beside every card; the link leads to the keyword's own entry.
import type { Keyword, KnownCard } from '@vaultsong/engine';
import { explainKeyword } from '@vaultsong/say';
import type { Hint } from '../hint.ts';
import type { HintContext } from '../hintContext.ts';
import { cardsAt, playable } from '../hintContext.ts';

/** Those that every rulebook knows. */
const known = ['taunt', 'elusive', 'skirmish', 'assault', 'hazardous', 'poison'] as const satisfies readonly Keyword[];

/** Those of later sets: some rulebooks have no entry for them. */
const later = [
  'alpha',
  'omega',
  'deploy',
  'treachery',
  'versatile',
  'splash-attack',
  'entrench',
  'invulnerable',
] as const satisfies readonly Keyword[];

/** Those of the cards that there are; a test compares. */
export const explained: readonly Keyword[] = [...known, ...later];

const isLater = (keyword: Keyword): boolean => later.some((one) => one === keyword);

const withKeyword = (context: HintContext, keyword: Keyword): readonly KnownCard[] => [
  ...context.creatures.filter(({ keywords }) => keyword in keywords),
  ...playable(context).filter((card) => keyword in (context.infoOf(card)?.keywords ?? {})),
];

const amountOf = (context: HintContext, keyword: Keyword): number => {
  const onTable = context.creatures.find(({ keywords }) => keyword in keywords)?.keywords[keyword];
  const inHand = playable(context).flatMap((card) => context.infoOf(card)?.keywords[keyword] ?? []);
  return onTable ?? inHand[0] ?? 1;
};

const titled = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export const keywordHints: readonly Hint[] = explained.map((keyword) => ({
  id: keyword,
  title: `Keyword: ${titled(keyword)}`,
  when: (context) => context.asks !== null && withKeyword(context, keyword).length > 0,
  text: (context) => {
    const { edition } = context.snapshot.view;
    return `A keyword is one word for a rule. ${explainKeyword(keyword, amountOf(context, keyword), edition)}`;
  },
  entries: isLater(keyword) ? ['keyword'] : [keyword, 'keyword'],
  at: (context) => cardsAt(withKeyword(context, keyword)),
}));
