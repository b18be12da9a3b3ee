import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wikolia-evil-twin', () => {
  const houses = ['unfathomable', 'logos', 'dis'] as const;

  it('exalts itself after it reaps, and keys cost 4 more during the opponent’s next turn', () => {
    const t = table({ me: { house: 'unfathomable', line: ['wikolia-evil-twin'] }, foe: { houses, aember: 9 } });
    t.me.reap('wikolia-evil-twin').end();
    t.expect({ me: { aember: 1, line: [{ id: 'wikolia-evil-twin', aember: 1 }] }, foe: { aember: 9, keys: 0 } });
  });

  it('lets them forge for 10', () => {
    const t = table({ me: { house: 'unfathomable', line: ['wikolia-evil-twin'] }, foe: { houses, aember: 10 } });
    t.me.reap('wikolia-evil-twin').end();
    t.expect({ me: { line: [{ id: 'wikolia-evil-twin', aember: 1 }] }, foe: { aember: 0, keys: 1 } });
  });

  it('is over with that turn', () => {
    const t = table({
      me: { house: 'unfathomable', houses, aember: 6, line: ['wikolia-evil-twin'] },
      foe: { houses, aember: 6 },
    });
    t.me.reap('wikolia-evil-twin').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.expect({
      me: { aember: 1, keys: 1, line: [{ id: 'wikolia-evil-twin', aember: 1 }] },
      foe: { aember: 0, keys: 1 },
    });
  });

  it('adds up with Wikolia', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['wikolia-evil-twin', 'wikolia'] },
      foe: { houses, aember: 11 },
    });
    t.me.reap('wikolia').reap('wikolia-evil-twin').end();
    t.expect({ me: { line: [{ id: 'wikolia-evil-twin', aember: 1 }, 'wikolia'] }, foe: { aember: 11, keys: 0 } });
  });
});
