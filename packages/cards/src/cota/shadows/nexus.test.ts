import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { myHouses } from '../../testing/houses.ts';

describe('nexus', () => {
  it('uses an enemy artifact as its own, which exhausts it', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'], hand: [], deck: ['fear', 'punch'], artifacts: ['skeleton-key'] },
      foe: { artifacts: ['library-of-babble', { id: 'seeker-needle', exhausted: true }], hand: [], deck: ['urchin'] },
    });
    t.me.reap('nexus').choose('library-of-babble');
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'nexus', exhausted: true }], artifacts: ['skeleton-key'] },
      foe: {
        hand: [],
        artifacts: [
          { id: 'library-of-babble', exhausted: true },
          { id: 'seeker-needle', exhausted: true },
        ],
      },
    });
  });

  it('reads friend and enemy from its own side', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { artifacts: ['skeleton-key'], aember: 3, line: ['tocsin'] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, line: [{ id: 'nexus', aember: 1, exhausted: true }] },
      foe: { aember: 2, artifacts: [{ id: 'skeleton-key', exhausted: true }], line: ['tocsin'] },
    });
  });

  it('does nothing with an exhausted artifact, or with none', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus', 'nexus'], deck: ['fear'], hand: [] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    t.me.reap('nexus');
    t.expect({
      me: { aember: 1, hand: [], line: [{ id: 'nexus', exhausted: true }, 'nexus'] },
      foe: { artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
    const u = table({ me: { house: 'shadows', line: ['nexus'], artifacts: ['library-of-babble'] }, foe: {} });
    u.me.reap('nexus');
    u.expect({ me: { aember: 1, line: [{ id: 'nexus', exhausted: true }], artifacts: ['library-of-babble'] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['nexus'] } });
    t.me.fight('shooler', 'nexus');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['nexus'] } });
  });

  it('ruling lash-of-broken-dreams/exhausted: the controller of an artifact that was used cannot use it until it readies', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['nexus'], deck: ['fear'] },
      foe: { houses: ['logos', 'dis', 'shadows'], artifacts: ['library-of-babble'], deck: ['urchin'] },
    });
    t.me.reap('nexus').end();
    t.foe.house('logos').cannot('action', 'library-of-babble', 'exhausted').end();
    t.expect({ me: { line: ['nexus'] }, foe: { artifacts: ['library-of-babble'] } });
  });

  it('ruling remote-access/nothing-to-use: an artifact without Action: or Omni: is not used', () => {
    const t = table({
      me: { house: 'shadows', line: ['nexus'] },
      foe: { artifacts: ['speed-sigil'] },
    });
    t.me.reap('nexus');
    t.expect({ me: { aember: 1, line: [{ id: 'nexus', exhausted: true }] }, foe: { artifacts: ['speed-sigil'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling spectral-tunneler/nexus: a Reap: ability that the used artifact gives to Nexus resolves in the same reap (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['nexus'], hand: [], deck: ['fear', 'punch'] },
        foe: { artifacts: ['spectral-tunneler'] },
      });
      t.me.reap('nexus');
      t.expect({
        me: { aember: 1, hand: ['fear'], deck: ['punch'], line: [{ id: 'nexus', exhausted: true }] },
        foe: { artifacts: [{ id: 'spectral-tunneler', exhausted: true }] },
      });
    },
  );
});
