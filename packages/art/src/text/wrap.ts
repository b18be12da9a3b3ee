// Lines of text, broken between words where the next one would not fit.
import { leadOf } from './lead.ts';
import { textWidth } from './textWidth.ts';

export interface Run {
  readonly text: string;
  readonly isBold: boolean;
}

export interface Line {
  /** Side by side, with a space between two. */
  readonly runs: readonly Run[];
  /** In sizes of the letters. */
  readonly width: number;
}

const space = textWidth(' ', false);

const widthOf = ({ text, isBold }: Run): number => textWidth(text, isBold);

/** Words of one kind in a row are one run. */
function lineOf(words: readonly Run[]): Line {
  const runs: Run[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last === undefined || last.isBold !== word.isBold) runs.push(word);
    else runs[runs.length - 1] = { ...last, text: `${last.text} ${word.text}` };
  }
  return { runs, width: runs.reduce((sum, run) => sum + widthOf(run), space * (runs.length - 1)) };
}

/**
 * Breaks one paragraph.
 * @param most width of a line, in sizes of the letters; a word that is wider stands on a line of its own
 */
export function wrap(paragraph: string, most: number): readonly Line[] {
  const bold = leadOf(paragraph);
  const words = [
    ...wordsOf(bold).map((text) => ({ text, isBold: true })),
    ...wordsOf(paragraph.slice(bold.length)).map((text) => ({ text, isBold: false })),
  ];
  const lines: Run[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && lineOf([...last, word]).width <= most) last.push(word);
    else lines.push([word]);
  }
  return lines.map(lineOf);
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
