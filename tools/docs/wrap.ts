// Line breaks of a document: paragraphs and entries of lists that have a line which is too long are broken anew.
import { longest } from './check.ts';
import type { Line, Page } from './pages.ts';
import { linesOf } from './pages.ts';

export function wrapped(page: Page): string {
  const out: string[] = [];
  let block: Line[] = [];
  const flush = () => {
    out.push(...wrappedBlock(block.map(({ text }) => text)));
    block = [];
  };
  for (const line of linesOf(page)) {
    const isApart = line.kind !== 'prose' || /^\s*(?:$|#{1,6} |<|>)/.test(line.text);
    if (isApart || startOf(line.text).mark !== '') flush();
    if (isApart) out.push(line.text);
    else block.push(line);
  }
  flush();
  return out.join('\n');
}

function wrappedBlock(lines: readonly string[]): readonly string[] {
  const [first] = lines;
  if (first === undefined || lines.every((line) => line.length <= longest)) return lines;
  const { indent, mark } = startOf(first);
  const below = ' '.repeat(indent.length + mark.length);
  const words = wordsOf(
    [first.slice(indent.length + mark.length), ...lines.slice(1)].map((line) => line.trim()).join(' '),
  );
  const out: string[] = [];
  let line = indent + mark;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + 1 + word.length > longest) {
      out.push(line);
      line = below;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...out, line];
}

/** Pieces between which a line may break: code stands whole, and nothing begins a line that would begin a list, a heading or a comment there. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(/(?:`[^`]*`|[^\s`])+/g)) {
    const last = words.at(-1);
    if (last !== undefined && /^(?:(?:[-+*=>|#]+|\d+[.)])$|<!--)/.test(word))
      words[words.length - 1] = `${last} ${word}`;
    else words.push(word);
  }
  return words;
}

function startOf(line: string): { readonly indent: string; readonly mark: string } {
  const [, indent = '', mark = ''] = /^(\s*)((?:[-*+]|\d+[.)])\s+)?/.exec(line) ?? [];
  return { indent, mark };
}
