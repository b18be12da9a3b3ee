import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bombyx', () => {
  it('destroys a friendly Chenille and stays', () => {
    const t = table({ me: { house: 'untamed', hand: ['bombyx'], line: ['chenille', 'mighty-tiger'] }, foe: {} });
    t.me.play('bombyx');
    t.expect({ me: { aember: 1, line: ['mighty-tiger', { id: 'bombyx', exhausted: true }], discard: ['chenille'] } });
  });

  it('is destroyed itself without one, an enemy Chenille being none', () => {
    const t = table({
      me: { house: 'untamed', hand: ['bombyx'], line: ['mighty-tiger'] },
      foe: { line: ['chenille'] },
    });
    t.me.play('bombyx');
    t.expect({ me: { aember: 1, line: ['mighty-tiger'], discard: ['bombyx'] }, foe: { line: ['chenille'] } });
  });

  it('is destroyed too when a ward saves the Chenille', () => {
    const t = table({ me: { house: 'untamed', hand: ['bombyx'], line: [{ id: 'chenille', warded: true }] }, foe: {} });
    t.me.play('bombyx');
    t.expect({ me: { line: ['chenille'], discard: ['bombyx'] } });
  });

  it('destroys one of two', () => {
    const t = table({ me: { house: 'untamed', hand: ['bombyx'], line: ['chenille', 'chenille'] }, foe: {} });
    t.me.play('bombyx').choose('chenille');
    t.expect({ me: { line: ['chenille', { id: 'bombyx', exhausted: true }], discard: ['chenille'] } });
  });

  it('returns a Fifalde from its player’s discard pile as its action', () => {
    const t = table({
      me: { house: 'untamed', line: ['bombyx'], discard: ['mighty-tiger', 'fifalde', 'fifalde', 'chenille'] },
      foe: { discard: ['fifalde'] },
    });
    t.me.action('bombyx').choose('fifalde');
    t.expect({
      me: {
        line: [{ id: 'bombyx', exhausted: true }],
        hand: ['fifalde'],
        discard: ['mighty-tiger', 'fifalde', 'chenille'],
      },
      foe: { discard: ['fifalde'] },
    });
  });
});
