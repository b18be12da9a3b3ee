// Which page an address shows. Each is a part of its own, loaded when it is asked for: the table waits for no other page,
// and no other page for a game. A new page is one import and one route here, and a `PageHeading` in it.
import { Route, Router, Switch } from 'wouter';
import { useAddress, useLocationOfSite } from '../address/going.ts';
import {
  accountPath,
  adventurePath,
  cardsPath,
  comparePath,
  decksPath,
  gamesPath,
  learnPath,
  lobbyPath,
  moderationPath,
  ratingsPath,
  resetPath,
  rulesPath,
  startPath,
  tablePath,
  termsPath,
  tournamentsPath,
} from '../address/paths.ts';
import { startWorker } from '../client/startWorker.ts';
import { Frame } from '../frame/Frame.tsx';
import { Guard } from '../frame/Guard.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { part } from './part.tsx';

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

const TablePage = part(() => withWorker(async () => (await import('../table/GamePage.tsx')).GamePage));
/** Whoever knows the game need not load what explains it. */
const GuidedGame = part(() => withWorker(async () => (await import('../guide/GuidedGame.tsx')).GuidedGame));
/** Its setup stands in the frame of the site, its game does not. */
const AdventurePage = part(
  () => withWorker(async () => (await import('../adventure/AdventurePage.tsx')).AdventurePage),
  () => (hasDecks() ? null : <OpeningInFrame />),
);
const TogetherPage = part(() => withWorker(async () => (await import('../together/TogetherPage.tsx')).TogetherPage));
const StartPage = part(async () => (await import('../pages/start/StartPage.tsx')).StartPage, Opening);
const RulesPage = part(async () => (await import('../pages/rules/RulesPage.tsx')).RulesPage, Opening);
const CardsPage = part(async () => (await import('../pages/cards/CardsPage.tsx')).CardsPage, Opening);
const GamesPage = part(async () => (await import('../pages/games/GamesPage.tsx')).GamesPage, Opening);
const DecksPage = part(async () => (await import('../pages/decks/DecksPage.tsx')).DecksPage, Opening);
const DeckPage = part(async () => (await import('../pages/deck/DeckPage.tsx')).DeckPage, Opening);
const ComparePage = part(async () => (await import('../pages/compare/ComparePage.tsx')).ComparePage, Opening);
const LobbyPage = part(async () => (await import('../pages/lobby/LobbyPage.tsx')).LobbyPage, Opening);
const AccountPage = part(async () => (await import('../pages/account/AccountPage.tsx')).AccountPage, Opening);
const ModerationPage = part(
  async () => (await import('../pages/moderation/ModerationPage.tsx')).ModerationPage,
  Opening,
);
const ResetPage = part(async () => (await import('../pages/reset/ResetPage.tsx')).ResetPage, Opening);
const TermsPage = part(async () => (await import('../pages/terms/TermsPage.tsx')).TermsPage, Opening);
const PersonPage = part(async () => (await import('../pages/person/PersonPage.tsx')).PersonPage, Opening);
const RatingsPage = part(async () => (await import('../pages/ratings/RatingsPage.tsx')).RatingsPage, Opening);
const TournamentsPage = part(
  async () => (await import('../pages/tournaments/TournamentsPage.tsx')).TournamentsPage,
  Opening,
);
const TournamentPage = part(
  async () => (await import('../pages/tournament/TournamentPage.tsx')).TournamentPage,
  Opening,
);
const CardPage = part(async () => (await import('../pages/card/CardPage.tsx')).CardPage, Opening);

const missing = 'This page could not be loaded. Perhaps there is no network, or Vaultsong has just been renewed.';
const broken = 'Something went wrong, and the table cannot be shown any more.';

/** @param id of a kept game; null where the address says what to start */
const TableRoute = ({ id }: { readonly id: string | null }) => (
  <Guard fallback={<Trouble says={broken} />}>
    <TablePage id={id} what="duel" />
  </Guard>
);

/** Links to games of before the table had an address of its own have its query at the start. */
const StartRoute = () =>
  useAddress().search === '' ? (
    <Guard fallback={<Trouble says={missing} />}>
      <Frame>
        <StartPage />
      </Frame>
    </Guard>
  ) : (
    <TableRoute id={null} />
  );

export const Site = () => (
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
          <Guard fallback={<Trouble says={broken} />}>
            <TogetherPage id={id} />
          </Guard>
        )}
      </Route>
      <Route path={learnPath}>
        <Guard fallback={<Trouble says={missing} />}>
          <GuidedGame />
        </Guard>
      </Route>
      <Route path={adventurePath}>
        <Guard fallback={<Trouble says={missing} />}>
          <AdventurePage />
        </Guard>
      </Route>
      <Route>
        <Guard fallback={<Trouble says={missing} />}>
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
                <NoSuchPage />
              </Route>
            </Switch>
          </Frame>
        </Guard>
      </Route>
    </Switch>
  </Router>
);
