import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('saucer-149', () => {
  it('is exalted four times as it is played', () => {
    const t = table({ me: { house: 'mars', hand: ['saucer-149'] }, foe: { aember: 3 } });
    t.me.play('saucer-149');
    t.expect({ me: { aember: 0, line: [{ id: 'saucer-149', aember: 4, exhausted: true }] }, foe: { aember: 3 } });
  });

  it('moves 2 of its æmber to an enemy creature', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'saucer-149', aember: 4 }, 'tunk'] },
      foe: { line: ['troll', { id: 'krump', aember: 1 }] },
    });
    t.me.action('saucer-149').choose('krump');
    t.expect({
      me: { line: [{ id: 'saucer-149', aember: 2, exhausted: true }, 'tunk'] },
      foe: { line: ['troll', { id: 'krump', aember: 3 }] },
    });
  });

  it('moves the last one, and none without an enemy creature', () => {
    const t = table({ me: { house: 'mars', line: [{ id: 'saucer-149', aember: 1 }] }, foe: { line: ['troll'] } });
    t.me.action('saucer-149');
    t.expect({
      me: { line: [{ id: 'saucer-149', exhausted: true }] },
      foe: { line: [{ id: 'troll', aember: 1 }] },
    });
    const none = table({ me: { house: 'mars', line: [{ id: 'saucer-149', aember: 3 }] } });
    none.me.action('saucer-149');
    none.expect({ me: { line: [{ id: 'saucer-149', aember: 3, exhausted: true }] } });
  });

  it('can be used, and not played, in a turn of another house', () => {
    const t = table({
      me: { house: 'dis', hand: ['saucer-149'], line: [{ id: 'saucer-149', aember: 2 }] },
      foe: { line: ['troll'] },
    });
    t.me.cannot('play', 'saucer-149', 'wrong-house').action('saucer-149');
    t.expect({
      me: { line: [{ id: 'saucer-149', exhausted: true }] },
      foe: { line: [{ id: 'troll', aember: 2 }] },
    });
  });
});
