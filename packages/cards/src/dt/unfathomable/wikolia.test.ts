import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wikolia', () => {
  const houses = ['unfathomable', 'logos', 'dis'] as const;

  it('makes keys cost 2 more during the opponent’s next turn after it reaps', () => {
    const t = table({ me: { house: 'unfathomable', line: ['wikolia'] }, foe: { houses, aember: 7 } });
    t.me.reap('wikolia').end();
    t.expect({ me: { line: ['wikolia'] }, foe: { aember: 7, keys: 0 } });
  });

  it('lets them forge for 8', () => {
    const t = table({ me: { house: 'unfathomable', line: ['wikolia'] }, foe: { houses, aember: 8 } });
    t.me.reap('wikolia').end();
    t.expect({ me: { line: ['wikolia'] }, foe: { aember: 0, keys: 1 } });
  });

  it('is over with that turn, and does not bind yours', () => {
    const t = table({
      me: { house: 'unfathomable', houses, aember: 6, line: ['wikolia'] },
      foe: { houses, aember: 6 },
    });
    t.me.reap('wikolia').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.expect({ me: { aember: 1, keys: 1, line: ['wikolia'] }, foe: { aember: 0, keys: 1 } });
  });

  it('does nothing without reaping', () => {
    const t = table({ me: { house: 'unfathomable', line: ['wikolia'] }, foe: { houses, aember: 6 } });
    t.me.end();
    t.expect({ me: { line: ['wikolia'] }, foe: { aember: 0, keys: 1 } });
  });
});
