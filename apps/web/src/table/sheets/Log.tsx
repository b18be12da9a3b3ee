// Log of the game in words, newest at the end. The names of cards in it show their text on hover, and open it on a sheet.
import type { CardName } from '@vaultsong/engine';
import { memo, useEffect, useRef } from 'react';
import { Icon } from '../../components/Glyph.tsx';
import type { GameInfo } from '../../wire/game.ts';
import type { LogLine } from '../../wire/snapshot.ts';
import type { Walk } from '../gameController.ts';
import { useOtherPlayers } from '../gameController.ts';
import type { Play } from '../hand/Play.ts';
import { usePlay } from '../hand/Play.ts';
import type { Seats } from '../speech/seats.ts';
import { useSeats } from '../speech/seats.ts';
import { logParts } from './logParts.ts';

interface LineProps {
  readonly line: LogLine;
  readonly faces: GameInfo['cardInfos'];
  readonly classOf: Seats['classOf'];
  readonly inspect: Play['inspect'];
  readonly onRead: (card: CardName) => void;
  /** Whether it led to the moment that is looked back on, or comes later; empty where the game is played now. */
  readonly when: '' | 'is-now' | 'is-later';
  /** Shows the moment of the line; null where the game is played now. */
  readonly onGo: (() => void) | null;
}

/** Leads from a line to its moment. */
const ToMoment = ({ text, onGo }: { readonly text: string; readonly onGo: () => void }) => (
  <button type="button" className="log-to" data-stop aria-label={`To this moment: ${text}`} onClick={onGo}>
    <Icon name="play" />
  </button>
);

const Line = memo(function Line({ line, faces: cardInfos, classOf, inspect, onRead, when, onGo }: LineProps) {
  const to = onGo === null ? null : <ToMoment text={line.text} onGo={onGo} />;
  if (line.kind === 'heading')
    return (
      <p className={`log-heading ${when}`}>
        {to}
        {line.text}
      </p>
    );
  const side = line.seat === null ? '' : classOf(line.seat);
  return (
    <p className={`log-line ${line.kind === 'note' ? 'is-note' : ''} ${side} ${when}`}>
      {to}
      {logParts(line, cardInfos).map(({ text, card, before, after }, i) => {
        const key = `${i}${text}`;
        if (card === null) return <span key={key}>{text}</span>;
        const name = (
          <button
            key={key}
            type="button"
            className="log-card"
            data-stop
            aria-haspopup="dialog"
            onPointerEnter={() => inspect(card, null)}
            onFocus={() => inspect(card, null)}
            onClick={() => onRead(card)}
          >
            {text}
          </button>
        );
        return before + after === '' ? (
          name
        ) : (
          <span key={key} className="log-joined">
            {before}
            {name}
            {after}
          </span>
        );
      })}
    </p>
  );
});

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly onRead: (card: CardName) => void;
}

const whenOf = (walk: Walk | null, line: number): LineProps['when'] =>
  walk === null || line < walk.lines.from ? '' : line < walk.lines.to ? 'is-now' : 'is-later';

/** Of a game that is looked back on, the line of the moment stays in sight. @param count of lines, which may come after it */
function useFollowed(walk: Walk | null, count: number) {
  const root = useRef<HTMLDivElement>(null);
  const line = walk === null ? null : walk.lines.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines come after the moment, and at the end of the box
  useEffect(() => {
    if (line === null) return;
    const shown = root.current?.querySelectorAll('.log-line, .log-heading')[Math.max(0, line - 1)];
    shown?.scrollIntoView({ block: 'nearest' });
  }, [line, count]);
  return root;
}

/** The lines stand in a box that grows upwards, so that the newest stays in sight whatever its height. */
export function Log({ lines, onRead }: LogProps) {
  const { info, inspect } = usePlay();
  const { classOf } = useSeats();
  const walk = useOtherPlayers()?.walk ?? null;
  const root = useFollowed(walk, lines.length);
  return (
    <div
      ref={root}
      className="log"
      role="log"
      aria-label="Log"
      aria-live={walk === null ? 'polite' : 'off'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-testid="log"
    >
      <div data-zone="column" data-newest-last={walk === null ? '' : undefined}>
        {lines.map((line, i) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows or is cut at its end
            key={i}
            {...{ line, classOf, inspect, onRead }}
            faces={info.cardInfos}
            when={whenOf(walk, i)}
            onGo={walk === null ? null : () => walk.goToLine(i)}
          />
        ))}
      </div>
    </div>
  );
}
