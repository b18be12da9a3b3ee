// The page of a game that is looked back on: the table of every other game, on which nothing can be decided, and the ways
// through the game in place of its questions.
import { useEffect, useMemo, useState } from 'react';
import { linksTo } from '../analysis/links.ts';
import { download } from '../components/download.ts';
import { Loading } from '../layout/Loading.tsx';
import { lazyWidget } from '../layout/lazyWidget.tsx';
import { asksToPlayOn } from '../routing/moment.ts';
import { useAddress } from '../routing/navigation.ts';
import { useSettings } from '../settings/useSettings.ts';
import type { GameController, OtherPlayers, Walk } from '../table/gameController.ts';
import { GameControllerContext, OtherPlayersContext } from '../table/gameController.ts';
import { Table } from '../table/Table.tsx';
import type { ReplayInfo, ReplaySource } from '../wire/replay.ts';
import { Controls } from './Controls.tsx';
import { PlayOn } from './PlayOn.tsx';
import { usePlaying } from './usePlaying.ts';
import type { OpenedReplay } from './useReplay.ts';
import { useOpened, useReplay } from './useReplay.ts';
import { linesOf, stepOf, stepOfLine } from './walk.ts';

/** Comes later than the rest, and is not missed where it does not come. */
const LookBack = lazyWidget(async () => (await import('../analysis/LookBack.tsx')).LookBack);

const nothing = (): void => {};

/** Nothing can be decided here. */
const looking = (save: () => void): GameController => ({
  gameId: () => null,
  answer: nothing,
  anyOrder: nothing,
  automate: nothing,
  preview: async () => null,
  reach: async () => null,
  hint: null,
  undo: nothing,
  next: nothing,
  skip: nothing,
  save,
});

/** "Miss Onyx against Radiant Argus", for the window. */
const titleOf = ({ info }: ReplayInfo): string =>
  info.kind === 'adventure'
    ? `${info.decks.map(({ name }) => name).join(', ')} against the Keyraken`
    : info.decks.map(({ name }) => name).join(' against ');

interface WalkedProps {
  readonly id: string;
  readonly opened: OpenedReplay;
}

function Walked({ id, opened }: WalkedProps) {
  const { replayer, replay } = opened;
  const state = useReplay(opened);
  const { step, view, log, goTo } = state;
  const { search } = useAddress();
  const [settings, onSettings] = useSettings();
  const [branching, setBranching] = useState(() => asksToPlayOn(search));
  const [error, setError] = useState<string | null>(null);
  const playing = usePlaying(replay, step, goTo);
  const controller = useMemo(
    () =>
      looking(() => {
        replayer.record().then(
          (text) => download(`vaultsong-game-${id}.json`, text, 'application/json'),
          (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
        );
      }),
    [replayer, id],
  );
  // A link to playing on leads here from the analysis, too.
  useEffect(() => {
    if (asksToPlayOn(search)) setBranching(true);
  }, [search]);
  useEffect(() => {
    document.title = `${titleOf(replay)} – Vaultsong`;
  }, [replay]);
  if (view === null) return <Loading error={state.error} />;
  const mayPlayOn = view.asks !== null;
  const walk: Walk = {
    isPlaying: playing.isPlaying,
    leads: (way) => stepOf(way, replay, step) !== null,
    go: (way) => {
      playing.stop();
      goTo(stepOf(way, replay, step) ?? step);
    },
    togglePlay: playing.toggle,
    changeSpeed: playing.changeSpeed,
    playOn: mayPlayOn ? () => setBranching(true) : null,
    lines: log === null ? { from: 0, to: 0 } : linesOf(log, step),
    goToLine: (line) => {
      playing.stop();
      if (log !== null) goTo(stepOfLine(log, line));
    },
  };
  const others: OtherPlayers = {
    above: null,
    waiting: null,
    over: (
      <Controls replay={replay} state={state} playing={playing}>
        <LookBack
          waits
          game={id}
          load={() => replayer.record()}
          players={{
            names: replay.info.seats.map(({ name }) => name),
            me: replay.eyes === 'open' ? 0 : replay.eyes,
          }}
          linksOf={linksTo(id, search)}
        />
      </Controls>
    ),
    looksOn: true,
    tools: null,
    walk,
    undo: { title: '', mark: '' },
  };
  return (
    <GameControllerContext value={controller}>
      <OtherPlayersContext value={others}>
        <Table
          info={replay.info}
          snapshot={view.snapshot}
          log={log?.lines ?? []}
          {...{ settings, onSettings }}
          decks={[]}
          error={error ?? state.error}
          ignored={[]}
          onAgain={nothing}
          onNew={nothing}
          onStart={nothing}
        />
        {branching && mayPlayOn ? (
          <PlayOn id={id} opened={opened} step={step} eyes={state.eyes} onClose={() => setBranching(false)} />
        ) : null}
      </OtherPlayersContext>
    </GameControllerContext>
  );
}

export interface ReplayPageProps {
  readonly id: string;
  readonly source: ReplaySource;
}

export function ReplayPage({ id, source }: ReplayPageProps) {
  const opened = useOpened(source);
  if (opened === null) return <Loading error={null} />;
  if ('error' in opened) return <Loading error={opened.error} />;
  return <Walked id={id} opened={opened} />;
}
