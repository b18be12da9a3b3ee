// Pieces of the sources that are mutated: all of them would take days, so a sample is drawn, the same for the same seed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Piece {
  /** From the root of the project. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** So many lines are one piece. */
const lines = 20;

/** All pieces of a package, but for its tests and what only they use. */
export function piecesOf(root: string, place: string): readonly Piece[] {
  const folder = path.join(root, place, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:tests|testing)\//.test(name))
    .sort()
    .flatMap((name) => {
      const file = path.join(place, 'src', name);
      const count = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
      return Array.from({ length: Math.ceil(count / lines) }, (_, at) => ({
        file,
        from: at * lines + 1,
        to: Math.min(count, (at + 1) * lines),
      }));
    });
}

/** The piece that a text such as `packages/engine/src/stack/frames.ts:41-60` names. */
export function pieceAt(text: string): Piece {
  const [, file, from, to] = /^(.+\.ts):(\d+)-(\d+)$/.exec(text) ?? [];
  if (file === undefined)
    throw new Error(`“${text}” names no lines of a file: packages/engine/src/stack/frames.ts:41-60 does`);
  return { file, from: Number(from), to: Number(to) };
}

/** Draws without putting back, the same for the same seed. */
export function sample(pieces: readonly Piece[], size: number, seed: number): readonly Piece[] {
  const left = [...pieces];
  const drawn: Piece[] = [];
  while (drawn.length < size && left.length > 0) {
    const chance = createHash('sha256').update(`${seed} ${drawn.length}`).digest().readUInt32BE();
    drawn.push(...left.splice(chance % left.length, 1));
  }
  return drawn;
}
