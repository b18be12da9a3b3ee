import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('grommid', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling grommid/from-play: keeps its controller from playing creatures, and nothing else (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'mars',
          hand: ['blypyp', 'feeding-pit', 'jammer-pack', 'phosphorus-stars'],
          line: ['grommid'],
        },
        foe: {},
      });
      t.me.cannot('play', 'blypyp', 'forbidden').play('feeding-pit').play('jammer-pack').play('phosphorus-stars');
      t.me.discard('blypyp');
      t.expect({
        me: {
          aember: 1,
          chains: 2,
          hand: [],
          line: [{ id: 'grommid', upgrades: ['jammer-pack'] }],
          artifacts: [{ id: 'feeding-pit', exhausted: true }],
        },
      });
    },
  );

  it('does not keep its opponent from it', () => {
    const t = table({ me: { house: 'mars', hand: ['blypyp'] }, foe: { line: ['grommid'] } });
    t.me.play('blypyp');
    t.expect({ me: { line: [{ id: 'blypyp', exhausted: true }] }, foe: { line: ['grommid'] } });
  });

  it('leaves a creature on the deck that an effect says to play', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['tocsin'], line: ['grommid'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['tocsin'], line: ['grommid'] } });
  });

  it('costs the opponent 1 for each creature destroyed fighting it, attacking or attacked', () => {
    const t = table({
      me: { house: 'mars', line: ['grommid'] },
      foe: { line: ['tocsin'], aember: 2 },
    });
    t.me.fight('grommid', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'grommid', damage: 3, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
    const attacked = table({
      active: 1,
      me: { line: ['grommid'] },
      foe: { house: 'dis', line: ['tocsin'], aember: 2 },
    });
    attacked.foe.fight('tocsin', 'grommid');
    attacked.expect({ me: { line: [{ id: 'grommid', damage: 3 }] }, foe: { aember: 1, line: [] } });
  });

  it('costs nothing for a creature that survives, or dies otherwise', () => {
    const t = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: ['grommid'] },
      foe: { line: ['chuff-ape', 'tocsin'], aember: 2 },
    });
    t.me.fight('grommid', 'chuff-ape');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [{ id: 'chuff-ape', damage: 10 }, 'tocsin'] } });
    const clouds = table({
      me: { house: 'mars', hand: ['ammonia-clouds'], line: ['grommid'] },
      foe: { line: ['tocsin'], aember: 2 },
    });
    clouds.me.play('ammonia-clouds');
    clouds.expect({ me: { line: [{ id: 'grommid', damage: 3 }] }, foe: { aember: 2, line: [] } });
  });

  it('costs nothing when it is destroyed in the same fight', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'grommid', damage: 5 }] },
      foe: { line: ['mother'], aember: 2 },
    });
    t.me.fight('grommid', 'mother');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: [] } });
  });

  it('costs also for a creature that goes to the hand when it is destroyed', () => {
    const t = table({
      me: { house: 'mars', line: ['grommid'] },
      foe: { line: ['bad-penny'], aember: 2 },
    });
    t.me.fight('grommid', 'bad-penny');
    t.expect({
      me: { line: [{ id: 'grommid', damage: 1, exhausted: true }] },
      foe: { aember: 1, line: [], hand: ['bad-penny'] },
    });
  });
});
