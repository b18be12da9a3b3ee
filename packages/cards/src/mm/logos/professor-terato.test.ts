import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('professor-terato', () => {
  const tired = (id: string) => ({ id, exhausted: true });

  it('Mutants draw a card when they reap, itself among them', () => {
    const t = table({
      me: { house: 'logos', line: ['professor-terato', 'hapsis'], deck: ['punch', 'fear', 'troll'] },
      foe: {},
    });
    t.me.reap('professor-terato').reap('hapsis');
    t.expect({
      me: { aember: 2, hand: ['punch', 'fear'], deck: ['troll'], line: [tired('professor-terato'), tired('hapsis')] },
    });
  });

  it('other creatures do not, and Mutants do not when they fight', () => {
    const t = table({
      me: { house: 'logos', line: ['professor-terato', 'mother', 'hapsis'], deck: ['punch'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('mother').fight('hapsis', 'troll');
    t.expect({
      me: { aember: 1, hand: [], deck: ['punch'], line: ['professor-terato', tired('mother')] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('serves Mutants of the opponent, who draw for their own player', () => {
    const t = table({
      me: { house: 'brobnar', line: ['rogue-ogre'], deck: ['punch'] },
      foe: { line: ['professor-terato'], deck: ['fear'] },
    });
    t.me.reap('rogue-ogre');
    t.expect({
      me: { aember: 1, hand: ['punch'], line: [tired('rogue-ogre')] },
      foe: { hand: [], deck: ['fear'], line: ['professor-terato'] },
    });
  });

  it('two of them let a Mutant draw two cards', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['professor-terato', 'professor-terato', 'hapsis'],
        deck: ['punch', 'fear', 'troll'],
      },
      foe: {},
    });
    t.me.reap('hapsis');
    t.expect({
      me: { hand: ['punch', 'fear'], deck: ['troll'], line: ['professor-terato', 'professor-terato', tired('hapsis')] },
    });
  });
});
