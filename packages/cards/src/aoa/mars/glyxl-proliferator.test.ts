import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('glyxl-proliferator', () => {
  it('archives a Mars card of your discard pile after it reaps on a flank', () => {
    const t = table({
      me: { house: 'mars', line: ['glyxl-proliferator', 'mother'], discard: ['tunk', 'fear', 'total-recall'] },
      foe: {},
    });
    t.me.reap('glyxl-proliferator');
    expect([...t.options()].sort()).toEqual(['total-recall', 'tunk']);
    t.me.choose('tunk');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'glyxl-proliferator', exhausted: true }, 'mother'],
        archives: ['tunk'],
        discard: ['fear', 'total-recall'],
      },
    });
  });

  it('does nothing amid its line, or without a Mars card', () => {
    const amid = table({
      me: { house: 'mars', line: ['tocsin', 'glyxl-proliferator', 'mother'], discard: ['tunk'] },
      foe: {},
    });
    amid.me.reap('glyxl-proliferator');
    amid.expect({
      me: { aember: 1, line: ['tocsin', { id: 'glyxl-proliferator', exhausted: true }, 'mother'], archives: [] },
    });
    const none = table({ me: { house: 'mars', line: ['glyxl-proliferator'], discard: ['fear'] }, foe: {} });
    none.me.reap('glyxl-proliferator');
    none.expect({
      me: { aember: 1, line: [{ id: 'glyxl-proliferator', exhausted: true }], archives: [], discard: ['fear'] },
    });
  });
});
