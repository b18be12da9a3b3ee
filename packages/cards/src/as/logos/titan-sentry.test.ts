import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

const archives = ['fear'];

describe('titan-sentry', () => {
  it('keeps both players from taking their archives into their hand', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis', 'brobnar'], line: ['titan-sentry'], archives, deck: filler(12) },
      foe: { ...foeHouses, archives, deck: filler(6) },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['titan-sentry'] }, foe: { archives, hand: filler(6) } });
    t.me.house('logos');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { archives, hand: filler(6), line: ['titan-sentry'] } });
  });

  it('does not bar what cards do with archives', () => {
    const t = table({ me: { house: 'logos', line: ['titan-sentry'], hand: ['pke-syphonator'] }, foe: { archives } });
    const ghost = table({
      me: { house: 'geistoid', line: ['titan-sentry'], hand: ['pke-syphonator'] },
      foe: { archives },
    });
    ghost.me.play('pke-syphonator');
    ghost.expect({
      me: { aember: 1, line: ['titan-sentry', { id: 'pke-syphonator', exhausted: true }] },
      foe: { archives: [] },
    });
    t.me.reap('titan-sentry').choose('You');
    t.expect({ me: { hand: [], archives: ['pke-syphonator'], line: [{ id: 'titan-sentry', exhausted: true }] } });
  });

  it('puts a random card of the hand of either player into their archives after it is played', () => {
    const yours = table({ me: { house: 'logos', hand: ['titan-sentry', 'gub', 'gub'] }, foe: { hand: ['troll'] } });
    yours.me.play('titan-sentry').choose('You');
    yours.expect({
      me: { hand: ['gub'], archives: ['gub'], line: [{ id: 'titan-sentry', exhausted: true }] },
      foe: { hand: ['troll'], archives: [] },
    });
    const theirs = table({ me: { house: 'logos', hand: ['titan-sentry', 'gub'] }, foe: { hand: ['troll'] } });
    theirs.me.play('titan-sentry').choose('Your opponent');
    theirs.expect({
      me: { hand: ['gub'], archives: [], line: [{ id: 'titan-sentry', exhausted: true }] },
      foe: { hand: [], archives: ['troll'] },
    });
  });
});
