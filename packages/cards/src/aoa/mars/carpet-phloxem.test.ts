import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('carpet-phloxem', () => {
  it('deals 4 to each creature where you have none', () => {
    const t = table({
      me: { house: 'mars', hand: ['carpet-phloxem'] },
      foe: { line: ['mother', 'tocsin', 'raiding-knight'] },
    });
    t.me.play('carpet-phloxem');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'mother', damage: 4 },
          { id: 'raiding-knight', damage: 2 },
        ],
      },
    });
  });

  it('does nothing where you have one', () => {
    const t = table({ me: { house: 'mars', hand: ['carpet-phloxem'], line: ['blypyp'] }, foe: { line: ['tocsin'] } });
    t.me.play('carpet-phloxem');
    t.expect({ me: { aember: 1, line: ['blypyp'] }, foe: { line: ['tocsin'] } });
  });
});
