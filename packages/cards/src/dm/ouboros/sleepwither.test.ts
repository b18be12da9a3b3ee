import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sleepwither', () => {
  it('destroys an Ouboros creature, and gains 2 for that', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['sleepwither'], line: ['caspart', 'troll'] },
      foe: { line: ['agorim'] },
    });
    t.me.play('sleepwither').choose('agorim');
    t.expect({ me: { aember: 2, line: ['caspart', 'troll'] }, foe: { line: [], discard: ['agorim'] } });
  });

  it('gains nothing where there is none, or it was warded', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['sleepwither'], line: ['troll'] },
      foe: { line: [{ id: 'agorim', warded: true }] },
    });
    t.me.play('sleepwither');
    t.expect({ me: { aember: 0, line: ['troll'] }, foe: { line: ['agorim'] } });
  });
});
