// Profile of a deck: its scores among real decks, and the cards behind each role.

import { cards as playableCards } from '@vaultsong/cards';
import type { Deck } from '@vaultsong/decks';
import type { DeckProfile, NamedCard } from '@vaultsong/decks/profile';
import { roles, roleWords, scores, scoreWords } from '@vaultsong/decks/profile';
import { counted } from '@vaultsong/say';
import { useId } from 'react';
import { Link } from 'wouter';
import { cardPath } from '../cards/address.ts';
import { capital, valueTitle } from '../cards/facets.ts';
import { profileFor } from '../decks/facts.ts';
import { sayFigure, scoreMeanings } from './meanings.ts';

const Scores = ({ profile }: { readonly profile: DeckProfile }) => (
  <dl className="scores">
    {scores.map((score) => (
      <div key={score}>
        <dt>{capital(scoreWords[score])}</dt>
        <dd>
          <span className="score-bar" aria-hidden="true">
            <span style={{ inlineSize: `${profile.scores[score] * 10}%` }} />
          </span>
          <b>{profile.scores[score].toFixed(1)}</b>
          <span className="score-figure">{sayFigure(score, profile)}</span>
          <span className="score-meaning">{scoreMeanings[score]}</span>
        </dd>
      </div>
    ))}
  </dl>
);

const NamedCards = ({ cards }: { readonly cards: readonly NamedCard[] }) =>
  cards.map(({ card, name, count }, n) => (
    <span key={card}>
      {n === 0 ? '' : ', '}
      <Link to={cardPath(card)}>{name}</Link>
      {count > 1 ? ` ×${count}` : ''}
    </span>
  ));

const sum = (cards: readonly NamedCard[]): number => cards.reduce((total, { count }) => total + count, 0);

const Roles = ({ profile }: { readonly profile: DeckProfile }) => (
  <dl className="roles">
    {roles
      .filter((role) => profile.roles[role].length > 0)
      .map((role) => (
        <div key={role}>
          <dt>
            <span>{capital(roleWords[role])}</span> <b>{sum(profile.roles[role])}</b>
          </dt>
          <dd>
            <NamedCards cards={profile.roles[role]} />
          </dd>
        </div>
      ))}
  </dl>
);

const certain = [
  ['gained', 'æmber gained'],
  ['given', 'æmber given to the opponent'],
  ['stolen', 'æmber stolen'],
  ['captured', 'æmber captured'],
  ['lostByOpponent', 'æmber lost by the opponent'],
  ['drawn', 'cards drawn'],
  ['archived', 'cards archived'],
] as const satisfies readonly (readonly [keyof DeckProfile['onPlay'], string])[];

const Facts = ({ profile }: { readonly profile: DeckProfile }) => {
  const counted = (
    counts: readonly { readonly name: string; readonly count: number }[],
    title: (name: string) => string,
  ) => counts.map(({ name, count }) => `${title(name)} ${count}`).join(', ');
  const facts = [
    [
      'For certain, by playing each card once',
      certain
        .flatMap(([what, words]) => (profile.onPlay[what] === 0 ? [] : [`${profile.onPlay[what]} ${words}`]))
        .join(', '),
    ],
    ['Keywords', counted(profile.keywords, capital)],
    ['Traits', counted(profile.traits, (trait) => valueTitle('trait', trait))],
    ['Rarities', counted(profile.rarities, capital)],
    ['Several copies', profile.copies.map(({ name, count }) => `${name} ×${count}`).join(', ')],
  ].filter(([, words]) => words !== '');
  return (
    <dl className="deck-facts">
      {facts.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Scores of a deck among others. */
export function ScoresOfDeck({ deck }: { readonly deck: Deck }) {
  const id = useId();
  const profile = profileFor(deck);
  return (
    <section className="deck-panel" aria-labelledby={id}>
      <h2 id={id}>Among real decks</h2>
      <p className="hint">
        From 0, less of it than all decks that come with Vaultsong, to 10, more than all; 5 is the middle. More is not
        always better.
      </p>
      <Scores profile={profile} />
      {profile.unread.length === 0 ? null : (
        <p className="hint">
          What {counted(sum(profile.unread), 'card')} of it can do is not known here yet (only {playableCards.length}{' '}
          cards can be played), so that the scores are too low.
        </p>
      )}
    </section>
  );
}

/** Roles of its cards, and the print on them. */
export function ProfileOfDeck({ deck }: { readonly deck: Deck }) {
  const id = useId();
  const profile = profileFor(deck);
  return (
    <section className="deck-panel" aria-labelledby={id}>
      <h2 id={id}>What its cards do</h2>
      <Roles profile={profile} />
      <Facts profile={profile} />
    </section>
  );
}
