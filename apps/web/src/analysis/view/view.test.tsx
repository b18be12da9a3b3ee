import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { RunState } from '../analysisRun.ts';
import { Spark } from '../LookBack.tsx';
import { soFar } from '../soFar.ts';
import { judgedAll, judgedAt, outline } from '../testing/outline.ts';
import { AnalysisView } from './AnalysisView.tsx';
import { housesOf } from './CourseCharts.tsx';
import type { MomentLinks, Players } from './words.ts';

const players: Players = { names: ['You', 'Bot'], me: 0 };
const links: MomentLinks = { replay: (at) => `/replay/${at}`, playOn: (at) => `/again/${at}` };
const nothing = (): void => undefined;

const whole: RunState = {
  ...{ status: 'done', error: null, outline, effort: 'fast', done: 7, total: 7 },
  ...soFar(outline, judgedAll),
};

const html = (state: Partial<RunState> = {}, who = players, where: MomentLinks | null = links): string =>
  renderToStaticMarkup(
    <Router ssrPath="/play">
      <AnalysisView
        state={{ ...whole, ...state }}
        players={who}
        links={where}
        onFollow={nothing}
        onStop={nothing}
        onGoOn={nothing}
        onDeeper={nothing}
      />
    </Router>,
  );

/** The text of each cell of each row of a table. */
const rowsOf = (page: string, caption: string): readonly (readonly string[])[] => {
  const table = page.split('<table>').find((part) => part.includes(caption)) ?? '';
  return [...(table.split('<tbody>')[1] ?? '').matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );
};

describe('the analysis of a game', () => {
  test('draws the line of chances with its band, and says it in a sentence and a table', () => {
    const page = html();
    expect(page).toContain('Your chance to win by turn: 50 % in turn 0, 100 % in turn 3; turning points: 0, 1, 2');
    expect(page.split('class="curve"')).toHaveLength(2);
    expect(page.split('class="band"')).toHaveLength(2);
    expect(page.split('class="turning"')).toHaveLength(4);
    expect(page.split('class="key-me"')).toHaveLength(4);
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
    expect(rowsOf(page, 'Your chance to win when')).toEqual([
      ['0 ◆', 'You', '0 : 0', '0 : 1', '50 %', '40 to 60', '+20', '·', '+20'],
      ['1 ◆', 'Bot', '1 : 0', '1 : 1', '70 %', '60 to 80', '−20', '−12', '−8'],
      ['2 ◆', 'You', '2 : 0', '2 : 1', '50 %', '40 to 60', '+50', '·', '+50'],
    ]);
  });

  test('tells luck apart from decisions, by player', () => {
    const text = html().replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('You: 1 of 4 decisions cost 12 points; luck gave 62.');
    expect(text).toContain('Bot: 0 of 0 decisions cost 0 points; luck took 62.');
  });

  test('tells decisions alone of a game that nobody has won', () => {
    const open = { ...outline, record: { ...outline.record, winner: null } };
    const text = html({ outline: open, ...soFar(open, judgedAll) }).replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('You: 1 of 4 decisions cost 12 points.');
    expect(text).not.toContain('luck gave');
  });

  test('lists what cost most, with what was better, why, and the ways to its moment', () => {
    const page = html();
    const text = page.replaceAll(/<[^>]*>/g, '');
    expect(text).toContain('Turn 1 · You · −12 % to win');
    expect(text).toContain('Reap with Dust Imp (48 % to win)');
    expect(text).toContain('Play Fear (60 %), then Reap with Troll');
    expect(text).toContain('weaker creatures for the bot (+1.5 æ)');
    expect(page).toContain('href="/replay/4"');
    expect(page).toContain('href="/again/4"');
    expect(html({}, players, null)).not.toContain('href=');
  });

  test('is told from the side of the other seat, too', () => {
    const page = html({}, { names: ['Ann', 'Bob'], me: 1 });
    expect(page).toContain('Bob’s chance to win by turn: 50 % in turn 0, 0 % in turn 3');
    expect(rowsOf(page, 'Bob’s chance to win when')[1]).toEqual([
      '1 ◆',
      'Bob',
      '1 : 0',
      '1 : 1',
      '30 %',
      '20 to 40',
      '+20',
      '+12',
      '+8',
    ]);
  });

  test('has charts of keys, æmber, reaps and houses before anything is judged', () => {
    const state = { status: 'running', done: 0, ...soFar(outline, new Map()) } as const;
    const page = html(state);
    for (const title of ['Keys', 'Æmber', 'Reaps: You above, Bot below', 'Houses chosen'])
      expect(page).toContain(title);
    expect(page).toContain('Quick look: 7 of 7 places left');
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
    expect(rowsOf(page, 'Each turn')[2]).toEqual(['2', 'Bot', 'Logos', '1', '2 : 0', '6 : 2']);
    expect(housesOf(outline.course, 0)).toEqual([['dis', 1]]);
  });

  test('leaves open what is not known yet', () => {
    const part = new Map([0, 1, 2, 5].map((number) => [number, judgedAt(number)]));
    const page = html({ status: 'stopped', done: 4, ...soFar(outline, part) });
    expect(rowsOf(page, 'Your chance to win when')[1]?.slice(-2)).toEqual(['…', '…']);
    expect(page).toContain('Luck and decisions are told apart when all turns are judged.');
    expect(page).toContain('Quick look stopped: 3 of 7 places left');
    expect(page).toContain('Go on');
  });

  test('says why it is none: of an adventure, or of what cannot be played', () => {
    const adventure = { ...outline, places: [] };
    const page = html({ outline: adventure, total: 0, done: 0, analysis: null });
    expect(page).toContain('The chance to win is known for games of two players only.');
    expect(page).toContain('Houses chosen');
    const failed = html({ status: 'failed', error: 'too long', outline: null, analysis: null });
    expect(failed).toContain('The game could not be analysed: too long');
  });

  test('has a place before its line, which is no button without words', () => {
    const place = renderToStaticMarkup(<Spark state={{ ...whole, outline: null, analysis: null }} me={0} />);
    expect(place).toContain('is-awaited');
    expect(place).toContain('class="even"');
  });

  test('has a small line without words at the end of a game', () => {
    const spark = renderToStaticMarkup(<Spark state={whole} me={0} />);
    expect(spark).toContain('class="curve"');
    expect(renderToStaticMarkup(<Spark state={{ ...whole, ...soFar(outline, new Map()) }} me={0} />)).toContain('d=""');
  });
});
