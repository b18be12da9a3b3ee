import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });
const beside = ['trader'];

describe('exo-shell-system', () => {
  it('makes a token creature, and gives friendly ones elusive', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['exo-shell-system'], deck: ['mother'], beside },
      foe: { houses: ['brobnar', 'dis'], line: ['troll'] },
    });
    t.me.play('exo-shell-system').end();
    const artifacts = ['exo-shell-system'];
    t.foe.house('brobnar').fight('troll', 'trader');
    t.expect({ me: { artifacts, line: [trader('mother')] }, foe: { line: [{ id: 'troll', exhausted: true }] } });
  });

  it('gives it neither to other friendly creatures nor to enemy token creatures', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'bumpsy'] },
      foe: { artifacts: ['exo-shell-system'], line: [trader('mother'), 'batdrone'] },
    });
    t.me.fight('troll', 'batdrone');
    t.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 2 }, 'bumpsy'] },
      foe: { artifacts: ['exo-shell-system'], line: [trader('mother')], discard: ['batdrone'] },
    });
    const other = table({
      me: { house: 'brobnar', line: ['troll'], artifacts: ['exo-shell-system'] },
      foe: { line: [trader('mother')] },
    });
    other.me.fight('troll', 'trader');
    other.expect({
      me: { line: [{ id: 'troll', exhausted: true, damage: 1 }], artifacts: ['exo-shell-system'] },
      foe: { line: [], discard: ['mother'] },
    });
  });
});
