// The table: the board, the prompt, what is read, and the log. It holds no rules; those are in the worker.
import type { CardName } from '@vaultsong/engine';
import { memo, useCallback, useRef } from 'react';
import { useCompact } from '../components/useMedia.ts';
import { Head } from '../layout/Head.tsx';
import { useAddress } from '../routing/navigation.ts';
import { streamIn } from '../routing/stream.ts';
import type { Settings } from '../settings/settings.ts';
import { useSounds } from '../sound/useSounds.ts';
import type { DeckInfo } from '../wire/cardInfo.ts';
import type { Choice } from '../wire/choice.ts';
import type { GameInfo } from '../wire/game.ts';
import type { LogLine, Snapshot } from '../wire/snapshot.ts';
import { Announcer } from './Announcer.tsx';
import type { TableActionContext } from './actions/tableAction.ts';
import { TableActionsContext } from './actions/tableAction.ts';
import { OwnAnswers } from './automation/OwnAnswers.tsx';
import { useOrders } from './automation/useOrders.ts';
import { AdversaryPanel } from './board/AdversaryPanel.tsx';
import { ArtifactRow } from './board/ArtifactRow.tsx';
import { EffectsStrip } from './board/EffectsStrip.tsx';
import { Hand } from './board/Hand.tsx';
import { Battleline } from './board/line/Battleline.tsx';
import { Mates } from './board/Mates.tsx';
import { Curtain } from './Curtain.tsx';
import { Dragged } from './drag/Dragged.tsx';
import { DraggingContext, dropMarks } from './drag/dragging.ts';
import { useDrag } from './drag/useDrag.ts';
import { useGameController, useOtherPlayers } from './gameController.ts';
import { PlayContext, usePlay } from './hand/Play.ts';
import { Shield } from './hand/Shield.tsx';
import { useKeys } from './hand/useKeys.ts';
import type { Selection } from './hand/useSelection.ts';
import { useSelection } from './hand/useSelection.ts';
import { HintText } from './hint/HintText.tsx';
import { useHint } from './hint/useHint.ts';
import { CardMenu } from './menu/CardMenu.tsx';
import { Forged } from './motion/Forged.tsx';
import { Stage } from './motion/Stage.tsx';
import { useFlights } from './motion/useFlights.ts';
import { PreviewScope } from './preview/PreviewScope.tsx';
import { useChoiceSheet } from './prompt/ChoiceSheet.tsx';
import { EndTurn } from './prompt/EndTurn.tsx';
import { GameOver } from './prompt/GameOver.tsx';
import { Outcome } from './prompt/Outcome.tsx';
import { Prompt } from './prompt/Prompt.tsx';
import { Recap } from './prompt/Recap.tsx';
import { RefusedMove } from './prompt/RefusedMove.tsx';
import { WorkerRestarted } from './prompt/WorkerRestarted.tsx';
import { Reader } from './Reader.tsx';
import { SeatBar } from './seat/SeatBar.tsx';
import { Dialogs } from './sheets/Dialogs.tsx';
import { Log } from './sheets/Log.tsx';
import { RuleSheet } from './sheets/RuleSheet.tsx';
import { Tools } from './Tools.tsx';

const end = <EndTurn />;

