// Router: the page of each address. Each page is a chunk of its own, loaded on demand: the table waits for no other
// page, and no other page for a game. A new page is one import and one route here, and a `PageHeading` in it.
import { useEffect } from 'react';
import { Route, Router, Switch } from 'wouter';
import { startWorker } from '../client/startWorker.ts';
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { Frame } from '../layout/Frame.tsx';
import { rename, useAddress, useLocationOfSite } from '../routing/navigation.ts';
import {
  accountPath,
  adventurePath,
  adventuresPath,
  cardsPath,
  comparePath,
  decksPath,
  gamesPath,
  learnPath,
  lobbyPath,
  moderationPath,
  ratingsPath,
  resetPath,
  resultsPath,
  rulesPath,
  startPath,
  tablePath,
  termsPath,
  tournamentsPath,
} from '../routing/paths.ts';
import { lazyPage } from './lazyPage.tsx';

const Opening = () => (
  <p className="opening hint" role="status">
    Opening…
  </p>
);

const OpeningInFrame = () => (
  <Frame>
    <Opening />
  </Frame>
);

/** Whether the address of an adventure is that of a game, not of its setup. */
const hasDecks = (): boolean => new URLSearchParams(window.location.search).has('decks');

/** A part that needs the worker of the table. */
const withWorker = <Found,>(load: () => Promise<Found>): Promise<Found> => {
  startWorker();
  return load();
};

const TablePage = lazyPage(() => withWorker(async () => (await import('../replay/GameOrReplay.tsx')).GameOrReplay));
const ReplayPage = lazyPage(async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);
/** A player who knows the game need not load its explanation. */
const GuidedGame = lazyPage(() => withWorker(async () => (await import('../guide/GuidedGame.tsx')).GuidedGame));
/** Its setup stands in the frame of the site, its game does not. */
const AdventurePage = lazyPage(
  () => withWorker(async () => (await import('../adventure/AdventurePage.tsx')).AdventurePage),
  () => (hasDecks() ? null : <OpeningInFrame />),
);
const OnlineTablePage = lazyPage(() =>
  withWorker(async () => (await import('../multiplayer/OnlineTablePage.tsx')).OnlineTablePage),
);
const StartPage = lazyPage(async () => (await import('../pages/start/StartPage.tsx')).StartPage, Opening);
const RulesPage = lazyPage(async () => (await import('../pages/rules/RulesPage.tsx')).RulesPage, Opening);
const CardsPage = lazyPage(async () => (await import('../pages/cards/CardsPage.tsx')).CardsPage, Opening);
const GamesPage = lazyPage(async () => (await import('../pages/games/GamesPage.tsx')).GamesPage, Opening);
const ResultsPage = lazyPage(async () => (await import('../pages/results/ResultsPage.tsx')).ResultsPage, Opening);
const DecksPage = lazyPage(async () => (await import('../pages/decks/DecksPage.tsx')).DecksPage, Opening);
const DeckPage = lazyPage(async () => (await import('../pages/deck/DeckPage.tsx')).DeckPage, Opening);
const ComparePage = lazyPage(async () => (await import('../pages/compare/ComparePage.tsx')).ComparePage, Opening);
const LobbyPage = lazyPage(async () => (await import('../pages/lobby/LobbyPage.tsx')).LobbyPage, Opening);
const AccountPage = lazyPage(async () => (await import('../pages/account/AccountPage.tsx')).AccountPage, Opening);
const ModerationPage = lazyPage(
  async () => (await import('../pages/moderation/ModerationPage.tsx')).ModerationPage,
  Opening,
);
const ResetPage = lazyPage(async () => (await import('../pages/reset/ResetPage.tsx')).ResetPage, Opening);
const TermsPage = lazyPage(async () => (await import('../pages/terms/TermsPage.tsx')).TermsPage, Opening);
const PersonPage = lazyPage(async () => (await import('../pages/person/PersonPage.tsx')).PersonPage, Opening);
const RatingsPage = lazyPage(async () => (await import('../pages/ratings/RatingsPage.tsx')).RatingsPage, Opening);
const TournamentsPage = lazyPage(
  async () => (await import('../pages/tournaments/TournamentsPage.tsx')).TournamentsPage,
  Opening,
);
const TournamentPage = lazyPage(
  async () => (await import('../pages/tournament/TournamentPage.tsx')).TournamentPage,
  Opening,
);
const CardPage = lazyPage(async () => (await import('../pages/card/CardPage.tsx')).CardPage, Opening);

