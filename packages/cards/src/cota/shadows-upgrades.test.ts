// The upgrades of Shadows.
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';

const myHouses = ['shadows', 'untamed', 'logos'] as const;
const foeHouses = { houses: ['brobnar', 'dis', 'shadows'] } as const;

describe('duskrunner', () => {
  it('lets its creature steal 1 by reaping', () => {
    const t = table({
      me: { house: 'shadows', hand: ['duskrunner'], line: ['dodger', 'silvertooth'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('duskrunner').choose('dodger').reap('dodger').reap('silvertooth');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'dodger', exhausted: true, upgrades: ['duskrunner'] },
          { id: 'silvertooth', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('steals nothing by fighting', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'silvertooth', upgrades: ['duskrunner'] }] },
      foe: { aember: 3, line: ['urchin'] },
    });
    t.me.fight('silvertooth', 'urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'silvertooth', exhausted: true, upgrades: ['duskrunner'] }] },
      foe: { aember: 3, line: ['urchin'] },
    });
  });

  it('steals once for each copy, beside the Reap: ability of the creature itself', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'doc-bookton', upgrades: ['duskrunner', 'duskrunner'] }],
        deck: ['fear', 'punch'],
      },
      foe: { aember: 3 },
    });
    t.me.reap('doc-bookton').order('doc-bookton');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear'],
        line: [{ id: 'doc-bookton', exhausted: true, upgrades: ['duskrunner', 'duskrunner'] }],
      },
      foe: { aember: 1 },
    });
  });

  it('on an enemy creature steals for the opponent', () => {
    const t = table({
      me: { house: 'shadows', houses: myHouses, hand: ['duskrunner'], aember: 2 },
      foe: { ...foeHouses, line: ['tocsin'], hand: [] },
    });
    t.me.play('duskrunner').end();
    t.foe.house('dis').reap('tocsin').order('tocsin');
    t.expect({
      me: { aember: 1 },
      foe: { aember: 2, line: [{ id: 'tocsin', exhausted: true, upgrades: ['duskrunner'] }] },
    });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['duskrunner'] }, foe: {} });
    t.me.cannot('play', 'duskrunner', 'no-host');
    t.expect({ me: { hand: ['duskrunner'] } });
  });
});

describe('ring-of-invisibility', () => {
  it('gives elusive: the first attack of a turn does nothing, the second does', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: [{ id: 'mother', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.fight('tocsin', 'mother');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] },
      foe: { line: [{ id: 'mother', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.fight('shooler', 'mother');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }] },
      foe: { line: [], discard: ['mother', 'ring-of-invisibility'] },
    });
  });

  it('gives skirmish', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ring-of-invisibility'], line: ['dodger'] },
      foe: { line: ['mother'], aember: 1 },
    });
    t.me.play('ring-of-invisibility').choose('dodger').fight('dodger', 'mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'dodger', exhausted: true, upgrades: ['ring-of-invisibility'] }] },
      foe: { line: [], aember: 0 },
    });
  });

  it('helps its creature only', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'dodger', upgrades: ['ring-of-invisibility'] }, 'silvertooth'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('silvertooth', 'tocsin');
    t.expect({
      me: { line: [{ id: 'dodger', upgrades: ['ring-of-invisibility'] }] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('does not protect from other damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: [{ id: 'silvertooth', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.play('poison-wave');
    t.expect({ foe: { line: [] } });
  });

  it('adds nothing to a creature that has both keywords already', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: [{ id: 'urchin', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.fight('tocsin', 'urchin').fight('shooler', 'urchin');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});

describe('silent-dagger', () => {
  it('lets its creature deal 4 to a creature on a flank by reaping', () => {
    const t = table({
      me: { house: 'shadows', hand: ['silent-dagger'], line: ['silvertooth', 'dodger', 'urchin'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.play('silent-dagger').choose('dodger').reap('dodger');
    expect(t.options()).toEqual(['silvertooth', 'urchin', 'mother', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: {
        aember: 2,
        line: ['silvertooth', { id: 'dodger', exhausted: true, upgrades: ['silent-dagger'] }, 'urchin'],
      },
      foe: { line: ['mother', 'tocsin', { id: 'shooler', damage: 4 }] },
    });
  });

  it('must hit its own creature when that stands alone', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'silvertooth', upgrades: ['silent-dagger'] }] },
      foe: {},
    });
    t.me.reap('silvertooth');
    t.expect({ me: { aember: 1, line: [], discard: ['silvertooth', 'silent-dagger'] } });
  });

  it('is reduced by armor and does nothing by fighting', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: [
          { id: 'dodger', upgrades: ['silent-dagger'] },
          { id: 'umbra', upgrades: ['silent-dagger'] },
        ],
      },
      foe: { line: ['champion-anaphiel'] },
    });
    t.me.reap('dodger').choose('champion-anaphiel').fight('umbra', 'champion-anaphiel');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dodger', exhausted: true, upgrades: ['silent-dagger'] },
          { id: 'umbra', exhausted: true, upgrades: ['silent-dagger'] },
        ],
      },
      foe: { line: [{ id: 'champion-anaphiel', damage: 5 }] },
    });
  });
});
