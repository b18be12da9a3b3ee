// What happened, in words, newest at the end. The names of cards show their text on hover.
import { memo } from 'react';
import type { GameInfo, LogLine } from '../host.ts';
import type { Play } from '../page/Play.ts';
import { usePlay } from '../page/Play.ts';
import type { Seats } from '../page/seats.ts';
import { useSeats } from '../page/seats.ts';

interface Part {
  readonly text: string;
  /** The card that this part names. */
  readonly card: string | null;
}

/** Cuts a line at the titles of its cards. */
function partsOf(line: LogLine, faces: GameInfo['faces']): readonly Part[] {
  let parts: readonly Part[] = [{ text: line.text, card: null }];
  for (const card of line.cards) {
    const title = faces[card]?.title;
    if (title === undefined) continue;
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
  readonly faces: GameInfo['faces'];
  readonly classOf: Seats['classOf'];
  readonly inspect: Play['inspect'];
}

const Line = memo(function Line({ line, faces, classOf, inspect }: LineProps) {
  if (line.kind === 'heading') return <p className="log-heading">{line.text}</p>;
  const side = line.seat === null ? '' : classOf(line.seat);
  return (
    <p className={`log-line ${side}`}>
      {partsOf(line, faces).map(({ text, card }, i) => {
        const key = `${i}${text}`;
        if (card === null) return <span key={key}>{text}</span>;
        return (
          <span key={key} className="log-card" onPointerEnter={() => inspect(card, null)}>
            {text}
          </span>
        );
      })}
    </p>
  );
});

/** The lines stand in a box that grows upwards, so that the newest stays in sight whatever its height. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const { info, inspect } = usePlay();
  const { classOf } = useSeats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="log" role="log" aria-label="Log" aria-live="polite" tabIndex={0} data-testid="log">
      <div>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows or is cut at its end
          <Line key={i} line={line} faces={info.faces} classOf={classOf} inspect={inspect} />
        ))}
      </div>
    </div>
  );
}
