import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('heavyweight-morik', () => {
  it('splashes 2', () => {
    const t = table({
      me: { house: 'brobnar', line: ['heavyweight-morik'] },
      foe: { line: ['troll', 'dextre', 'krump'] },
    });
    t.me.fight('heavyweight-morik', 'dextre');
    t.expect({
      me: { line: [{ id: 'heavyweight-morik', damage: 3, exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'krump', damage: 2 },
        ],
      },
    });
  });

  it('discarded deals 2 to a friendly and to an enemy creature', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['heavyweight-morik'], line: ['troll', 'bumpsy'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.discard('heavyweight-morik').choose('bumpsy').choose('mother');
    t.expect({
      me: { line: ['troll', { id: 'bumpsy', damage: 2 }] },
      foe: { line: ['krump', { id: 'mother', damage: 2 }] },
    });
  });

  it('deals to one of them though there is none of the other', () => {
    const t = table({ me: { house: 'brobnar', hand: ['heavyweight-morik'] }, foe: { line: ['mother'] } });
    t.me.discard('heavyweight-morik');
    t.expect({ foe: { line: [{ id: 'mother', damage: 2 }] } });
  });
});
