// Messages that nobody should send: broken ones, and good ones from who may not say that.
import type { LiveCommand } from '@vaultsong/protocol';
import { longestMessage } from '@vaultsong/protocol';

/** A whole number from 0 to `sides` - 1. */
type Roll = (sides: number) => number;

/** What is going on at a table, for who wants to meddle there. */
export interface Target {
  readonly table: string;
  readonly question: number;
  readonly options: number;
}

export interface Source {
  readonly roll: Roll;
  /** A table at which the sender does not sit. */
  target(): Target;
  /** A message that somebody who may say it has sent, at some table. */
  recorded(): string;
}

const kinds: readonly ((source: Source) => string | Buffer)[] = [
  ({ roll }) => randomText(roll, 1 + roll(200)),
  ({ roll, recorded }) => recorded().slice(0, roll(60)),
  ({ roll, recorded }) => swapOne(roll, recorded()),
  ({ recorded }) => recorded(),
  ({ recorded }) => `[${recorded()}]`,
  ({ roll }) => Buffer.from(Array.from({ length: 1 + roll(100) }, () => roll(256))),
  ({ roll }) => deep(roll, ['[', ']'], ['{"a":', '}']),
  (source) =>
    JSON.stringify({ type: 'command', id: source.roll(1e6), table: source.target().table, command: commandOf(source) }),
  (source) =>
    JSON.stringify({ type: 'command', id: source.roll(1e6), table: source.target().table, command: commandOf(source) }),
  (source) => polluting(source),
  (source) => wrongTypes(source),
  (source) => foresight(source),
  ({ roll }) => JSON.stringify({ type: 'subscribe', table: strangeId(roll) }),
  ({ roll, target }) =>
    JSON.stringify({ type: 'chat', id: roll(9), table: target().table, text: randomText(roll, roll(400)) }),
  ({ roll }) => JSON.stringify({ type: 'unsubscribe', table: strangeId(roll) }),
  ({ roll }) => JSON.stringify({ type: 'ping', id: roll(2) === 0 ? roll(1e9) : -1 }),
];

/** One of them, by chance; of a thousand one is longer than the server reads, which ends the connection. */
export function anyMessage(source: Source): string | Buffer {
  const { roll } = source;
  if (roll(1_000) === 0) return 'x'.repeat(longestMessage + 1 + roll(100_000));
  return kinds[roll(kinds.length)]?.(source) ?? '';
}

function commandOf({ roll, target }: Source): LiveCommand {
  const { question, options } = target();
  switch (roll(9)) {
    case 0:
      return { type: 'concede' };
    case 1:
      return { type: 'claim' };
    case 2:
      return { type: 'agree', request: question };
    case 3:
      return { type: 'decline', request: question };
    case 4:
      return { type: 'take-back', question };
    case 5:
      return { type: 'call', call: { kind: 'pass' } };
    case 6:
      return { type: 'choose-first', first: 0 };
    case 7:
      return { type: 'leave' };
    default:
      // What would be the right answer, if only the right one said it.
      return { type: 'answer', question, option: roll(Math.max(1, options)) };
  }
}

function foresight({ roll, target }: Source): string {
  const { table, question, options } = target();
  const type = roll(2) === 0 ? 'preview' : 'targets';
  return JSON.stringify({ type, id: roll(1e6), table, question, option: roll(Math.max(1, options)) });
}

function polluting({ roll, target }: Source): string {
  const { table, question } = target();
  const answer = `"type":"command","id":${roll(99)},"table":"${table}","command":{"type":"answer","question":${question},"option":0`;
  switch (roll(4)) {
    case 0:
      return `{"__proto__":{"polluted":true},${answer}}}`;
    case 1:
      return `{${answer},"__proto__":{"seat":0,"polluted":true}}}`;
    case 2:
      return `{"constructor":{"prototype":{"polluted":true}},${answer}}}`;
    default:
      return `{"type":"subscribe","table":"__proto__","whyNot":{"__proto__":{"polluted":true}}}`;
  }
}

const strange: readonly unknown[] = [null, -1, 1.5, 1e308, '', 'NaN', true, [], {}, '\u0000', '\ud800', 2 ** 53, -0];

function wrongTypes({ roll, target }: Source): string {
  const { table, question } = target();
  const odd = (right: unknown): unknown => (roll(2) === 0 ? strange[roll(strange.length)] : right);
  return JSON.stringify({
    type: odd('command'),
    id: odd(1),
    table: odd(table),
    command: {
      type: odd('answer'),
      question: odd(question),
      option: odd(0),
      seat: odd(0),
      call: odd({ kind: 'pass' }),
    },
    seat: odd(1),
    more: odd('x'.repeat(roll(3_000))),
  });
}

const strangeIds = ['../../etc/passwd', "' or 1=1--", '__proto__', 'constructor', '          ', 'aaaaaaaaaa'];
const strangeId = (roll: Roll): string => strangeIds[roll(strangeIds.length)] ?? '';

const randomText = (roll: Roll, length: number): string =>
  String.fromCharCode(...Array.from({ length }, () => (roll(9) === 0 ? roll(0xffff) : 32 + roll(96))));

const swapOne = (roll: Roll, text: string): string => {
  const at = roll(text.length);
  return `${text.slice(0, at)}${String.fromCharCode(32 + roll(96))}${text.slice(at + 1)}`;
};

function deep(roll: Roll, ...brackets: readonly (readonly [string, string])[]): string {
  const [open, close] = brackets[roll(brackets.length)] ?? ['[', ']'];
  const depth = Math.floor(longestMessage / (open.length + close.length)) - 1;
  return `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`;
}