const NotFoundPage = lazyPage(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, Opening);

const missing = 'This page could not be loaded. Perhaps there is no network, or Vaultsong was just updated.';
const broken = 'Something went wrong, and the table cannot be shown.';

/** @param id of a kept game, or of one that is over at the server; null where the address says what to start */
const TableRoute = ({ id }: { readonly id: string | null }) => (
  <ErrorBoundary fallback={<ErrorPage says={broken} />}>
    <TablePage id={id} Replay={ReplayPage} />
  </ErrorBoundary>
);

/** Links to games of before the table had an address of its own have its query at the start. */
const StartRoute = () =>
  useAddress().search === '' ? (
    <ErrorBoundary fallback={<ErrorPage says={missing} />}>
      <Frame>
        <StartPage />
      </Frame>
    </ErrorBoundary>
  ) : (
    <TableRoute id={null} />
  );

/** Replaces the address, so that “Back” does not lead here again. */
const ToAdventure = () => {
  useEffect(() => rename(adventurePath), []);
  return <OpeningInFrame />;
};

export const App = () => (
  <Router hook={useLocationOfSite}>
    <Switch>
      <Route path={startPath}>
        <StartRoute />
      </Route>
      <Route path={tablePath}>
        <TableRoute id={null} />
      </Route>
      <Route path="/g/:id">{({ id }) => <TableRoute id={id} />}</Route>
      <Route path="/t/:id">
        {({ id }) => (
          <ErrorBoundary fallback={<ErrorPage says={broken} />}>
            <OnlineTablePage id={id} />
          </ErrorBoundary>
        )}
      </Route>
      <Route path={learnPath}>
        <ErrorBoundary fallback={<ErrorPage says={missing} />}>
          <GuidedGame />
        </ErrorBoundary>
      </Route>
      <Route path={adventuresPath}>
        <ToAdventure />
      </Route>
      <Route path={adventurePath}>
        <ErrorBoundary fallback={<ErrorPage says={missing} />}>
          <AdventurePage />
        </ErrorBoundary>
      </Route>
      <Route>
        <ErrorBoundary fallback={<ErrorPage says={missing} />}>
          <Frame>
            <Switch>
              <Route path={rulesPath}>
                <RulesPage />
              </Route>
              <Route path={cardsPath}>
                <CardsPage />
              </Route>
              <Route path={decksPath}>
                <DecksPage />
              </Route>
              <Route path={gamesPath}>
                <GamesPage />
              </Route>
              <Route path={resultsPath}>
                <ResultsPage />
              </Route>
              <Route path={comparePath}>
                <ComparePage />
              </Route>
              <Route path={lobbyPath}>
                <LobbyPage />
              </Route>
              <Route path={accountPath}>
                <AccountPage />
              </Route>
              <Route path={resetPath}>
                <ResetPage />
              </Route>
              <Route path={moderationPath}>
                <ModerationPage />
              </Route>
              <Route path={termsPath}>
                <TermsPage />
              </Route>
              <Route path={ratingsPath}>
                <RatingsPage />
              </Route>
              <Route path={tournamentsPath}>
                <TournamentsPage />
              </Route>
              <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
              <Route path="/u/:name">{({ name }) => <PersonPage key={name} name={name} />}</Route>
              <Route path="/d/:id">{({ id }) => <DeckPage key={id} id={id} />}</Route>
              <Route path="/c/:name">{({ name }) => <CardPage key={name} name={name} />}</Route>
              <Route>
                <NotFoundPage />
              </Route>
            </Switch>
          </Frame>
        </ErrorBoundary>
      </Route>
    </Switch>
  </Router>
);
