import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const match = (...options: readonly string[]) =>
  vaultsong('match', 'guide-achea', 'clearly-ugly-xhe', '--bots', 'gentle,random', '--workers', '1', ...options);

describe('match', () => {
  test('prints one JSON document with what programs rely on', async () => {
    const { code, out, err } = await match('--games', '3', '--seed', '5', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const time = { median: expect.any(Number), p99: expect.any(Number) };
    const found = JSON.parse(out);
    expect(found).toEqual({
      a: 'gentle',
      b: 'random',
      games: 4,
      wins: expect.any(Number),
      rate: found.wins / 4,
      low: expect.any(Number),
      high: expect.any(Number),
      thinkMs: { a: time, b: time },
      errors: 0,
      unfinished: 0,
      pairs: { none: expect.any(Number), one: expect.any(Number), both: expect.any(Number) },
      seed: 5,
      edition: 'current',
      decks: ['Guide Achea', 'Clearly Ugly Xhe'],
    });
  });

  test('ends when a claim is refuted, and says so', async () => {
    const { out } = await match('--sprt', '0,200');
    expect(out).toMatch(
      /\n {2}the lower claim is refuted \(log likelihood ratio \d\.\d\d, bounds -2\.94 and 2\.94\)\n/,
    );
  });

  test('keeps a journal, goes on with it, and refuses another', async () => {
    const out = files.path('match.jsonl');
    expect(await match('--games', '2', '--out', out)).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8').trimEnd().split('\n')).toHaveLength(3);
    appendFileSync(out, '{"torn');
    expect(await match('--games', '4', '--out', out)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--resume'),
    });
    const resumed = await match('--games', '4', '--out', out, '--resume');
    const lines = readFileSync(out, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    const again = await match('--games', '4', '--out', out, '--resume');
    expect(again.out).toBe(resumed.out);
    expect(await match('--seed', '2', '--out', out, '--resume')).toMatchObject({
      code: 2,
      err: expect.stringContaining('another experiment: seed is 1, expected 2'),
    });
  });

  test('is played in parts, whose journals are merged', async () => {
    const parts = ['1/2', '2/2'].map((part, i) => ({ part, out: files.path(`part-${i}.jsonl`) }));
    for (const { part, out } of parts) {
      const found = await match('--games', '4', '--part', part, '--out', out);
      expect(found).toMatchObject({ code: 0, out: expect.stringMatching(`^2 games \\(part ${part}, of 4\\), seed 1`) });
    }
    const merged = files.write('merged.jsonl', parts.map(({ out }) => readFileSync(out, 'utf8')).join(''));
    const whole = await match('--games', '4', '--out', merged, '--resume');
    expect(whole.out).toMatch(/^4 games, seed 1/);
    expect(readFileSync(merged, 'utf8').trimEnd().split('\n')).toHaveLength(6);
  });

  test.each([
    [['--bots', 'rules,rules'], 'two different bots'],
    [['--until', '0'], 'above 0 and up to 50'],
    [['--sprt', '30,0'], 'the lower first'],
    [['--sprt', '0,30', '--until', '2'], 'cannot be used with'],
    [['--resume'], 'expected --out FILE'],
    [['--part', '1/2'], 'expected --out FILE'],
    [['--part', '0/2'], 'such as 1/2'],
    [['--part', '3/2'], 'such as 1/2'],
    [['--out', files.path('no/such/folder.jsonl')], 'there is no such file or directory'],
  ])('refuses %j', async (options, message) => {
    const { code, out, err } = await match('--games', '2', ...options);
    expect({ code, out }, err).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
