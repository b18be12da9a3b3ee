import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('cirrus-mace', () => {
  it('gives a creature two +1 power counters and deals 2 to each of its neighbors', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['cirrus-mace'], line: ['troll'] },
      foe: { line: ['mother', 'valdr', 'urchin', 'krump'] },
    });
    t.me.action('cirrus-mace').choose('valdr');
    t.expect({
      me: { line: ['troll'], artifacts: [{ id: 'cirrus-mace', ...used }] },
      foe: { line: [{ id: 'mother', damage: 2 }, { id: 'valdr', power: 2 }, 'krump'] },
    });
  });

  it('hurts friendly neighbors too, and none of a creature that stands alone', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['cirrus-mace'], line: ['troll', 'valdr'] },
      foe: { line: ['mother'] },
    });
    t.me.action('cirrus-mace').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', power: 2 },
          { id: 'valdr', damage: 2 },
        ],
      },
      foe: { line: ['mother'] },
    });
    const u = table({
      me: { house: 'brobnar', artifacts: ['cirrus-mace'], line: ['troll', 'valdr'] },
      foe: { line: ['mother'] },
    });
    u.me.action('cirrus-mace').choose('mother');
    u.expect({ me: { line: ['troll', 'valdr'] }, foe: { line: [{ id: 'mother', power: 2 }] } });
  });

  it('does nothing without creatures', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['cirrus-mace'] } });
    t.me.action('cirrus-mace');
    t.expect({ me: { artifacts: [{ id: 'cirrus-mace', ...used }] } });
  });
});
