import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };
const tunneler = { id: 'spectral-tunneler', ...tired };

describe('spectral-tunneler', () => {
  it('lets the chosen creature draw by reaping, and no other', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        line: ['mother', 'batdrone', 'quixo-the-adventurer'],
        deck: ['fear', 'punch'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').choose('batdrone').reap('batdrone').reap('mother');
    t.expect({
      me: {
        aember: 2,
        hand: ['fear'],
        deck: ['punch'],
        artifacts: [{ id: 'spectral-tunneler', exhausted: true }],
        line: [{ id: 'mother', exhausted: true }, { id: 'batdrone', exhausted: true }, 'quixo-the-adventurer'],
      },
    });
  });

  it('adds its Reap: to that of the creature', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        line: ['doc-bookton'],
        deck: ['fear', 'punch', 'urchin'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').reap('doc-bookton').order('doc-bookton');
    t.expect({
      me: { aember: 1, hand: ['fear', 'punch'], deck: ['urchin'], line: [{ id: 'doc-bookton', exhausted: true }] },
    });
  });

  it('makes a creature in the middle a flank creature for what asks for one', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler'], hand: ['harland-mindlock'] },
      foe: { line: ['tocsin', 'mother', 'shooler'] },
    });
    t.me.action('spectral-tunneler').choose('mother').play('harland-mindlock');
    expect(t.options()).toEqual(['tocsin', 'mother', 'shooler']);
    t.me.choose('mother').flank('right');
    t.expect({
      me: { line: [{ id: 'harland-mindlock', exhausted: true }, 'mother'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
  });

  it('is over with the turn: a creature that lives by it dies', () => {
    const t = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        hand: ['twin-bolt-emission', 'twin-bolt-emission', 'twin-bolt-emission'],
        line: ['mother', 'staunch-knight', 'doc-bookton'],
      },
      foe: { ...foeHouses, line: ['valdr'] },
    });
    t.me.action('spectral-tunneler').choose('staunch-knight');
    for (let i = 0; i < 2; i++) t.me.play('twin-bolt-emission').choose('staunch-knight', 'valdr');
    t.me.play('twin-bolt-emission').choose('staunch-knight', 'mother');
    t.expect({
      me: {
        aember: 3,
        artifacts: [{ id: 'spectral-tunneler', exhausted: true }],
        line: [{ id: 'mother', damage: 2 }, { id: 'staunch-knight', damage: 4 }, 'doc-bookton'],
      },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
    t.me.end();
    t.foe.house('brobnar');
    t.expect({
      me: { line: [{ id: 'mother', damage: 2 }, 'doc-bookton'] },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('goes on for that turn when the artifact has left play', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        hand: ['phase-shift', 'poltergeist'],
        line: ['mother'],
        deck: ['fear'],
      },
      foe: {},
    });
    t.me.action('spectral-tunneler').play('phase-shift').play('poltergeist').reap('mother');
    t.expect({ me: { aember: 2, artifacts: [], hand: ['fear'], line: [{ id: 'mother', exhausted: true }] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'logos', artifacts: ['spectral-tunneler'] }, foe: {} });
    t.me.action('spectral-tunneler');
    t.expect({ me: { artifacts: [{ id: 'spectral-tunneler', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling spectral-tunneler/nexus: used by a reaping Nexus on itself, it lets that same reap draw (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'shadows', line: ['nexus'], deck: ['fear', 'punch'] },
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

describe('a creature that Spectral Tunneler put on a flank', () => {
  it('can be chosen by Bulleteye, Snudge and Harland Mindlock, and by Booby Trap no more', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], artifacts: ['spectral-tunneler'] },
      foe: { line: ['troll', 'mother', 'krump'] },
    });
    t.me.action('spectral-tunneler').choose('mother').play('harland-mindlock').choose('mother').flank('right');
    t.expect({
      me: { line: [{ id: 'harland-mindlock', ...tired }, 'mother'], artifacts: [tunneler] },
      foe: { line: ['troll', 'krump'] },
    });
    const u = table({
      me: { house: 'logos', hand: ['phase-shift', 'booby-trap'], artifacts: ['spectral-tunneler'] },
      foe: { line: ['troll', 'mother', 'krump'] },
    });
    u.me.action('spectral-tunneler').choose('mother').play('phase-shift').play('booby-trap');
    u.expect({ me: { aember: 1 }, foe: { line: ['troll', 'mother', 'krump'] } });
  });

  it('is not stunned by Radiant Truth nor hit by Longfused Mines', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spectral-tunneler', 'longfused-mines'] },
      foe: { line: ['troll', 'mother', 'tocsin', 'krump'] },
    });
    t.me.action('spectral-tunneler').choose('mother').omni('longfused-mines');
    t.expect({ me: { artifacts: [tunneler] }, foe: { line: ['troll', 'mother', 'krump'] } });
  });

  it('gets what flank creatures get: Halacor, Staunch Knight, Shoulder Armor, and 2 more from Valdr', () => {
    const t = table({
      me: { house: 'logos', line: ['halacor', { id: 'doc-bookton' }, 'mother'], artifacts: ['spectral-tunneler'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('spectral-tunneler').choose('doc-bookton').fight('doc-bookton', 'tocsin');
    t.expect({
      me: { line: ['halacor', { id: 'doc-bookton', ...tired }, 'mother'], artifacts: [tunneler] },
      foe: { line: [] },
    });
    const u = table({
      me: {
        house: 'logos',
        line: ['mother', { id: 'staunch-knight', house: 'logos' }, 'batdrone'],
        artifacts: ['spectral-tunneler'],
      },
      foe: { line: [{ id: 'krump', power: 1 }] },
    });
    u.me.action('spectral-tunneler').choose('staunch-knight').fight('staunch-knight', 'krump');
    u.expect({
      me: { line: ['mother', { id: 'staunch-knight', damage: 5, ...tired }, 'batdrone'] },
      foe: { line: [{ id: 'krump', power: 1, damage: 6 }] },
    });
    const v = table({
      me: { house: 'logos', line: [{ id: 'valdr', house: 'logos' }], artifacts: ['spectral-tunneler'] },
      foe: { line: ['mother', 'troll', 'batdrone'] },
    });
    v.me.action('spectral-tunneler').choose('troll').fight('valdr', 'troll');
    v.expect({ me: { line: [] }, foe: { line: ['mother', 'batdrone'] } });
  });

  it('dies of the damage that its power on the flank bore, when the turn is over', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['mother', { id: 'staunch-knight', house: 'logos' }, 'batdrone'],
        artifacts: ['spectral-tunneler'],
      },
      foe: { houses: ['brobnar'], line: [{ id: 'krump', power: 1 }] },
    });
    t.me.action('spectral-tunneler').choose('staunch-knight').fight('staunch-knight', 'krump').end();
    t.expect({ me: { line: ['mother', 'batdrone'] }, foe: { line: [{ id: 'krump', power: 1, damage: 6 }] } });
  });
});
