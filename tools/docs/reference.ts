// Tables of a document that are made of schemas: between two marks, `<!-- messages: to-server -->` and `<!-- /messages -->`, stands
// what a program of the package that owns the schemas prints. It runs as a process, because tools import no workspace.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Tables by the name in their marks. */
export type Sections = Readonly<Record<string, string>>;

const sectionMarks = /(<!-- messages: (\S+) -->\n).*?(<!-- \/messages -->)/gs;

/** A document with its tables made anew. @throws Error where there is no such table */
export const withTables = (text: string, sections: () => Sections): string =>
  text.replace(sectionMarks, (_, before: string, name: string, after: string) => {
    const table = sections()[name];
    if (table === undefined)
      throw new Error(`There is no table ${name}: expected ${Object.keys(sections()).join(', ')}`);
    return `${before}\n${table}\n\n${after}`;
  });

/** The tables of the live protocol, made once, where a document asks for them. @param root the folder of the project */
export function protocolTables(root: string): () => Sections {
  let made: Sections | null = null;
  return () => {
    made ??= readSections(root);
    return made;
  };
}

function readSections(root: string): Sections {
  const program = path.join(root, 'packages/protocol/reference/main.ts');
  const printed: unknown = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root, encoding: 'utf8' }),
  );
  if (!isSections(printed)) throw new Error(`${program} printed something else than tables by their names`);
  return printed;
}

const isSections = (value: unknown): value is Sections =>
  typeof value === 'object' && value !== null && Object.values(value).every((table) => typeof table === 'string');
