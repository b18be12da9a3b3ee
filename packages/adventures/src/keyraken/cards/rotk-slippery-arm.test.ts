import { describe, it } from 'vitest';
import { against } from '../../testing/game.ts';

describe('rotk-slippery-arm', () => {
  it('Slippery Arm archives a card when it reaps at low tide, none at high tide', () => {
    for (const tide of ['low', 'high'] as const) {
      const t = against({ tide, foe: { line: ['rotk-slippery-arm'], deck: ['rotk-shield-arm', 'rotk-primordial'] } });
      t.me.end();
      t.expect({
        foe: {
          line: ['rotk-slippery-arm', 'rotk-shield-arm'],
          archives: tide === 'low' ? ['rotk-primordial'] : [],
          aember: 2,
        },
      });
    }
  });

  it('Slippery Arm is elusive', () => {
    const t = against({ me: { line: ['grunt-5'] }, foe: { line: ['rotk-slippery-arm'] } });
    t.me.fight('grunt-5', 'rotk-slippery-arm');
    t.expect({ me: { line: [{ id: 'grunt-5', exhausted: true }] }, foe: { line: ['rotk-slippery-arm'] } });
  });
});
