// The table: the board, the prompt, what is read, and the log. It holds no rules; those are in the worker.
import type { CardName } from '@vaultsong/engine';
import { useCallback, useRef, useState } from 'react';
import { table } from '../client/client.ts';
import { Head } from '../frame/Head.tsx';
import { useCompact } from '../parts/useMedia.ts';
import type { Settings } from '../settings/settings.ts';
import { useSounds } from '../sound/useSounds.ts';
import type { Choice } from '../wire/choice.ts';
import type { DeckFace } from '../wire/faces.ts';
import type { GameInfo } from '../wire/game.ts';
import type { LogLine, Snapshot } from '../wire/snapshot.ts';
import { Announcer } from './Announcer.tsx';
import { AdversaryPanel } from './board/AdversaryPanel.tsx';
import { ArtifactRow } from './board/ArtifactRow.tsx';
import { Battleline } from './board/Battleline.tsx';
import { EffectsStrip } from './board/EffectsStrip.tsx';
import { Hand } from './board/Hand.tsx';
import { Mates } from './board/Mates.tsx';
import { Stage } from './board/Stage.tsx';
import { Curtain } from './Curtain.tsx';
import { PlayContext, usePlay } from './hand/Play.ts';
import { useKeys } from './hand/useKeys.ts';
import type { Selection } from './hand/useSelection.ts';
import { useSelection } from './hand/useSelection.ts';
import { Forged } from './motion/Forged.tsx';
import { useFlights } from './motion/useFlights.ts';
import { useChoiceSheet } from './prompt/ChoiceSheet.tsx';
import { EndTurn } from './prompt/EndTurn.tsx';
import { GameOver } from './prompt/GameOver.tsx';
import { Outcome } from './prompt/Outcome.tsx';
import { Prompt } from './prompt/Prompt.tsx';
import { Recap } from './prompt/Recap.tsx';
import { Refused } from './prompt/Refused.tsx';
import { Revived } from './prompt/Revived.tsx';
import { saveRecord } from './saveRecord.ts';
import { SeatBar } from './seat/SeatBar.tsx';
import { CardSheet } from './sheets/CardSheet.tsx';
import { Dialogs } from './sheets/Dialogs.tsx';
import { Log } from './sheets/Log.tsx';
import { RuleSheet } from './sheets/RuleSheet.tsx';
import { usePointing } from './speech/pointing.ts';
import { Tools } from './Tools.tsx';

interface BoardProps {
  readonly log: readonly LogLine[];
  readonly end: React.ReactNode;
}

const Board = ({ log, end }: BoardProps) => {
  const { sides, view } = usePlay().snapshot;
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
      <EffectsStrip last={log.findLast(({ kind }) => kind === 'line')?.text ?? null} />
      <Battleline player={me} />
      <ArtifactRow player={me} />
      <SeatBar player={me}>{end}</SeatBar>
      <Hand player={me} />
      <Stage />
      <Forged />
    </main>
  );
};

/** What the player looks at, what others do, or else the card that asks. */
const Reader = ({ selection }: { readonly selection: Selection }) => {
  const { rest } = usePointing();
  const { inspected } = selection;
  const { deed, moment, question } = selection.play.snapshot;
  const source = question?.source ?? null;
  // What others do is read until the player looks at something else.
  const [before, setBefore] = useState({ moment, inspected });
  if (before.moment !== moment) setBefore({ moment, inspected });
  const isOfOthers = question === null && deed !== null && inspected === before.inspected;
  const asks = source === null ? null : { name: source.name, key: null };
  const shown = isOfOthers ? { name: deed.card, key: null } : (inspected ?? asks);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and must do so by keyboard too
    <section className="reader" aria-label="Card" tabIndex={0}>
      {shown === null ? (
        <p className="hint">{rest} a card to read it.</p>
      ) : (
        <CardSheet name={shown.name} cardKey={shown.key} />
      )}
    </section>
  );
};

/** Until the first decision, by when it was read. */
const Ignored = ({ reasons }: { readonly reasons: readonly string[] }) =>
  reasons.map((reason) => (
    <p key={reason} className="refusal" role="alert">
      {reason}
    </p>
  ));

interface TableProps {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly log: readonly LogLine[];
  readonly decks: readonly DeckFace[];
  readonly trouble: string | null;
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
  const { snapshot, log, trouble, ignored, settings, onSettings, onAgain, onStart, guide = null } = props;
  const root = useRef<HTMLDivElement>(null);
  const compact = useCompact();
  const choice = useChoiceSheet();
  useFlights(root, snapshot);
  const mute = useSounds(snapshot, settings, onSettings);
  useKeys(root, selection, settings.characters, mute);
  const { phone, marks } = selection.play;
  const { open } = selection;
  const { read } = selection.play;
  const readNamed = useCallback((card: CardName) => read(card, null), [read]);
  const end = <EndTurn sure={selection.sure} onEnd={selection.end} />;
  return (
    <div
      className={`table ${phone ? 'is-phone' : ''} ${marks.choosing ? 'is-choosing' : ''} ${guide === null ? '' : 'is-guided'}`}
      ref={root}
      data-moment={snapshot.moment}
      data-asks={snapshot.question?.kind ?? 'nothing'}
    >
      {compact ? null : <Head />}
      <h1 className="unseen">The table</h1>
      <Board log={log} end={phone ? null : end} />
      <section
        className={`prompt ${snapshot.question === null ? '' : 'is-mine'}`}
        aria-label="Prompt"
        data-zone="column"
        data-testid="prompt"
      >
        <Recap />
        {snapshot.undo.possible ? null : <Ignored reasons={ignored} />}
        {snapshot.view.winner === null ? (
          <Prompt selected={selection.held} onShow={choice.show} onSkip={table.skip} />
        ) : (
          <GameOver onAgain={onAgain} onNew={() => open({ is: 'new' })} onRecord={saveRecord} />
        )}
        <Outcome index={selection.considered} />
        {selection.refusal === null || selection.refusal === snapshot.noEnd ? null : (
          <Refused refusal={selection.refusal} />
        )}
        {trouble === null ? null : (
          <p className="refusal" role="alert">
            Something went wrong: {trouble}
          </p>
        )}
        <Revived />
      </section>
      {guide}
      <Tools open={open} compact={compact}>
        {phone ? end : null}
      </Tools>
      {phone ? null : (
        <aside className="rail" aria-label="Card and log">
          <Reader selection={selection} />
          <Log lines={log} onRead={readNamed} />
        </aside>
      )}
      <Announcer sure={selection.sure} refusal={selection.refusal?.reason ?? ''} />
      {choice.sheet}
      {snapshot.curtain === null ? null : <Curtain curtain={snapshot.curtain} />}
      {selection.dialog === null ? null : (
        <Dialogs
          {...props}
          dialog={selection.dialog}
          onOpen={open}
          onClose={() => open(null)}
          onStart={(next) => {
            open(null);
            onStart(next);
          }}
        />
      )}
      {selection.rule === null ? null : <RuleSheet rule={selection.rule} onClose={selection.closeRule} />}
    </div>
  );
};

export function Table(props: TableProps) {
  const selection = useSelection(props.info, props.snapshot, props.onNew);
  return (
    <PlayContext value={selection.play}>
      <Laid {...props} selection={selection} />
    </PlayContext>
  );
}
