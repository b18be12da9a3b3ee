import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };

describe('remote-access', () => {
  it('uses an enemy artifact as if it were yours, and exhausts it', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['fear', 'punch'], artifacts: ['mobius-scroll'] },
      foe: { artifacts: ['library-of-babble', 'seeker-needle'], deck: ['urchin'] },
    });
    t.me.play('remote-access').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], deck: ['punch'], artifacts: ['mobius-scroll'] },
      foe: { hand: [], deck: ['urchin'], artifacts: [{ id: 'library-of-babble', exhausted: true }, 'seeker-needle'] },
    });
  });

  it('reads friendly and enemy from the side of its user', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: [{ id: 'mother', exhausted: true }] },
      foe: { artifacts: ['gauntlet-of-command'], line: ['tocsin'] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 3, exhausted: true }] },
      foe: { line: [], artifacts: [{ id: 'gauntlet-of-command', exhausted: true }] },
    });
  });

  it('does not use an exhausted artifact', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, hand: [], deck: ['fear'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('sacrifices what says so of itself, and does the rest; in v1.3 not, for another controls it', () => {
    const gone = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['ether-spider'] },
      foe: { artifacts: ['combat-pheromones'] },
    });
    gone.me.play('remote-access').reap('ether-spider');
    gone.expect({
      me: { line: [{ id: 'ether-spider', exhausted: true }] },
      foe: { artifacts: [], discard: ['combat-pheromones'] },
    });
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'logos', hand: ['remote-access'], line: ['ether-spider'] },
      foe: { artifacts: ['combat-pheromones'] },
    });
    t.me.play('remote-access').reap('ether-spider');
    t.expect({
      me: { aember: 2, line: [{ id: 'ether-spider', exhausted: true }] },
      foe: { artifacts: [{ id: 'combat-pheromones', exhausted: true }], discard: [] },
    });
  });

  it('gives only its bonus without an enemy artifact', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], artifacts: ['library-of-babble'], deck: ['fear'] },
      foe: {},
    });
    t.me.play('remote-access');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear'], artifacts: ['library-of-babble'] } });
  });

  it('ruling remote-access/nothing-to-use: does nothing with an artifact that has no Action: or Omni:', () => {
    const t = table({ me: { house: 'logos', hand: ['remote-access'] }, foe: { artifacts: ['annihilation-ritual'] } });
    t.me.play('remote-access');
    t.expect({ me: { aember: 1 }, foe: { artifacts: ['annihilation-ritual'] } });
  });

  it('ruling lash-of-broken-dreams/exhausted: the artifact stays exhausted in the next turn of its controller, until it is readied', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['remote-access', ...filler(6)], deck: ['fear'] },
      foe: { houses: ['logos', 'dis', 'shadows'], artifacts: ['library-of-babble'], hand: filler(6), deck: ['urchin'] },
    });
    t.me.play('remote-access').end();
    t.foe.house('logos').cannot('action', 'library-of-babble', 'exhausted').end();
    t.expect({
      me: { hand: ['fear', ...filler(6)] },
      foe: { hand: filler(6), artifacts: ['library-of-babble'], deck: ['urchin'] },
    });
  });
});

describe('Remote Access leaves it exhausted for its controller', () => {
  it('a Gauntlet of Command or Skeleton Key cannot be used in the turn after', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['mother'] },
      foe: { houses: ['shadows'], aember: 2, line: ['dodger'], artifacts: ['skeleton-key'] },
    });
    t.me.play('remote-access').end();
    t.foe.cannot('action', 'skeleton-key', 'exhausted');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', aember: 1 }] },
      foe: { aember: 1, line: ['dodger'], artifacts: [{ id: 'skeleton-key', ...tired }] },
    });
  });

  it('an exhausted one may be chosen, and is not used', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], deck: ['punch'] },
      foe: { artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
    t.me.play('remote-access');
    t.expect({
      me: { aember: 1, hand: [], deck: ['punch'] },
      foe: { artifacts: [{ id: 'library-of-babble', ...tired }] },
    });
  });
});
