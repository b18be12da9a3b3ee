import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('priestess-leilani', () => {
  it('exhausts an enemy creature after it reaps, and readies one that is no Priest', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['priestess-leilani', { id: 'bumpsy', exhausted: true }] },
      foe: { line: ['mother', { id: 'krump', exhausted: true }] },
    });
    t.me.reap('priestess-leilani').choose('mother').choose('bumpsy');
    t.expect({
      me: { aember: 1, line: [{ id: 'priestess-leilani', exhausted: true }, 'bumpsy'] },
      foe: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });

  it('does not ready a Priest', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['priestess-leilani', { id: 'priestess-leilani', exhausted: true }] },
      foe: { line: ['mother'] },
    });
    t.me.reap('priestess-leilani#1');
    t.expect({
      me: {
        line: [
          { id: 'priestess-leilani', exhausted: true },
          { id: 'priestess-leilani', exhausted: true },
        ],
      },
      foe: { line: ['mother'] },
    });
  });

  it('readies nothing where no enemy creature is exhausted by it', () => {
    const mine = [
      { id: 'priestess-leilani', exhausted: true },
      { id: 'bumpsy', exhausted: true },
    ] as const;
    const t = table({
      me: { house: 'unfathomable', line: ['priestess-leilani', mine[1]] },
      foe: { line: [{ id: 'mother', exhausted: true }] },
    });
    t.me.reap('priestess-leilani');
    t.expect({ me: { aember: 1, line: mine }, foe: { line: [{ id: 'mother', exhausted: true }] } });
    const none = table({ me: { house: 'unfathomable', line: ['priestess-leilani', mine[1]] }, foe: {} });
    none.me.reap('priestess-leilani');
    none.expect({ me: { aember: 1, line: mine } });
  });
});
