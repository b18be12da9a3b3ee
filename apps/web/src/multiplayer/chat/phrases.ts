// Phrases that are said with one press, in words.
import type { Phrase } from '@vaultsong/protocol';

export const phraseWords: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'well-played': 'Well played!',
  thanks: 'Thanks!',
  thinking: 'I am thinking…',
  'one-moment': 'One moment, please.',
  oops: 'Oops!',
  'good-game': 'Good game!',
};
