import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('marketeer', () => {
  const marketeer = { id: 'mother', token: 'marketeer' };

  it('with your blue key forged its action gains 2 and destroys it', () => {
    const t = table({ me: { house: 'skyborn', keys: ['blue'], line: [marketeer, 'troll'] } });
    t.me.action('marketeer');
    t.expect({ me: { aember: 2, line: ['troll'], discard: ['mother'] } });
  });

  it.each([{ keys: ['red', 'yellow'] }, { keys: [] }] as const)('with the keys $keys it has no action', ({ keys }) => {
    const t = table({ me: { house: 'skyborn', keys, line: [marketeer] }, foe: { keys: ['blue'] } });
    t.me.cannot('action', 'marketeer');
  });

  it('a ward saves it, and the æmber is gained', () => {
    const t = table({ me: { house: 'skyborn', keys: ['blue'], line: [{ ...marketeer, warded: true }] } });
    t.me.action('marketeer');
    t.expect({ me: { aember: 2, line: [{ ...marketeer, exhausted: true }] } });
  });
});
