import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('whisper', () => {
  it('loses 1 to destroy a creature', () => {
    const t = table({ me: { house: 'shadows', aember: 2, line: ['whisper'] }, foe: { line: ['troll', 'mother'] } });
    t.me.action('whisper').choose('troll');
    t.expect({ me: { aember: 1, line: [{ id: 'whisper', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('destroys nothing without æmber', () => {
    const t = table({ me: { house: 'shadows', aember: 0, line: ['whisper'] }, foe: { line: ['troll'] } });
    t.me.action('whisper');
    t.expect({ me: { aember: 0, line: [{ id: 'whisper', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
