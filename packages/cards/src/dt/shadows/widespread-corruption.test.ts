import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

describe('widespread-corruption', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling widespread-corruption/each-reap: what its controller gains by reaping a creature of the other side captures (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', aember: 2, artifacts: ['widespread-corruption'], line: ['umbra'] },
        foe: { aember: 2, line: ['troll', 'krump'] },
      });
      t.me.reap('umbra').choose('krump');
      t.expect({
        me: { aember: 2, line: [{ id: 'umbra', ...tired }] },
        foe: { aember: 2, line: ['troll', { id: 'krump', aember: 1 }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling widespread-corruption/each-reap: what the opponent gains a friendly creature captures, which the active player chooses (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', aember: 2, line: ['umbra'] },
        foe: { aember: 2, artifacts: ['widespread-corruption'], line: ['troll', 'krump'] },
      });
      t.me.reap('umbra').choose('krump');
      t.expect({
        me: { aember: 2, line: [{ id: 'umbra', ...tired }] },
        foe: { aember: 2, line: ['troll', { id: 'krump', aember: 1 }] },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling widespread-corruption/each-reap: of two of them only one has the one æmber there is captured (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', artifacts: ['widespread-corruption'], line: ['umbra'] },
        foe: { artifacts: ['widespread-corruption'], line: ['troll'] },
      });
      t.me.reap('umbra').order('widespread-corruption');
      t.expect({ me: { aember: 0, line: [{ id: 'umbra', ...tired }] }, foe: { line: [{ id: 'troll', aember: 1 }] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling widespread-corruption/each-reap: two of them capture the one æmber once where the pool holds more, too (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', line: ['dust-pixie'], aember: 2 },
        foe: { artifacts: ['widespread-corruption', 'widespread-corruption'], line: ['troll', 'bumpsy'] },
      });
      t.me.reap('dust-pixie').choose('bumpsy');
      t.expect({
        me: { aember: 2, line: [{ id: 'dust-pixie', exhausted: true }] },
        foe: { line: ['troll', { id: 'bumpsy', aember: 1 }] },
      });
    },
  );

  it('has nothing captured where there is no creature on the other side', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['widespread-corruption'], line: ['umbra', 'dodger'] },
      foe: { aember: 1 },
    });
    t.me.reap('umbra');
    t.expect({ me: { aember: 1, line: [{ id: 'umbra', ...tired }, 'dodger'] }, foe: { aember: 1 } });
  });

  it('has nothing captured that is gained in another way or stolen', () => {
    const t = table({
      me: { house: 'shadows', hand: ['walk-the-plank', 'cement-shoes'], artifacts: ['widespread-corruption'] },
      foe: { aember: 1, line: ['troll'] },
    });
    t.me.play('walk-the-plank').play('cement-shoes');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line: [{ id: 'troll', damage: 2 }] } });
  });
});
