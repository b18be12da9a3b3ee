import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('psionic-officer-lang', () => {
  it('archives the top card of the deck each time an enemy creature reaps', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'krump'] },
      foe: { line: ['psionic-officer-lang'], deck: ['zap', 'fear', 'punch'] },
    });
    t.me.reap('bumpsy').reap('krump');
    t.expect({
      me: {
        line: [
          { id: 'bumpsy', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: ['psionic-officer-lang'], archives: ['zap', 'fear'], deck: ['punch'] },
    });
  });

  it('not when a friendly one reaps', () => {
    const t = table({ me: { house: 'star-alliance', line: ['psionic-officer-lang'], deck: ['zap'] }, foe: {} });
    t.me.reap('psionic-officer-lang');
    t.expect({ me: { line: [{ id: 'psionic-officer-lang', exhausted: true }], deck: ['zap'], archives: [] } });
  });
});
