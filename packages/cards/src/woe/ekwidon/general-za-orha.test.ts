import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });
const beside = ['trader'];

const used = { id: 'general-za-orha', exhausted: true };

describe('general-za-orha', () => {
  it.each([0, 1, 2])('makes a token creature for each of %i forged keys of the opponent', (keys) => {
    const t = table({
      me: { house: 'ekwidon', hand: ['general-za-orha'], deck: ['mother', 'troll', 'bumpsy'], keys: 1, beside },
      foe: { keys },
    });
    t.me.play('general-za-orha');
    for (let i = 0; i < keys; i++) t.me.flank('right');
    const made = ['mother', 'troll'].slice(0, keys).map((id) => ({ ...trader(id), exhausted: true }));
    t.expect({
      me: { keys: 1, line: [used, ...made], deck: ['mother', 'troll', 'bumpsy'].slice(keys) },
      foe: { keys },
    });
  });

  it('attacks with skirmish', () => {
    const t = table({ me: { house: 'ekwidon', line: ['general-za-orha'] }, foe: { line: ['troll'] } });
    t.me.fight('general-za-orha', 'troll');
    t.expect({ me: { line: [used] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
