import { expect, it } from 'vitest';
import { dealt } from '../testing/shown.tsx';
import { logParts } from './logParts.ts';

const { cardInfos } = dealt().info;

const parts = (text: string, ...cards: readonly string[]) =>
  logParts({ kind: 'line', seat: 0, text, cards }, cardInfos).map(({ text, card, before, after }) =>
    card === null ? text : [before, text, after],
  );

it('keeps brackets, full stops and endings with the name that they touch', () => {
  expect(parts('Bad Penny is dealt 3 damage (Urchin).', 'bad-penny', 'urchin')).toEqual([
    ['', 'Bad Penny', ''],
    ' is dealt 3 damage ',
    ['(', 'Urchin', ').'],
  ]);
  expect(parts('You use Urchin’s power: Bad Penny, Urchin', 'bad-penny', 'urchin')).toEqual([
    'You use ',
    ['', 'Urchin', '’s'],
    ' power: ',
    ['', 'Bad Penny', ','],
    ' ',
    ['', 'Urchin', ''],
  ]);
});

it('gives back the whole line, also where names touch each other', () => {
  for (const text of ['Urchin/Bad Penny', '(Urchin)(Urchin)', 'x', '', 'UrchinUrchin.'])
    expect(parts(text, 'bad-penny', 'urchin').flat().join('')).toBe(text);
});
