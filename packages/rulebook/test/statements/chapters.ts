// All chapters of the table of statements, in the order of the book.
import { abilities } from './abilities.ts';
import { aember } from './aember.ts';
import { charts } from './charts.ts';
import { examples } from './examples.ts';
import { faq2020 } from './faq2020.ts';
import { faqAToK } from './faqAToK.ts';
import { faqLToZ } from './faqLToZ.ts';
import { fighting } from './fighting.ts';
import { playing } from './playing.ts';
import type { Chapter } from './statement.ts';
import { turn } from './turn.ts';

export const chapters: readonly Chapter[] = [
  turn,
  charts,
  abilities,
  aember,
  playing,
  fighting,
  faqAToK,
  faqLToZ,
  faq2020,
  examples,
];
