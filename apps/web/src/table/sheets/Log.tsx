// Log of the game in words, newest at the end. The names of cards in it show their text on hover, and open it on a sheet.
import type { CardName } from '@vaultsong/engine';
import { memo } from 'react';
import type { GameInfo } from '../../wire/game.ts';
import type { LogLine } from '../../wire/snapshot.ts';
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
}

const Line = memo(function Line({ line, faces: cardInfos, classOf, inspect, onRead }: LineProps) {
  if (line.kind === 'heading') return <p className="log-heading">{line.text}</p>;
  const side = line.seat === null ? '' : classOf(line.seat);
  return (
    <p className={`log-line ${side}`}>
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

/** The lines stand in a box that grows upwards, so that the newest stays in sight whatever its height. */
export function Log({ lines, onRead }: LogProps) {
  const { info, inspect } = usePlay();
  const { classOf } = useSeats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="log" role="log" aria-label="Log" aria-live="polite" tabIndex={0} data-testid="log">
      <div data-zone="column" data-newest-last>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows or is cut at its end
          <Line key={i} line={line} faces={info.cardInfos} classOf={classOf} inspect={inspect} onRead={onRead} />
        ))}
      </div>
    </div>
  );
}
