// Commands of claims ask for measurements that there are, and small ones of these are the same each time.
import '@vaultsong/cards';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { requestOf } from './request.ts';

const file = path.resolve(import.meta.dirname, '../../../tools/claims/claims.json');
const claims = z
  .array(z.object({ command: z.string(), sample: z.string().optional() }))
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const start = 'npx tsx bench/src/claims/main.ts ';
const own = claims
  .flatMap(({ command, sample }) => [command, ...(sample === undefined ? [] : [sample])])
  .filter((line) => line.startsWith('npx tsx'));

describe('the command of a claim', () => {
  it.each(own)('%s asks for a measurement', (line) => {
    expect(line.startsWith(start)).toBe(true);
    expect(requestOf(line.slice(start.length).split(' '))).not.toBeNull();
  });
});

describe('words for a measurement', () => {
  it('that ask for nothing are refused with what is right', () => {
    expect(() => requestOf(['chans'])).toThrow('found “chans”; expected one of chains');
    expect(() => requestOf(['chains', 'first'])).toThrow('found “chains first”');
    expect(() => requestOf(['chains', '--games', '0'])).toThrow('expected a whole number from 1 to 1000000');
    expect(() => requestOf(['chains', '--seed', '1.5'])).toThrow('--seed: found “1.5”');
    expect(requestOf(['--help'])).toBeNull();
  });

  it('give the usual amount where they do not say how much', () => {
    expect(requestOf(['first'])?.amount).toEqual(requestOf(['first'])?.measurement.usual);
    expect(requestOf(['first', '--games', '3', '--seed=-4'])?.amount).toEqual({ games: 3, seed: -4 });
  });
});

it('a measurement tells the same each time, and how far it is', async () => {
  const told: number[] = [];
  const measure = () =>
    requestOf(['deck-codes', '--games', '3'])?.measurement.run({ games: 3, seed: 1 }, (done) => told.push(done));
  expect(await measure()).toEqual(await measure());
  expect(told.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
});
