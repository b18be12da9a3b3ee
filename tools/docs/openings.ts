// Openings of source files: the first line of each says what the file is, by a noun phrase of the field. A sentence that begins with a
// question word has to be read twice before one knows what it speaks of.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './check.ts';
import { readPlaces } from './pages.ts';

const questionWord = /^(?:(?:Who|What|Which|How|Where|When)(?:ever)?|Whose|Whom|Whether|Why|Nobody|Somebody)\b/;
const firstComment = /^(?:#!.*\n)?(?:\/\/ ?|\/\*\*?\s*(?:\* ?)?)(?<opening>.*)/;

/** The first line of a source text's first comment; null where it opens with code. */
export const openingOf = (source: string): string | null => firstComment.exec(source)?.groups?.opening?.trim() ?? null;

/** Whether a reader has to find out what that sentence speaks of. */
export const isRiddle = (opening: string): boolean => questionWord.test(opening);

/** The source files of a project whose opening is a riddle. @param root its folder */
export function riddles(root: string): readonly Fault[] {
  return readPlaces(root)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => {
      const opening = openingOf(readFileSync(path.join(root, file), 'utf8'));
      return opening !== null && isRiddle(opening)
        ? [{ file, line: 1, what: `its first sentence begins like a question: say what the file is` }]
        : [];
    });
}
