// Log of the game in words, newest at the end. The names of cards in it show their text on hover, and open it on a sheet.
import type { CardName } from '@vaultsong/engine';
import { memo } from 'react';
import type { GameInfo } from '../../wire/game.ts';
import type { LogLine } from '../../wire/snapshot.ts';
import type { Play } from '../hand/Play.ts';
import { usePlay } from '../hand/Play.ts';
import type { Seats } from '../speech/seats.ts';
import { useSeats } from '../speech/seats.ts';

interface Part {
  readonly text: string;
  /** The card that this part names. */
  readonly card: string | null;
}

/** Cuts a line at the titles of its cards. */
function partsOf(line: LogLine, cardInfos: GameInfo['cardInfos']): readonly Part[] {
  let parts: readonly Part[] = [{ text: line.text, card: null }];
  const named = line.cards.flatMap((card) => ({ card, title: cardInfos[card]?.title ?? '' }));
  // A name may be part of a longer one.
  for (const { card, title } of named.toSorted((one, other) => other.title.length - one.title.length)) {
    if (title === '') continue;
    parts = parts.flatMap((part) => {
      if (part.card !== null) return [part];
      return part.text
        .split(title)
        .flatMap((text, i): Part[] => [
          ...(i === 0 ? [] : [{ text: title, card }]),
          ...(text === '' ? [] : [{ text, card: null }]),
        ]);
    });
  }
  return parts;
}

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
      {partsOf(line, cardInfos).map(({ text, card }, i) => {
        const key = `${i}${text}`;
        if (card === null) return <span key={key}>{text}</span>;
        return (
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
