import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { powersIn } from '../../testing/seen.ts';

const used = (id: string) => ({ id, exhausted: true });

describe('experiment-q', () => {
  it('gets +1 power for each Mars creature, itself and enemy ones too', () => {
    const t = table({
      me: { house: 'mars', line: ['experiment-q', 'glylyx-weaponsmith', 'infomorph'] },
      foe: { line: ['glylyx-weaponsmith', 'kelpminder'] },
    });
    expect(powersIn(t)[0]?.[0]).toBe(8);
  });

  it('stuns a non-Mars creature for each Mars creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['experiment-q'], line: ['glylyx-weaponsmith', 'infomorph'] },
      foe: { line: ['kelpminder', 'troll'] },
    });
    t.me.play('experiment-q').choose('kelpminder').choose('troll');
    t.expect({
      me: { line: ['glylyx-weaponsmith', 'infomorph', used('experiment-q')] },
      foe: {
        line: [
          { id: 'kelpminder', stunned: true },
          { id: 'troll', stunned: true },
        ],
      },
    });
  });

  it('stuns none where all are of Mars', () => {
    const t = table({ me: { house: 'mars', hand: ['experiment-q'] }, foe: { line: ['zorg'] } });
    t.me.play('experiment-q');
    t.expect({ me: { line: [used('experiment-q')] }, foe: { line: ['zorg'] } });
  });
});
