// The rule of first lines: a file opens with what it is, a noun phrase of the field. A first sentence that begins with a question word
// has to be read twice before one knows what it speaks of.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const places = ['apps', 'bench', 'packages', 'tools'];
const passedOver = new Set(['node_modules', 'dist', 'public']);

const questionWord =
  /^(?:Who|Whoever|Whose|What|Whatever|Which|Whichever|Whether|How|Where|When|Why|Nobody|Somebody)\b/;
const firstComment = /^(?:#!.*\n)?(?:\/\/ ?|\/\*\*?\s*(?:\* ?)?)(?<opening>.*)/;

/** The first line of a source text's first comment; null where it opens with code. */
export const openingOf = (source: string): string | null => firstComment.exec(source)?.groups?.opening?.trim() ?? null;

/** Whether a reader has to find out what that sentence speaks of. */
export const isRiddle = (opening: string): boolean => questionWord.test(opening);

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!passedOver.has(entry.name)) yield* sourcesIn(file);
    } else if (/\.(?:ts|tsx|mjs)$/.test(entry.name)) yield file;
  }
}

/** All files of a tree whose opening is a riddle, each with it. @param root the folder of the project */
export function riddles(root: string): readonly string[] {
  return places.flatMap((place) =>
    [...sourcesIn(path.join(root, place))].flatMap((file) => {
      const opening = openingOf(readFileSync(file, 'utf8'));
      return opening !== null && isRiddle(opening) ? [`${path.relative(root, file)}: ${opening}`] : [];
    }),
  );
}
