import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

describe('neutron-shark', () => {
  it('destroys an enemy and a friendly creature or artifact, and ends with a Logos card', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['neutron-shark'],
        line: ['mother'],
        artifacts: ['library-of-babble'],
        deck: ['labwork', 'fear'],
      },
      foe: { line: ['tocsin', 'valdr'], artifacts: ['seeker-needle'], deck: ['urchin'] },
    });
    t.me.play('neutron-shark');
    expect(t.options()).toEqual(['tocsin', 'valdr', 'seeker-needle']);
    t.me.choose('valdr');
    expect(t.options()).toEqual(['mother', 'neutron-shark', 'library-of-babble']);
    t.me.choose('library-of-babble');
    t.expect({
      me: {
        line: ['mother', { id: 'neutron-shark', exhausted: true }],
        artifacts: [],
        deck: ['fear'],
        discard: ['labwork', 'library-of-babble'],
      },
      foe: { line: ['tocsin'], artifacts: ['seeker-needle'], deck: ['urchin'], discard: ['valdr'] },
    });
  });

  it('goes on as long as the discarded card is of another house', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['neutron-shark'],
        line: ['mother', 'batdrone', 'doc-bookton'],
        deck: ['fear', 'urchin', 'labwork', 'punch'],
      },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('neutron-shark').choose('tocsin').choose('batdrone');
    // Then Valdr is the only enemy, and then there is none any more.
    t.me.choose('doc-bookton').choose('mother');
    t.expect({
      me: {
        line: [{ id: 'neutron-shark', exhausted: true }],
        deck: ['punch'],
        discard: ['labwork', 'mother', 'urchin', 'doc-bookton', 'fear', 'batdrone'],
      },
      foe: { line: [], discard: ['valdr', 'tocsin'] },
    });
  });

  it('must destroy itself where nothing else is friendly, and still discards', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], deck: ['labwork', 'fear'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('neutron-shark');
    t.expect({
      me: { line: [], deck: ['fear'], discard: ['labwork', 'neutron-shark'] },
      foe: { line: [], discard: ['tocsin'] },
    });
  });

  it('goes on in v1.0 although it destroyed itself, until no card is discarded', () => {
    const t = table({
      edition: 'cota-1.0',
      me: { house: 'logos', hand: ['neutron-shark'], line: ['mother'], deck: ['fear', 'urchin'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('neutron-shark').choose('tocsin').choose('neutron-shark');
    t.expect({
      me: { line: [], deck: [], discard: ['urchin', 'mother', 'fear', 'neutron-shark'] },
      foe: { line: [], discard: ['valdr', 'tocsin'] },
    });
  });

  it('goes on when its ward saved it', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'neutron-shark', warded: true }], deck: ['fear', 'urchin', 'labwork'] },
      foe: { line: ['tocsin', 'valdr', 'shooler'] },
    });
    t.me.reap('neutron-shark').choose('tocsin').choose('valdr');
    t.expect({
      me: { aember: 1, line: [], deck: ['labwork'], discard: ['urchin', 'neutron-shark', 'fear'] },
      foe: { line: ['shooler'], discard: ['valdr', 'tocsin'] },
    });
  });

  it('ends with an empty deck: no card is no card of another house', () => {
    const t = table({
      me: { house: 'logos', line: ['neutron-shark', 'mother'], deck: [], discard: ['fear'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.reap('neutron-shark').choose('tocsin').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'neutron-shark', exhausted: true }], deck: [], discard: ['mother', 'fear'] },
      foe: { line: ['valdr'] },
    });
  });

  it('does the same after it fought and survived', () => {
    const t = table({
      me: { house: 'logos', line: ['neutron-shark', 'mother'], deck: ['labwork'] },
      foe: { line: ['urchin', 'valdr'] },
    });
    // Urchin is elusive: the Shark survives.
    t.me.fight('neutron-shark', 'urchin').choose('valdr').choose('mother');
    t.expect({
      me: { aember: 0, line: [{ id: 'neutron-shark', exhausted: true }], discard: ['labwork', 'mother'] },
      foe: { line: ['urchin'], discard: ['valdr'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling neutron-shark/destroys-itself: once it destroyed itself, it does not go on (%s) [rule repeat]',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['neutron-shark'], line: ['mother'], deck: ['fear', 'urchin'] },
        foe: { line: ['tocsin', 'valdr'] },
      });
      t.me.play('neutron-shark').choose('tocsin').choose('neutron-shark');
      t.expect({
        me: { line: ['mother'], deck: ['urchin'], discard: ['fear', 'neutron-shark'] },
        foe: { line: ['valdr'], discard: ['tocsin'] },
      });
    },
  );
});

describe('Neutron Shark', () => {
  it('goes on while cards of other houses are discarded and it is in play', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], line: ['urchin', 'mother'], deck: ['punch', 'batdrone', 'fear'] },
      foe: { line: ['krump'], artifacts: ['cannon'] },
    });
    t.me.play('neutron-shark').choose('krump', 'urchin').choose('mother');
    t.expect({
      me: { deck: ['fear'], line: [{ id: 'neutron-shark', ...tired }] },
      foe: { line: [], artifacts: [] },
    });
  });

  it('destroys itself as the last friend, after which the card is discarded and nothing is repeated', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], deck: ['punch', 'punch'] },
      foe: { line: ['krump', 'mother'] },
    });
    t.me.play('neutron-shark').choose('krump');
    t.expect({ me: { deck: ['punch'], line: [], discard: ['punch', 'neutron-shark'] }, foe: { line: ['mother'] } });
  });

  it('saved by Armageddon Cloak it is in play and goes on', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'neutron-shark', upgrades: ['armageddon-cloak'] }],
        deck: ['punch', 'batdrone'],
      },
      foe: { line: ['krump', 'mother', 'troll'] },
    });
    t.me.reap('neutron-shark').choose('krump').choose('mother');
    t.expect({
      me: { aember: 1, deck: [], line: [], discard: ['batdrone', 'neutron-shark', 'punch', 'armageddon-cloak'] },
      foe: { line: ['troll'] },
    });
  });

  it('ends with an empty deck, for no card was discarded', () => {
    const t = table({
      me: { house: 'logos', hand: ['neutron-shark'], line: ['urchin', 'mother'], deck: [], discard: ['punch'] },
      foe: { line: ['krump', 'troll'] },
    });
    t.me.play('neutron-shark').choose('krump', 'urchin');
    t.expect({
      me: { deck: [], line: ['mother', { id: 'neutron-shark', ...tired }], discard: ['urchin', 'punch'] },
      foe: { line: ['troll'] },
    });
  });

  it('discards the Dextre that it destroyed: a Logos card ends it, a maverick of another house does not', () => {
    const set = (dextre: object) =>
      table({
        me: {
          house: 'logos',
          hand: ['neutron-shark'],
          line: [{ id: 'dextre', ...dextre }, 'mother'],
          deck: ['batdrone'],
        },
        foe: { line: ['krump', 'troll'] },
      });
    const plain = set({});
    plain.me.play('neutron-shark').choose('krump', 'dextre');
    plain.expect({
      me: { deck: ['batdrone'], discard: ['dextre'], line: ['mother', { id: 'neutron-shark', ...tired }] },
      foe: { line: ['troll'] },
    });
    const maverick = set({ house: 'dis' });
    maverick.me.play('neutron-shark').choose('krump', 'dextre').choose('mother');
    maverick.expect({
      me: { deck: [], discard: ['batdrone', 'mother', 'dextre'], line: [{ id: 'neutron-shark', ...tired }] },
      foe: { line: [] },
    });
  });
});
