// A text in which the words that were looked for are marked.
import { matchesOf } from '../components/fold.ts';

interface MarkedProps {
  readonly text: string;
  /** Folded. */
  readonly words: readonly string[];
}

export function Marked({ text, words }: MarkedProps) {
  const spans = words.length === 0 ? [] : matchesOf(text, words);
  if (spans.length === 0) return text;
  return (
    <>
      {spans.map(({ start, end }, n) => (
        <span key={start}>
          {text.slice(n === 0 ? 0 : spans[n - 1]?.end, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end)}
    </>
  );
}
