// The page of a game. Its address says what to start; once that has begun, the address is that of the kept game, so that a
// reload, a bookmark and the way back go on with it.
import { useEffect } from 'react';
import { readClient, table } from '../client/client.ts';
import { Loading } from '../layout/Loading.tsx';
import { playOnPath } from '../routing/moment.ts';
import { goTo, rename, useAddress } from '../routing/navigation.ts';
import { adventurePath, gamePath, tablePath } from '../routing/paths.ts';
import { useSettings } from '../settings/useSettings.ts';
import type { Choice } from '../wire/choice.ts';
import type { Plan } from '../wire/game.ts';
import { ignoredInPlan, planFrom, queryOfPlan } from '../wire/plan.ts';
import { automationIn } from './automation/remembered.ts';
import { Bidding } from './bidding/Bidding.tsx';
import { GameUnavailable } from './GameUnavailable.tsx';
import { isShared } from './speech/seats.ts';
import { Table } from './Table.tsx';
import { useTable } from './useTable.ts';

/** Where a game begins; what else the address says now, such as the speed, stays in it. */
function startPath(plan: Plan): string {
  switch (plan.type) {
    case 'duel':
      return tablePath + queryOfPlan(plan, window.location.search);
    case 'adventure':
      return adventurePath + queryOfPlan(plan, window.location.search);
    case 'branch':
      return playOnPath(plan.choice.from, plan.choice.moment);
  }
}

const start = (choice: Choice): void => goTo(startPath({ type: 'duel', choice }));

/** The same by chance, or once more from the moment that it came from. */
function againOf(plan: Plan): Plan {
  switch (plan.type) {
    case 'duel':
      return { ...plan, choice: { ...plan.choice, seed: null } };
    case 'adventure':
      return { ...plan, choice: { ...plan.choice, seed: null } };
    case 'branch':
      return plan;
  }
}

const startAgain = (plan: Plan): void => goTo(startPath(againOf(plan)));

interface GamePageProps {
  /** Of a kept game; null where the address says what to start. */
  readonly id: string | null;
  /** What it says, where it does. */
  readonly what: Plan['type'];
}

export function GamePage({ id, what }: GamePageProps) {
  const { search, visit } = useAddress();
  const { status, match, info, snapshot, log, decks, error } = useTable();
  const [settings, onSettings] = useSettings();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says counts once for each visit
  useEffect(() => {
    const plan = planFrom(what, window.location.search);
    table.automate(automationIn(id ?? '', settings));
    if (id !== null) table.goOnWith(id, false);
    else if (plan !== null) table.start(plan);
  }, [id, what, visit]);
  useEffect(() => {
    // Not what was drawn with, which may be the game before this one.
    const now = readClient().status;
    if (id === null && status.type === 'playing' && now.type === 'playing' && now.id !== null)
      rename(gamePath(now.id, search));
  }, [id, status, search]);
  const played = info?.kind ?? 'duel';
  useEffect(() => {
    document.title = played === 'adventure' ? 'Rise of the Keyraken – Vaultsong' : 'Vaultsong';
  }, [played]);

  if (id === null || status.type === 'none' || status.type === 'opening' || status.id !== id)
    return <Loading error={error} />;
  if (status.type !== 'playing') return <GameUnavailable status={status} search={search} />;
  if (match !== null && match.bidding !== null)
    return (
      <Bidding
        match={match}
        bidding={match.bidding}
        {...{ decks, error }}
        ignored={ignoredInPlan('duel', search)}
        onStart={start}
      />
    );
  if (info === null || snapshot === null) return <Loading error={error} />;
  return (
    <Table
      // What one of two people has looked at is not for the other.
      key={isShared(info) ? `${info.game} ${snapshot.sides.me}` : info.game}
      {...{ info, snapshot, log, decks, error, settings, onSettings }}
      ignored={ignoredInPlan(info.kind, search)}
      onAgain={() => {
        const plan = match === null ? info.plan : { type: 'duel' as const, choice: match.choice };
        if (plan !== null) startAgain(plan);
      }}
      onNew={info.kind === 'adventure' ? toSetup : null}
      onStart={start}
    />
  );
}

/** An adventure is chosen on a page of its own. */
const toSetup = (): void => goTo(adventurePath);
