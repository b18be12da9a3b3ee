import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('monty-bank-evil-twin', () => {
  it('is exalted twice when it is played, and nobody is asked', () => {
    const t = table({ me: { house: 'shadows', hand: ['monty-bank-evil-twin'] }, foe: { aember: 3 } });
    t.me.play('monty-bank-evil-twin');
    t.expect({ me: { aember: 0, line: [{ id: 'monty-bank-evil-twin', aember: 2, ...tired }] }, foe: { aember: 3 } });
    expect(t.events.filter(({ type }) => type === 'placeAember')).toHaveLength(2);
  });

  it('steals by its action 1 for each that lies on it', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'monty-bank-evil-twin', aember: 2 }] },
      foe: { aember: 3 },
    });
    t.me.action('monty-bank-evil-twin');
    t.expect({ me: { aember: 2, line: [{ id: 'monty-bank-evil-twin', aember: 2, ...tired }] }, foe: { aember: 1 } });
  });

  it('steals nothing while it is bare', () => {
    const t = table({ me: { house: 'shadows', line: ['monty-bank-evil-twin'] }, foe: { aember: 3 } });
    t.me.action('monty-bank-evil-twin');
    t.expect({ me: { aember: 0, line: [{ id: 'monty-bank-evil-twin', ...tired }] }, foe: { aember: 3 } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['monty-bank-evil-twin'] } });
    t.me.fight('troll', 'monty-bank-evil-twin');
    t.expect({ me: { line: [{ id: 'troll', ...tired }] }, foe: { line: ['monty-bank-evil-twin'] } });
  });
});
