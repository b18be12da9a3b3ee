// Rules for names and passwords beyond their form: refuses names that pass for another’s, and passwords that are
// guessed first.
import { ApiError } from './errors/apiError.ts';

/** Names by which the server or nobody speaks. */
const reserved: ReadonlySet<string> = new Set([
  ...['admin', 'administrator', 'moderator', 'mod', 'staff', 'support', 'system', 'server', 'root', 'vaultsong'],
  ...['me', 'you', 'guest', 'house', 'bot', 'deleted', 'nobody', 'everybody', 'anonymous', 'null', 'undefined'],
]);

/** Letters of a name are of one of these: a name that mixes them only looks like another. */
const scripts: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]*$/u,
];

/** Form of a name for comparison, so that no name is another in other letters. */
export const comparable = (name: string): string => name.normalize('NFKC').toLowerCase();

/** @throws ApiError for a name that nobody may have */
export function checkName(name: string): void {
  if (reserved.has(comparable(name))) throw new ApiError('conflict', `name: ${name} is taken; choose another`);
  if (!scripts.some((script) => script.test(name)))
    throw new ApiError(
      'invalid',
      'name: expected letters of one script; this mixes several, and would look like another name',
    );
}

/** The first guesses that are long enough; whoever guesses on is slowed down. */
const guessed: ReadonlySet<string> = new Set([
  ...[
    '1234567890',
    '0123456789',
    '123456789a',
    '12345678910',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'qwertyuiop',
    'qwerty1234',
  ],
  ...[
    'qwerty12345',
    'qwertyuiop1',
    'asdfghjkl1',
    'password12',
    'password123',
    'password1234',
    'passw0rd123',
    'iloveyou123',
  ],
  ...[
    'letmein1234',
    'welcome123',
    'welcome1234',
    'administrator',
    'abcdefghij',
    'abcdefghijk',
    'football123',
    'baseball123',
  ],
  ...[
    'superman123',
    'princess123',
    'sunshine123',
    'monkey12345',
    'dragon12345',
    'master12345',
    'changeme123',
    'keyforge123',
  ],
]);

/** @throws ApiError for a password that is among the first guesses */
export function checkPassword(password: string, name: string): void {
  const plain = comparable(password);
  const isOneLetter = new Set(plain).size <= 2;
  if (isOneLetter || guessed.has(plain) || plain.includes(comparable(name)))
    throw new ApiError('invalid', 'password: it is one of the first that anybody would guess; choose another');
}

/** Name of a guest. Several guests may share one; their ids differ. */
export const guestName = (): string => `Guest ${1_000 + Math.floor(Math.random() * 9_000)}`;
