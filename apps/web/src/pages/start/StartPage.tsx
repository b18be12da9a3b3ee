// Start page: resume a game, play at once, learn, an adventure, decks. Meanwhile it loads the table, and its worker makes
// the cards, so that one press opens a game without a wait.
import { evenPairs } from '@vaultsong/decks';
import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { startWorker } from '../../client/startWorker.ts';
import { Art } from '../../components/Art.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { useRunningGames } from '../../games/store.ts';
import { lazyWidget } from '../../layout/lazyWidget.tsx';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { sayResume } from '../../layout/ResumeLink.tsx';
import { adventurePath, cardsPath, decksPath, gamePath, learnPath, pairPath, rulesPath } from '../../routing/paths.ts';
import '../../style/start.css';
import { AdversaryArt } from '../../table/board/AdversaryArt.tsx';
import type { ChooseGameProps } from './ChooseGame.tsx';
import counts from './counts.json' with { type: 'json' };
import { Duel } from './Duel.tsx';
import { dealNext, pairOf, turnNow } from './pairNow.ts';
import { learners } from './pictures.ts';

/** Shown only if a server answers. */
const StartMultiplayer = lazyWidget(async () => (await import('./StartMultiplayer.tsx')).StartMultiplayer);

/** Long enough for the page to be drawn first. */
const drawn = 200;

/** Loads the table in advance; the table itself reports a failure to load. */
function useTableSoon(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      startWorker();
      void import('../../table/GamePage.tsx').catch(() => undefined);
    }, drawn);
    return () => window.clearTimeout(timer);
  }, []);
}

/** Faces of some decks that come along. */
const faces = evenPairs.flatMap(({ decks }) => decks).slice(0, 10);

interface WayProps {
  readonly to: string;
  readonly title: string;
  readonly picture: React.ReactNode;
  readonly children: React.ReactNode;
}

const Way = ({ to, title, picture, children }: WayProps) => (
  <li className="start-way">
    <div className="start-picture" aria-hidden="true">
      {picture}
    </div>
    <h2>
      <Link to={to}>{title}</Link>
    </h2>
    <p>{children}</p>
  </li>
);

/** Opens the dialog in which decks and opponent are chosen; it comes with what the table needs. */
function ChooseButton({ decks }: Pick<ChooseGameProps, 'decks'>) {
  const [Choosing, choose] = useState<ComponentType<ChooseGameProps> | null>(null);
  const [missing, setMissing] = useState(false);
  const open = (): void => {
    setMissing(false);
    import('./ChooseGame.tsx').then(
      (found) => choose(() => found.ChooseGame),
      () => setMissing(true),
    );
  };
  return (
    <>
      <button type="button" className="button start-choose" aria-haspopup="dialog" onClick={open}>
        <span>New game…</span>
      </button>
      {missing ? <p role="alert">This could not be loaded. Perhaps there is no network.</p> : null}
      {Choosing === null ? null : <Choosing decks={decks} onClose={() => choose(null)} />}
    </>
  );
}

/** Games that were left; all of them are on the page of own games. */
function Running() {
  const games = useRunningGames().slice(0, 3);
  if (games.length === 0) return null;
  return (
    <section className="start-running" aria-label="Running games">
      <h2>Go on</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <Link to={gamePath(game.id, game.query)} className="button">
              <span>{sayResume(game)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function StartPage() {
  useTableSoon();
  const [pair] = useState(() => pairOf(turnNow()));
  const decks = { you: pair.you.id, foe: pair.foe.id };
  return (
    <div className="start">
      <section className="start-hero">
        <div className="start-words">
          <PageHeading window="Play KeyForge">Two decks, three keys, one table</PageHeading>
          <p className="start-what">
            Play KeyForge in your browser: each card by its exact rules, against a bot or together at one screen.
            Nothing to install, no account.
          </p>
          <p className="start-now">
            <Link to={pairPath(decks)} className="button is-main start-play" onClick={dealNext}>
              <span>Play now</span>
            </Link>
            <ChooseButton decks={decks} />
          </p>
        </div>
        <Duel pair={pair} />
      </section>
      <StartMultiplayer />
      <Running />
      <ul className="start-ways">
        <Way
          to={learnPath}
          title="Learn to play"
          picture={
            <span className="start-fan">
              {learners.map((cardInfo) => (
                <Art key={cardInfo.name} cardInfo={cardInfo} />
              ))}
            </span>
          }
        >
          A whole game with a guide that explains what matters when it matters.
        </Way>
        <Way
          to={adventurePath}
          title="Against the Keyraken"
          picture={<AdversaryArt damage={0} power={30} advances={1} tide="low" />}
        >
          An adventure: one to three decks team up against a sea monster.
        </Way>
        <Way
          to={decksPath}
          title="Decks"
          picture={
            <span className="start-faces">
              {faces.map((deck) => (
                <Portrait key={deck.id} of={deck} />
              ))}
            </span>
          }
        >
          Real decks of {counts.deckSets} sets, new ones of {counts.generatedSets} at a press, and your own from any
          file: see what they do.
        </Way>
      </ul>
      <p className="start-more">
        To look things up: <Link to={cardsPath}>all {counts.cards.toLocaleString('en')} cards</Link> and{' '}
        <Link to={rulesPath}>the rules</Link>. Vaultsong is an unofficial fan project, without official art or text;
        KeyForge and all its marks belong to Ghost Galaxy. It stands on <a href="/licenses.txt">libraries of others</a>.
      </p>
    </div>
  );
}
