import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('spangler-box', () => {
  it('purges a creature and goes to the opponent, exhausted', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], line: ['mother'] },
      foe: { line: ['tocsin', { id: 'shooler', damage: 2, aember: 1 }] },
    });
    t.me.action('spangler-box').choose('shooler');
    t.expect({
      me: { artifacts: [], aember: 1, line: ['mother'] },
      foe: { artifacts: [{ id: 'spangler-box', exhausted: true }], line: ['tocsin'], purged: ['shooler'], discard: [] },
    });
  });

  it('may purge a friendly creature, and must where there is no other', () => {
    const t = table({ me: { house: 'logos', artifacts: ['spangler-box'], line: ['mother'] }, foe: {} });
    t.me.action('spangler-box');
    t.expect({
      me: { artifacts: [], line: [], purged: ['mother'] },
      foe: { artifacts: [{ id: 'spangler-box', exhausted: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling spangler-box/archived: a card that went from the purged cards to archives does not come back (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          artifacts: ['spangler-box', 'universal-recycle-bin'],
          line: ['mother'],
          deck: filler(6),
        },
        foe: { ...foeHouses, hand: ['poltergeist', ...filler(5)], deck: filler(6) },
      });
      t.me.action('spangler-box').choose('mother').action('universal-recycle-bin').choose('mother').end();
      t.foe.house('dis').play('poltergeist').choose('spangler-box');
      t.expect({
        me: {
          archives: ['mother'],
          line: [],
          artifacts: [{ id: 'universal-recycle-bin' }],
          discard: ['spangler-box'],
        },
      });
    },
  );

  it('stays where it is when there is no creature to purge', () => {
    const t = table({ me: { house: 'logos', artifacts: ['spangler-box'] }, foe: {} });
    t.me.action('spangler-box');
    t.expect({ me: { artifacts: [{ id: 'spangler-box', exhausted: true }] }, foe: { artifacts: [] } });
  });

  it('stays when a ward saves the creature', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    t.me.action('spangler-box');
    t.expect({
      me: { artifacts: [{ id: 'spangler-box', exhausted: true }] },
      foe: { line: ['tocsin'], artifacts: [] },
    });
  });

  it('lets its new controller choose Logos and use it, and gives back all when it leaves', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', artifacts: ['spangler-box'], line: ['mother'] },
      foe: { ...foeHouses, line: ['tocsin'], hand: ['poltergeist', ...filler(5)], deck: ['fear'] },
    });
    t.me.action('spangler-box').choose('tocsin').end();
    t.foe.house('logos').cannot('action', 'spangler-box', 'exhausted').end();
    t.me.house('sanctum').end();
    t.foe.house('logos').action('spangler-box');
    t.expect({
      me: { line: [], purged: ['mother'], artifacts: [{ id: 'spangler-box', exhausted: true }] },
      foe: { purged: ['tocsin'], artifacts: [] },
    });
    t.foe.end();
    t.me.house('logos').end();
    t.foe.house('dis').play('poltergeist');
    // Whoever owns them, they return one after the other.
    t.foe.choose('mother');
    // The box was ready again: it was used first, without a creature to purge.
    t.expect({
      me: { purged: [], line: [{ id: 'mother', exhausted: true }], artifacts: [], discard: ['spangler-box'] },
      foe: { purged: [], line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('asks in which order several return to one battleline, and then where each enters [rule put-into-play]', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', artifacts: ['spangler-box'], line: ['mother', 'dust-pixie', 'troll'] },
      foe: { ...foeHouses, hand: ['poltergeist', ...filler(5)], deck: filler(12) },
    });
    t.me.action('spangler-box').choose('mother').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').end();
    t.foe.house('logos').action('spangler-box').choose('dust-pixie').end();
    t.me.house('sanctum').end();
    t.foe.house('dis').end();
    t.me.house('logos').action('spangler-box').choose('troll').end();
    t.foe.house('dis').play('poltergeist').choose('spangler-box');
    expect([...t.options()].sort()).toEqual(['dust-pixie', 'mother', 'troll']);
    t.foe.choose('troll', 'dust-pixie').flank('left').flank('right').flank('left');
    const entered = t.events.flatMap((e) => (e.type === 'enter' && !e.played ? [e.card.name] : []));
    expect(entered).toEqual(['troll', 'dust-pixie', 'mother']);
    t.expect({
      me: {
        purged: [],
        line: [
          { id: 'mother', exhausted: true },
          { id: 'troll', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
      foe: {},
    });
  });

  it('puts creatures into play without their bonus and Play: ability, on the flank that the active player chooses', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spangler-box'],
        line: ['dust-pixie', 'tocsin'],
        hand: ['phase-shift', 'poltergeist'],
      },
      foe: { aember: 3, line: ['shooler'] },
    });
    t.me.action('spangler-box').choose('dust-pixie').play('phase-shift').play('poltergeist').flank('right');
    t.expect({
      me: { aember: 1, purged: [], line: ['tocsin', { id: 'dust-pixie', exhausted: true }], artifacts: [] },
      foe: { aember: 3, line: ['shooler'], artifacts: [] },
    });
  });

  it('gives a creature that was under foreign control back to its owner', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spangler-box'],
        hand: ['phase-shift', 'poltergeist'],
        line: [{ id: 'tocsin', owner: 1 }],
      },
      foe: {},
    });
    t.me.action('spangler-box');
    t.expect({
      me: { line: [], purged: [] },
      foe: { purged: ['tocsin'], artifacts: [{ id: 'spangler-box', exhausted: true }] },
    });
    t.me.play('phase-shift').play('poltergeist');
    t.expect({
      me: { line: [], discard: ['poltergeist', 'spangler-box', 'phase-shift'] },
      foe: { purged: [], artifacts: [], line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('returns creatures without the damage and the upgrades that they had', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], hand: ['phase-shift', 'poltergeist'] },
      foe: { line: [{ id: 'tocsin', damage: 2, stunned: true, upgrades: ['blood-of-titans'] }] },
    });
    t.me.action('spangler-box').play('phase-shift').play('poltergeist');
    t.expect({
      foe: { purged: [], artifacts: [], line: [{ id: 'tocsin', exhausted: true }], discard: ['blood-of-titans'] },
    });
  });

  it('leaves cards alone that something else purged', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], purged: ['mother'] },
      foe: { artifacts: [{ id: 'spangler-box', exhausted: true }], purged: ['tocsin'] },
    });
    t.me.play('poltergeist');
    t.expect({
      me: { aember: 1, line: [], purged: ['mother'] },
      foe: { line: [], purged: ['tocsin'], artifacts: [], discard: ['spangler-box'] },
    });
  });

  it('used by the opponent of its controller stays with its controller', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access'], line: ['mother'] },
      foe: { artifacts: ['spangler-box'], line: ['tocsin'] },
    });
    t.me.play('remote-access').choose('tocsin');
    t.expect({
      me: { aember: 1, line: ['mother'], artifacts: [] },
      foe: { line: [], purged: ['tocsin'], artifacts: [{ id: 'spangler-box', exhausted: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling spangler-box/kelifi-dragon: puts a Kelifi Dragon into play although it could not be played (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          artifacts: ['spangler-box'],
          line: ['kelifi-dragon'],
          hand: ['phase-shift', 'grasping-vines'],
        },
        foe: {},
      });
      t.me.action('spangler-box').play('phase-shift').play('grasping-vines').choose('spangler-box');
      t.expect({
        me: { aember: 1, purged: [], hand: ['spangler-box'], line: [{ id: 'kelifi-dragon', exhausted: true }] },
        foe: { artifacts: [] },
      });
    },
  );
});
