// Terms of a table, in short phrases.
import { editionOf } from '@vaultsong/engine';
import type { TableView } from '@vaultsong/protocol';
import { counted } from '@vaultsong/say';

type Terms = TableView['terms'];

function sayPlay({ play }: Terms): readonly string[] {
  if (play.type === 'keyraken')
    return [`Against the Keyraken, ${play.difficulty}`, play.players === 1 ? 'alone' : `a team of ${play.players}`];
  const { adaptive, bestOf } = play.format;
  const games = adaptive ? 'Adaptive, best of 3' : bestOf === 1 ? 'One game' : `Best of ${bestOf}`;
  const chains = play.chains.some((count) => count > 0) ? [`chains ${play.chains.join(' and ')}`] : [];
  return [
    games,
    play.decks === 'sealed' ? 'sealed: new decks are dealt' : 'decks of your own',
    ...(play.bid ? ['chains are bid for the decks'] : chains),
  ];
}

/** "10 minutes each, 5 seconds more a turn". */
export function sayClock({ clock }: Terms): string {
  switch (clock.type) {
    case 'none':
      return 'no clock';
    case 'turn':
      return `${sayLength(clock.seconds)} a turn`;
    case 'chess':
      return `${sayLength(clock.seconds)} each${clock.increment === 0 ? '' : `, ${counted(clock.increment, 'second')} more a turn`}`;
    case 'days':
      return `${counted(clock.days, 'day')} a turn`;
  }
}

const sayLength = (seconds: number): string =>
  seconds % 60 === 0 ? counted(seconds / 60, 'minute') : counted(seconds, 'second');

/** All of it, the most important first. */
export const sayTerms = (terms: Terms): readonly string[] => [
  ...sayPlay(terms),
  sayClock(terms),
  ...(terms.rated ? ['rated'] : []),
  ...(terms.takeBacks === 'never' ? ['nothing is taken back'] : []),
  ...(terms.listed ? [] : ['private: who has the link may join']),
  ...(terms.spectators.allowed
    ? terms.spectators.delay === 0
      ? []
      : [`watched ${counted(terms.spectators.delay, 'second')} later`]
    : ['no spectators']),
  `rules of ${editionOf(terms.edition).title}`,
];
