// Lines in, lines out: whatever comes in, each line that is not empty has one answer, and nothing ends but with the input.
import { JsonError, parseJson } from '@vaultsong/decks';
import type { FaultCode } from '../fault.ts';
import { EnvFault } from '../fault.ts';
import type { Env, Reply } from './handle.ts';
import type { ReadLine } from './lines.ts';
import { linesIn } from './lines.ts';
import type { Item, Op } from './request.ts';
import { readLine } from './request.ts';

export interface FaultReply {
  readonly error: { readonly code: FaultCode; readonly message: string };
  /** The game that it is about, where that was told. */
  readonly id?: number;
}

/**
 * Answers lines until they end.
 * @param write takes one line without its end; what it returns is waited for
 */
export async function serve(
  env: Env,
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => void | Promise<void>,
): Promise<void> {
  for await (const line of linesIn(input)) await write(JSON.stringify(await replyTo(env, line)));
}

/** Never rejects. */
async function replyTo(env: Env, line: ReadLine): Promise<unknown> {
  try {
    if ('fault' in line) throw line.fault;
    const { op, items, isBatch } = readLine(parsed(line.text));
    const [first] = items;
    if (!isBatch && first !== undefined) return await replyToItem(env, op, first);
    const makesNew = op === 'clone' || op === 'imagine' || op === 'reset';
    // All or none: half of a batch would be open under ids that nobody was told.
    if (makesNew) env.mustHaveRoom(items.filter((item) => op !== 'reset' || item.id === undefined).length);
    const batch: unknown[] = [];
    for (const item of items) batch.push(await replyToItem(env, op, item));
    return { batch };
  } catch (error) {
    return faultReply(error);
  }
}

async function replyToItem(env: Env, op: Op, item: Item): Promise<Reply | FaultReply> {
  try {
    return await env.answer(op, item);
  } catch (error) {
    const { id } = item;
    return { ...faultReply(error), ...(typeof id === 'number' ? { id } : {}) };
  }
}

function faultReply(error: unknown): FaultReply {
  if (error instanceof EnvFault) return { error: { code: error.code, message: error.message } };
  const message = error instanceof Error ? error.message : String(error);
  return { error: { code: 'bug', message: `this should not have happened; please report it: ${message}` } };
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const message = `column ${error.column}: found ${error.found}, expected ${error.expected}; each line is one JSON object`;
    throw new EnvFault('not-json', message);
  }
}
