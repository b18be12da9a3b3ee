import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aemberwind', () => {
  it('is exalted 3 times when it is played', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['aemberwind'] } });
    t.me.play('aemberwind');
    t.expect({ me: { aember: 0, line: [{ id: 'aemberwind', aember: 3, exhausted: true }] } });
  });

  it('moves 1 to your pool after it reaps, in whatever house, as it is versatile', () => {
    const t = table({ me: { house: 'dis', line: [{ id: 'aemberwind', aember: 3 }] } });
    t.me.reap('aemberwind');
    t.expect({ me: { aember: 2, line: [{ id: 'aemberwind', aember: 2, exhausted: true }] } });
  });

  it('moves nothing where there is none on it', () => {
    const t = table({ me: { house: 'dis', line: ['aemberwind'] } });
    t.me.reap('aemberwind');
    t.expect({ me: { aember: 1, line: [{ id: 'aemberwind', exhausted: true }] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['aemberwind'] } });
    t.me.fight('troll', 'aemberwind');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] }, foe: { line: ['aemberwind'] } });
  });
});