interface BoardProps {
  readonly log: readonly LogLine[];
  readonly end: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Drawn anew with the game, and not whenever another card is read. */
const Board = memo(function Board({ log, end, children }: BoardProps) {
  const { sides, view } = usePlay().snapshot;
  const walk = useOtherPlayers()?.walk ?? null;
  const { adventure, players } = view;
  const [foe, me] = [players[sides.foe], players[sides.me]];
  if (foe === undefined || me === undefined) return null;
  return (
    <main
      id="page"
      tabIndex={-1}
      className={`board ${adventure === null ? '' : 'is-adventure'}`}
      aria-label="The table"
    >
      <Mates />
      {adventure === null ? <SeatBar player={foe} /> : <AdversaryPanel adventure={adventure} player={foe} />}
      <ArtifactRow player={foe} />
      <Battleline player={foe} />
      <EffectsStrip last={log.slice(0, walk?.lines.to).findLast(({ kind }) => kind === 'line')?.text ?? null} />
      <Battleline player={me} />
      <ArtifactRow player={me} />
      <SeatBar player={me}>{end}</SeatBar>
      <Hand player={me} />
      <Stage />
      <Forged />
      {children}
    </main>
  );
});

/** What is read beside the table. */
const Rail = ({ selection, log }: { readonly selection: Selection; readonly log: readonly LogLine[] }) => {
  const { read } = selection.play;
  const readNamed = useCallback((card: CardName) => read(card, null), [read]);
  return (
    <aside className="rail" aria-label="Card and log">
      <Reader selection={selection} />
      <Log lines={log} onRead={readNamed} />
    </aside>
  );
};

/** Until the first decision, by when it was read. */
const Ignored = ({ reasons }: { readonly reasons: readonly string[] }) =>
  reasons.map((reason) => (
    <p key={reason} className="refusal" role="alert">
      {reason}
    </p>
  ));

/** What happened without the player. */
const News = () => (
  <>
    <Recap />
    <OwnAnswers />
  </>
);

interface TableProps {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
  readonly decks: readonly DeckInfo[];
  readonly error: string | null;
  /** What the address of the game asks for in vain. */
  readonly ignored: readonly string[];
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
  /** The same again, by chance. */
  readonly onAgain: () => void;
  /** Where another game is chosen; null: in the dialog of the table. */
  readonly onNew: (() => void) | null;
  readonly onStart: (choice: Choice) => void;
  /** Stands below the prompt and speaks of the game. */
  readonly guide?: React.ReactNode;
}

const Laid = ({ selection, ...props }: TableProps & { readonly selection: Selection }) => {
  const { snapshot, log, error, ignored, settings, onSettings, onAgain, onStart, guide = null } = props;
  const root = useRef<HTMLDivElement>(null);
  const compact = useCompact();
  const choice = useChoiceSheet();
  useFlights(root, snapshot);
  const mute = useSounds(snapshot, settings, onSettings);
  const others = useOtherPlayers();
  const over = others?.over ?? null;
  const hint = useHint(props.info, snapshot, guide !== null);
  const context: TableActionContext = {
    root,
    selection,
    controller: useGameController(),
    others,
    hint,
    orders: useOrders(props.info, snapshot, settings, selection.play),
    mute,
  };
  useKeys(context);
  const { brief, phone, marks } = selection.play;
  const { held, letGo, open } = selection;
  const dragging = useDrag(root, selection);
  const stream = streamIn(useAddress().search);
  const look = stream === null ? '' : `is-stream ${others?.looksOn === true ? 'is-looked-at' : ''}`;
  return (
    <TableActionsContext value={context}>
      <DraggingContext value={dragging}>
        <div
          className={`table ${phone ? 'is-phone' : ''} ${marks.choosing ? 'is-choosing' : ''} ${guide === null ? '' : 'is-guided'} ${look}`}
          style={stream?.size == null ? undefined : { inlineSize: stream.size.width, blockSize: stream.size.height }}
          ref={root}
          data-moment={snapshot.moment}
          data-asks={snapshot.question?.kind ?? 'nothing'}
          {...dropMarks(dragging)}
          onPointerDown={({ target }) => {
            const isBeside =
              target instanceof Element && target.closest('.card-menu, .prompt, [data-key], a, button') === null;
            if (isBeside && held !== null && !phone) letGo();
          }}
        >
          {compact || stream !== null ? null : <Head />}
          <h1 className="unseen">The table</h1>
          <Board log={log} end={brief ? null : end}>
            {compact || held === null || dragging !== null ? null : (
              <CardMenu
                key={held.key}
                name={held.name}
                cardKey={held.key}
                onRefused={selection.refuse}
                onClose={selection.letGo}
              />
            )}
          </Board>
          <section
            className={`prompt ${snapshot.question === null ? '' : 'is-mine'}`}
            aria-label="Prompt"
            data-zone="column"
            data-testid="prompt"
          >
            <News />
            {snapshot.undo.possible ? null : <Ignored reasons={ignored} />}
            {others?.above}
            {over !== null ? (
              over
            ) : snapshot.view.winner === null ? (
              <Prompt selected={selection.held} onShow={choice.show} />
            ) : (
              <GameOver onAgain={onAgain} />
            )}
            <HintText text={hint.text} />
            {selection.refusal === null || selection.refusal === snapshot.noEnd ? null : (
              <RefusedMove refusal={selection.refusal} />
            )}
            {error === null ? null : (
              <p className="refusal" role="alert">
                Something went wrong: {error}
              </p>
            )}
            <WorkerRestarted />
          </section>
          {guide}
          <Tools compact={compact}>{brief ? end : null}</Tools>
          {phone || stream !== null ? <Outcome isSeen={false} /> : <Rail selection={selection} log={log} />}
          <Announcer sure={selection.sure} refusal={selection.refusal?.reason ?? ''} />
          <Dragged />
          {choice.sheet}
          {snapshot.curtain === null ? null : <Curtain curtain={snapshot.curtain} />}
          {selection.dialog === null ? null : (
            <Dialogs
              {...props}
              dialog={selection.dialog}
              onClose={() => open(null)}
              onStart={(next) => {
                open(null);
                onStart(next);
              }}
            />
          )}
          {selection.rule === null ? null : <RuleSheet rule={selection.rule} onClose={selection.closeRule} />}
          <Shield
            moment={snapshot.moment}
            sure={selection.sure}
            above={[
              selection.dialog?.type,
              selection.rule === null ? '' : 'rule',
              choice.sheet === null ? '' : 'choice',
            ].join(' ')}
          />
        </div>
      </DraggingContext>
    </TableActionsContext>
  );
};

const Played = (props: TableProps) => {
  const selection = useSelection(props.info, props.snapshot, props.onNew);
  return (
    <PlayContext value={selection.play}>
      <Laid {...props} selection={selection} />
    </PlayContext>
  );
};

export const Table = (props: TableProps) => (
  <PreviewScope moment={props.snapshot.moment} isWanted={props.settings.previews}>
    <Played {...props} />
  </PreviewScope>
);
