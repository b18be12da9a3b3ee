import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cabochon', () => {
  it('kept exhausted, it gains 1 for each friendly Skyborn flank creature', () => {
    const t = table({
      me: { house: 'skyborn', line: [{ id: 'cabochon', exhausted: true }, 'krump', 'jeen-peary'] },
      foe: { line: ['jeen-peary'] },
    });
    t.me.end().choose('cabochon');
    t.foe.end();
    t.expect({
      me: { aember: 2, line: [{ id: 'cabochon', exhausted: true }, 'krump', 'jeen-peary'] },
      foe: { line: ['jeen-peary'] },
    });
  });

  it('gains nothing while it is ready', () => {
    const t = table({ me: { house: 'skyborn', line: ['cabochon'] }, foe: {} });
    t.me.end();
    t.foe.end();
    t.expect({ me: { aember: 0, line: ['cabochon'] } });
  });
});
