import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

const trap = { id: 'tourist-trap', exhausted: true };

describe('tourist-trap', () => {
  it('makes a token creature as it is played', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['tourist-trap'], deck: ['mother'], beside: ['trader'] } });
    t.me.play('tourist-trap');
    t.expect({ me: { artifacts: [trap], deck: [], line: [{ ...trader('mother'), exhausted: true }] } });
  });

  it('swaps control of a friendly token creature and an enemy creature', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['tourist-trap'], line: ['bumpsy', trader('mother')] },
      foe: { line: ['batdrone', { id: 'troll', damage: 1 }, 'urchin'] },
    });
    t.me.action('tourist-trap').choose('troll');
    t.expect({
      me: { artifacts: [trap], line: ['bumpsy', { id: 'troll', damage: 1, owner: 1 }] },
      foe: { line: ['batdrone', { ...trader('mother'), owner: 0 }, 'urchin'] },
    });
  });

  it('ruling tourist-trap/both: does nothing unless there is one of each', () => {
    const t = table({
      me: { house: 'ekwidon', artifacts: ['tourist-trap'], line: ['bumpsy'] },
      foe: { line: [trader('mother')] },
    });
    t.me.action('tourist-trap');
    t.expect({ me: { artifacts: [trap], line: ['bumpsy'] }, foe: { line: [trader('mother')] } });
    const alone = table({ me: { house: 'ekwidon', artifacts: ['tourist-trap'], line: [trader('mother')] } });
    alone.me.action('tourist-trap');
    alone.expect({ me: { artifacts: [trap], line: [trader('mother')] } });
  });
});
