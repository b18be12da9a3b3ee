import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const wolf = (id: string) => ({ id, token: 'steppe-wolf' });

describe('umwas', () => {
  it('makes a token creature and puts a +1 power counter on each friendly one', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['umwas'],
        line: [wolf('mother'), 'troll'],
        deck: ['krump'],
        beside: ['steppe-wolf'],
      },
      foe: { line: [wolf('dextre')] },
    });
    t.me.play('umwas').flank('left');
    t.expect({
      me: {
        line: [
          { ...wolf('krump'), power: 1, exhausted: true },
          { ...wolf('mother'), power: 1 },
          'troll',
          { id: 'umwas', exhausted: true },
        ],
      },
      foe: { line: [wolf('dextre')] },
    });
  });

  it('puts them on those that there are where none is made', () => {
    const t = table({ me: { house: 'untamed', hand: ['umwas'], line: [wolf('mother')] } });
    t.me.play('umwas');
    t.expect({
      me: {
        line: [
          { ...wolf('mother'), power: 1 },
          { id: 'umwas', exhausted: true },
        ],
      },
    });
  });
});
