import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('might-club', () => {
  it('readies and enrages a creature, of either side', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['might-club'], line: [{ id: 'troll', exhausted: true }] },
      foe: { line: [{ id: 'bumpsy', exhausted: true }] },
    });
    t.me.action('might-club').choose('bumpsy');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true }], artifacts: [{ id: 'might-club', exhausted: true }] },
      foe: { line: [{ id: 'bumpsy', enraged: true }] },
    });
  });

  it('enrages one that is ready already', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['might-club'], line: ['troll'] } });
    t.me.action('might-club');
    t.expect({ me: { line: [{ id: 'troll', enraged: true }] } });
  });
});
