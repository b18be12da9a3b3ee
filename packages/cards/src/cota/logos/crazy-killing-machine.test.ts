import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('crazy-killing-machine', () => {
  it('discards the top card of each deck and destroys a creature or artifact of each of their houses', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['crazy-killing-machine', 'soul-snatcher'],
        line: ['tocsin', 'mother'],
        deck: ['fear', 'labwork'],
      },
      foe: { line: ['valdr', 'shooler'], deck: ['punch', 'labwork'] },
    });
    t.me.action('crazy-killing-machine');
    expect(t.options()).toEqual(['tocsin', 'soul-snatcher', 'shooler']);
    t.me.choose('soul-snatcher');
    t.expect({
      me: {
        artifacts: [{ id: 'crazy-killing-machine', exhausted: true }],
        line: ['tocsin', 'mother'],
        deck: ['labwork'],
        discard: ['soul-snatcher', 'fear'],
      },
      foe: { line: ['shooler'], deck: ['labwork'], discard: ['valdr', 'punch'] },
    });
  });

  it.each([
    { what: 'one is', top: 'fear', line: ['mother'] },
    { what: 'none is', top: 'urchin', line: ['tocsin', 'mother'] },
  ])('is destroyed when only $what destroyed', ({ top, line }) => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], line: ['tocsin', 'mother'], deck: [top] },
      foe: { deck: ['punch'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({
      me: { artifacts: [], line, deck: [] },
      foe: { deck: [], discard: ['punch'] },
    });
  });

  it('needs two different cards for two of one house', () => {
    const two = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { line: ['tocsin', 'shooler'], deck: ['mind-barb'] },
    });
    two.me.action('crazy-killing-machine').choose('tocsin');
    two.expect({
      me: { artifacts: [{ id: 'crazy-killing-machine', exhausted: true }] },
      foe: { line: [], discard: ['shooler', 'tocsin', 'mind-barb'] },
    });
    const one = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { line: ['tocsin'], deck: ['mind-barb'] },
    });
    one.me.action('crazy-killing-machine');
    one.expect({ me: { artifacts: [], discard: ['crazy-killing-machine', 'fear'] }, foe: { line: [] } });
  });

  it('must destroy itself for a Logos card where nothing else is of that house', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['labwork'] },
      foe: { line: ['tocsin'], deck: ['fear'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({
      me: { artifacts: [], discard: ['crazy-killing-machine', 'labwork'] },
      foe: { line: [], discard: ['tocsin', 'fear'] },
    });
  });

  it('finds at most one in an empty deck, and does not make a new deck', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: [], discard: ['urchin'] },
      foe: { line: ['tocsin', 'shooler'], deck: ['fear'] },
    });
    t.me.action('crazy-killing-machine').choose('tocsin');
    t.expect({
      me: { artifacts: [], deck: [], discard: ['crazy-killing-machine', 'urchin'] },
      foe: { line: ['shooler'], discard: ['tocsin', 'fear'] },
    });
  });

  it('does not count a creature that its ward saved', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['fear'] },
      foe: { line: [{ id: 'tocsin', warded: true }, 'valdr'], deck: ['punch'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: ['tocsin'], discard: ['valdr', 'punch'] } });
  });

  it('does not destroy upgrades', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['punch'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }], deck: ['punch'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({ me: { artifacts: [] }, foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] } });
  });
});
