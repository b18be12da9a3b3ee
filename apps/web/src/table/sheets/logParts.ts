// A line of the log in parts, so that the names of cards in it can be pressed. Marks that touch a name belong to its part: a name is a
// button, around which a line may break, and a bracket or a full stop must not stand alone.
import type { GameInfo } from '../../wire/game.ts';
import type { LogLine } from '../../wire/snapshot.ts';

export interface LogPart {
  readonly text: string;
  /** The card that this part names; null: it is text between names. */
  readonly card: string | null;
  /** Signs that stand before a name without a space. */
  readonly before: string;
  /** Signs that stand after it, such as “).” or “’s”. */
  readonly after: string;
}

const textPart = (text: string): LogPart => ({ text, card: null, before: '', after: '' });

/** Cuts a line at the titles of its cards. */
export function logParts(line: LogLine, cardInfos: GameInfo['cardInfos']): readonly LogPart[] {
  let parts: readonly LogPart[] = [textPart(line.text)];
  const named = line.cards.flatMap((card) => ({ card, title: cardInfos[card]?.title ?? '' }));
  // A name may be part of a longer one.
  for (const { card, title } of named.toSorted((one, other) => other.title.length - one.title.length)) {
    if (title === '') continue;
    parts = parts.flatMap((part) => {
      if (part.card !== null) return [part];
      return part.text
        .split(title)
        .flatMap((text, i): LogPart[] => [
          ...(i === 0 ? [] : [{ ...textPart(title), card }]),
          ...(text === '' ? [] : [textPart(text)]),
        ]);
    });
  }
  return joined(parts);
}

/** Moves the signs that touch a name to its part. */
function joined(parts: readonly LogPart[]): readonly LogPart[] {
  const texts = parts.map(({ text, card }) => (card === null ? text : ''));
  const names = parts.map((part, i): LogPart => {
    if (part.card === null) return part;
    const before = /[^\s]*$/.exec(texts[i - 1] ?? '')?.[0] ?? '';
    if (before !== '') texts[i - 1] = (texts[i - 1] ?? '').slice(0, -before.length);
    const after = /^[^\s]*/.exec(texts[i + 1] ?? '')?.[0] ?? '';
    texts[i + 1] = (texts[i + 1] ?? '').slice(after.length);
    return { ...part, before, after };
  });
  return names.flatMap((part, i) => (part.card !== null ? [part] : texts[i] ? [textPart(texts[i] ?? '')] : []));
}
