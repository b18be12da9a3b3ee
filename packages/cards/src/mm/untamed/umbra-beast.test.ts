import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('umbra-beast', () => {
  it('has skirmish', () => {
    const t = table({ me: { house: 'untamed', line: ['umbra-beast'] }, foe: { line: ['troll'] } });
    t.me.fight('umbra-beast', 'troll');
    t.expect({ me: { line: [{ id: 'umbra-beast', exhausted: true }] }, foe: { line: [{ id: 'troll', damage: 3 }] } });
  });

  it('is hurt by the second attack of a turn only', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump', 'bumpsy'] }, foe: { line: ['umbra-beast'] } });
    t.me.fight('krump', 'umbra-beast');
    t.expect({ me: { line: [{ id: 'krump', exhausted: true }, 'bumpsy'] }, foe: { line: ['umbra-beast'] } });
    t.me.fight('bumpsy', 'umbra-beast');
    t.expect({
      me: {
        line: [
          { id: 'krump', exhausted: true },
          { id: 'bumpsy', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
