// Lines of constant abilities: something said of a subject.
import { agreeing, list, tidy } from './english.ts';

/** Lines with the same subject make one sentence, those with the same verb one phrase. */
export interface Line {
  readonly subject: string;
  /** "they", "friendly creatures": the verb stays in its base form. */
  readonly many: boolean;
  readonly verb: string;
  readonly object: string;
  /** Said after the object: "while attacking". */
  readonly tail: string;
}

/** The sentences of several lines, without capital and stop. */
export function linesText(lines: readonly Line[]): readonly string[] {
  const subjects = [...new Set(lines.map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const said = predicates(lines.filter((l) => l.subject === subject));
    return tidy(`${subject} ${said}`).replace(/(gains?) “/, '$1, “');
  });
}

function predicates(lines: readonly Line[]): string {
  const groups: { verb: string; objects: string[]; tail: string }[] = [];
  for (const { verb, many, object, tail } of lines) {
    const said = agreeing(verb, many);
    const last = groups.at(-1);
    // "Where X is its power" is said of the last object alone.
    const goesOn = last?.verb === said && (last.tail === tail || (last.tail === '' && tail.startsWith(', where X ')));
    if (last !== undefined && goesOn) {
      last.objects.push(object);
      last.tail = tail;
    } else groups.push({ verb: said, objects: [object], tail });
  }
  return list(
    groups.map(({ verb, objects, tail }) => `${verb} ${list(objects, verb === 'cannot' ? 'or' : 'and')} ${tail}`),
  );
}
