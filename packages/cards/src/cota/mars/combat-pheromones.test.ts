import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('combat-pheromones', () => {
  it('lets two other Mars cards be used in the turn of another house, artifacts among them', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['combat-pheromones', 'feeding-pit'],
        line: ['blypyp', 'tunk', 'tocsin'],
        hand: ['tocsin'],
      },
      foe: {},
    });
    t.me.cannot('reap', 'tunk', 'wrong-house').cannot('action', 'feeding-pit', 'wrong-house');
    t.me.omni('combat-pheromones').action('feeding-pit').reap('tunk').cannot('reap', 'blypyp', 'wrong-house');
    t.me.reap('tocsin');
    t.expect({
      me: {
        aember: 3,
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
        line: ['blypyp', { id: 'tunk', exhausted: true }, { id: 'tocsin', exhausted: true }],
        hand: [],
        discard: ['tocsin', 'combat-pheromones'],
      },
    });
  });

  it('allows no card of a third house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['combat-pheromones'], line: ['snufflegator', 'blypyp'] },
      foe: {},
    });
    t.me.omni('combat-pheromones').cannot('reap', 'snufflegator', 'wrong-house').reap('blypyp');
    t.expect({
      me: { aember: 1, artifacts: [], line: ['snufflegator', { id: 'blypyp', exhausted: true }] },
    });
  });

  it('is not needed, and not used up, by cards of the active house', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['combat-pheromones'], line: ['blypyp', 'tunk', 'phylyx-the-disintegrator'] },
      foe: {},
    });
    t.me.omni('combat-pheromones').reap('blypyp').reap('tunk').reap('phylyx-the-disintegrator');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'blypyp', exhausted: true },
          { id: 'tunk', exhausted: true },
          { id: 'phylyx-the-disintegrator', exhausted: true },
        ],
        discard: ['combat-pheromones'],
      },
    });
  });

  it('ends with the turn, and gives 1 when it is played', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, hand: ['combat-pheromones'], line: ['tunk'] },
      foe: { ...foeHouses },
    });
    t.me.play('combat-pheromones').end();
    t.foe.house('dis').end();
    t.me.house('dis').omni('combat-pheromones').end();
    t.foe.house('dis').end();
    t.me.house('dis').cannot('reap', 'tunk', 'wrong-house');
    t.expect({ me: { aember: 1, line: ['tunk'], artifacts: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling combat-pheromones/readied-again: a card that was used under it and is readied may be used again (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'dis',
          artifacts: ['combat-pheromones'],
          line: ['grabber-jammer', 'john-smyth', 'blypyp'],
        },
        foe: { aember: 5 },
      });
      t.me.omni('combat-pheromones').reap('grabber-jammer').reap('john-smyth').choose('grabber-jammer');
      t.me.cannot('reap', 'blypyp', 'wrong-house').reap('grabber-jammer');
      t.expect({
        me: {
          aember: 3,
          line: [{ id: 'grabber-jammer', aember: 2, exhausted: true }, { id: 'john-smyth', exhausted: true }, 'blypyp'],
        },
        foe: { aember: 3 },
      });
    },
  );
});
