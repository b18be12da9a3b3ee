import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('cyber-clone', () => {
  const clone = (more: object = {}) => ({ id: 'cyber-clone', ...more });

  it('has power, armor and keywords of the creature that it purges', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['cyber-clone'], line: ['batdrone'] },
      foe: { ...foeHouses, line: ['champion-anaphiel', 'krump'] },
    });
    t.me.play('cyber-clone').choose('champion-anaphiel').end();
    t.foe.house('brobnar');
    expect(targetsOf(t, 'krump')).toEqual(['cyber-clone']);
    t.foe.fight('krump', 'cyber-clone');
    t.expect({
      me: { line: ['batdrone', clone({ damage: 5 })] },
      foe: { line: [], purged: ['champion-anaphiel'], discard: ['krump'] },
    });
  });

  it('has its traits besides its own', () => {
    const spared = (model: string) => {
      const t = table({
        me: { ...myHouses.logos, house: 'logos', hand: ['cyber-clone'] },
        foe: {
          houses: ['saurian', 'dis', 'logos'],
          line: [model, 'dust-imp'],
          hand: ['regrettable-meteor', 'krrrzzzaaap'],
        },
      });
      t.me.play('cyber-clone').choose(model).end();
      return t;
    };
    const dinosaur = spared('tricerian-legionary');
    dinosaur.foe.house('saurian').play('regrettable-meteor');
    dinosaur.expect({ me: { line: [], discard: ['cyber-clone'] }, foe: { line: ['dust-imp'] } });
    const martian = spared('uxlyx-the-zookeeper');
    martian.foe.house('saurian').play('regrettable-meteor');
    martian.expect({ me: { line: [clone()] }, foe: { line: ['dust-imp'] } });
    const mutant = spared('tricerian-legionary');
    mutant.foe.house('logos').play('krrrzzzaaap');
    mutant.expect({ me: { line: [clone()] }, foe: { line: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling cyber-clone/mimic-gel: a Mimic Gel has no power, whatever it was a copy of (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['cyber-clone'] },
        foe: { line: [{ id: 'mimic-gel', as: 'troll' }] },
      });
      t.me.play('cyber-clone');
      t.expect({ me: { line: [], discard: ['cyber-clone'] }, foe: { line: [], purged: ['mimic-gel'] } });
    },
  );

  it('may purge a friendly creature, and gains none of its abilities', () => {
    const t = table({
      me: { house: 'logos', hand: ['cyber-clone', 'twin-bolt-emission'], line: ['bumpsy'] },
      foe: { line: ['troll'], aember: 2 },
    });
    t.me.play('cyber-clone').choose('bumpsy').play('twin-bolt-emission');
    t.expect({
      me: { purged: ['bumpsy'], line: [clone({ damage: 2, exhausted: true })] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('takes what is printed, and not what the creature had besides', () => {
    const t = table({
      me: { house: 'logos', hand: ['cyber-clone', 'twin-bolt-emission'] },
      foe: { line: [{ id: 'urchin', power: 5 }, 'troll'] },
    });
    t.me.play('cyber-clone').choose('urchin').play('twin-bolt-emission');
    t.expect({
      me: { line: [], discard: ['twin-bolt-emission', 'cyber-clone'] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('is itself again once it left play', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['cyber-clone'] },
      foe: { ...foeHouses, line: ['troll'], hand: ['fear'] },
    });
    t.me.play('cyber-clone').end();
    t.foe.house('dis').play('fear').end();
    t.me.house('logos').play('cyber-clone').end();
    t.expect({ me: { line: [clone()] }, foe: { line: [], purged: ['troll'] } });
    const u = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['cyber-clone', 'twin-bolt-emission'] },
      foe: { ...foeHouses, line: ['troll'], hand: ['fear', 'urchin', 'urchin'] },
    });
    u.me.play('cyber-clone').end();
    u.foe.house('dis').play('fear').end();
    u.me.house('logos').play('cyber-clone').play('twin-bolt-emission');
    u.expect({
      me: { line: [], discard: ['twin-bolt-emission', 'cyber-clone'] },
      foe: { line: [], purged: ['troll'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling cyber-clone/auto-legionary: has 5 power after an Auto-Legionary that is a creature (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { ...myHouses.logos, house: 'logos', hand: ['cyber-clone', 'twin-bolt-emission'] },
        foe: { houses: ['saurian', 'dis', 'logos'], artifacts: ['auto-legionary'], line: ['troll'] },
      });
      t.me.end();
      t.foe.house('saurian').action('auto-legionary').choose('right').end();
      t.me.house('logos').play('cyber-clone').choose('auto-legionary').play('twin-bolt-emission');
      t.expect({
        me: { line: [clone({ damage: 2, exhausted: true })], artifacts: [] },
        foe: { line: [{ id: 'troll', damage: 2 }], purged: ['auto-legionary'] },
      });
      expect(see(t.state, 0).players[0]?.line[0]).toMatchObject({ power: 5, armor: 0 });
    },
  );

  it('has 100 power and 100 armor after an Effigy of Melerukh that is a creature', () => {
    const t = table({
      me: { houses: ['logos', 'dis', 'brobnar'], house: 'brobnar', hand: ['cyber-clone'], line: ['bumpsy'] },
      foe: {
        houses: ['unfathomable', 'dis', 'logos'],
        artifacts: [{ id: 'effigy-of-melerukh', counters: { awakening: 5 } }],
      },
    });
    t.me.reap('bumpsy').end();
    t.foe.house('logos').end();
    t.me.house('logos').play('cyber-clone').choose('effigy-of-melerukh');
    expect(see(t.state, 0).players[0]?.line.find(({ name }) => name === 'cyber-clone')).toMatchObject({
      power: 100,
      armor: 100,
    });
    expect(t.state.players[1]?.purged).toHaveLength(1);
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling cyber-clone/alone: keeps its printed power without another creature (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'logos', hand: ['cyber-clone', 'twin-bolt-emission'] }, foe: {} });
      t.me.play('cyber-clone');
      t.expect({ me: { line: [clone({ exhausted: true })], purged: [] } });
      t.me.play('twin-bolt-emission');
      t.expect({ me: { line: [], discard: ['twin-bolt-emission', 'cyber-clone'] } });
    },
  );

  it('ruling cyber-clone/gigantic: may purge all of a gigantic creature', () => {
    const t = table({
      me: { house: 'logos', hand: ['cyber-clone', 'twin-bolt-emission'] },
      foe: { line: ['ultra-gravitron', 'troll'] },
    });
    t.me.play('cyber-clone').choose('ultra-gravitron').play('twin-bolt-emission');
    t.expect({
      me: { line: [clone({ exhausted: true })] },
      foe: { line: [{ id: 'troll', damage: 2 }], purged: ['ultra-gravitron', 'ultra-gravitron2'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling cyber-clone/omega: an omega that it gains does not end the step (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['cyber-clone', 'batdrone'] },
        foe: { line: ['duskwitch'] },
      });
      t.me.play('cyber-clone').play('batdrone', 'right');
      t.expect({
        me: { hand: [], line: [clone({ exhausted: true }), { id: 'batdrone', exhausted: true }] },
        foe: { line: [], purged: ['duskwitch'] },
      });
    },
  );

  it('ruling cyber-clone/ward: a ward keeps the creature in play, and it is taken after all the same', () => {
    const t = table({
      me: { house: 'logos', hand: ['cyber-clone', 'twin-bolt-emission'] },
      foe: { line: [{ id: 'krump', warded: true }] },
    });
    t.me.play('cyber-clone').play('twin-bolt-emission');
    t.expect({
      me: { line: [clone({ damage: 2, exhausted: true })] },
      foe: { line: [{ id: 'krump', damage: 2 }], purged: [] },
    });
  });
});
