import { describe, expect, it } from 'vitest';
import type { Choice } from './choice.ts';
import { choiceFrom, ignoredIn, presetChoice, queryOf } from './choice.ts';

describe('the address of a game', () => {
  it('starts the preset when it says nothing', () => {
    expect(choiceFrom('')).toEqual(presetChoice);
  });

  it('reads what it says', () => {
    expect(
      choiceFrom('?you=a-deck&foe=b-deck&first=foe&bot=random&edition=manual&series=5&chains=7,24&seed=7'),
    ).toEqual({
      you: 'a-deck',
      foe: 'b-deck',
      first: 'foe',
      bot: 'random',
      edition: 'manual',
      series: '5',
      chains: [7, 24],
      bid: false,
      seed: 7,
    });
  });

  it.each([
    '?seed=-1',
    '?seed=1.5',
    '?seed=x',
    '?seed=9999999999',
    '?first=nobody',
    '?bot=genius',
    '?edition=cota',
    '?edition=',
    '?you=<script>',
    '?series=2',
    '?series=adaptiv',
    '?chains=25,0',
    '?chains=0,25',
    '?chains=-1,0',
    '?chains=7',
    '?chains=7,0,0',
    '?chains=1.5,0',
    '?chains=many',
    '?chains=',
  ])('takes the preset for what makes no sense: %s', (query) => {
    expect(choiceFrom(query)).toEqual(presetChoice);
  });

  it('takes a style with the bot or beside it, and writes it with the bot', () => {
    const racer = { ...presetChoice, bot: 'planner-racer' };
    expect(choiceFrom('?bot=planner-racer')).toEqual(racer);
    expect(choiceFrom('?bot=planner&style=racer')).toEqual(racer);
    expect(choiceFrom('?bot=planner&style=steady').bot).toBe('planner');
    expect(choiceFrom('?bot=rules&style=racer')).toEqual(presetChoice);
    expect(queryOf(choiceFrom('?bot=planner&style=racer'), '?style=racer')).not.toContain('style');
    expect(ignoredIn('?bot=planner&style=mime')).toEqual([
      'The address says style=mime; expected steady, racer, bruiser, controller. The bot has no leaning.',
    ]);
  });

  it('says what it asks for in vain, and what is played in its place', () => {
    expect(ignoredIn('?edition=master-17&first=me&seed=x')).toEqual([
      'The address says edition=master-17; expected cota-1.0, cota-1.3, master-16, current, manual. ' +
        'You play by Master Rulebook 18.4 (2026).',
      'The address says seed=x; expected a number of up to 9 digits. The seed is random.',
    ]);
    expect(ignoredIn(queryOf(presetChoice, '?speed=instant'))).toEqual([]);
    expect(ignoredIn('?you=nobody&seed=')).toEqual([]);
  });

  it.each(['25,0', '0,25', '-1,0', '-1', 'many', '7', ''])('says that chains=%s are no chains', (chains) => {
    expect(ignoredIn(`?chains=${chains}`)).toEqual([
      `The address says chains=${chains}; expected two whole numbers from 0 to 24 with a comma between, yours first, or bid. No player starts with chains.`,
    ]);
  });

  it('bids for the decks where it says so, but not where the third game is bid for', () => {
    expect(choiceFrom('?chains=bid&series=3')).toEqual({ ...presetChoice, series: '3', bid: true });
    expect(ignoredIn('?chains=bid&series=3')).toEqual([]);
    expect(choiceFrom('?chains=bid&series=adaptive')).toEqual({ ...presetChoice, series: 'adaptive' });
    expect(ignoredIn('?chains=bid&series=adaptive')).toEqual([
      'The address says chains=bid; expected numbers: adaptive play bids before its third game. No player starts with chains.',
    ]);
    expect(ignoredIn('?series=7')).toEqual([
      'The address says series=7; expected 1, 3, 5, adaptive. You play a single game.',
    ]);
  });

  it('is written as it is read, and keeps what else stands in the address', () => {
    const choice: Choice = {
      you: 'a',
      foe: 'b',
      first: 'me',
      bot: 'random',
      edition: 'cota-1.0',
      series: 'adaptive',
      chains: [7, 0],
      bid: false,
      seed: 12,
    };
    const query = queryOf(choice, '?speed=instant&seed=3');
    expect(choiceFrom(query)).toEqual(choice);
    expect(query).toContain('speed=instant');
    const bidFor: Choice = { ...choice, series: '5', chains: [0, 0], bid: true };
    expect(choiceFrom(queryOf(bidFor, query))).toEqual(bidFor);
    expect(queryOf({ ...choice, seed: null }, query)).not.toContain('seed');
    expect(queryOf({ ...choice, series: '1', chains: [0, 0] }, query)).not.toMatch(/series|chains/);
  });
});

it('takes new decks and deck codes as decks, and nothing with markup', () => {
  expect(choiceFrom('?you=generated:cota:7&foe=vs1-Ab_9')).toMatchObject({ you: 'generated:cota:7', foe: 'vs1-Ab_9' });
  expect(choiceFrom(queryOf({ ...presetChoice, you: 'generated:cota:-7' }, '')).you).toBe('generated:cota:-7');
  for (const you of ['<b>', 'generated:cota:x', 'generated:<b>:1', 'vs1-<b>', 'own-1"', '__proto__'])
    expect(choiceFrom(`?${new URLSearchParams({ you })}`).you).toBe(presetChoice.you);
});
