import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('static-charge', () => {
  it('deals 2 damage to each neighbor of its creature at the start of the turn of its controller', () => {
    const t = table({
      active: 1,
      me: {
        houses: ['logos', 'dis'],
        line: ['troll', 'mother', { id: 'dextre', upgrades: ['static-charge'] }, 'krump'],
      },
      foe: { house: 'brobnar', houses: ['brobnar', 'dis'], line: ['bumpsy'] },
    });
    t.foe.end();
    t.expect({
      active: 'me',
      me: {
        line: [
          'troll',
          { id: 'mother', damage: 2 },
          { id: 'dextre', upgrades: ['static-charge'] },
          { id: 'krump', damage: 2 },
        ],
      },
      foe: { line: ['bumpsy'] },
    });
  });

  it('on an enemy creature it waits for the turn of the opponent', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis'], hand: ['static-charge'], line: ['mother'] },
      foe: { houses: ['brobnar', 'dis'], line: ['troll', 'krump'] },
    });
    t.me.play('static-charge').choose('krump').end();
    t.expect({
      active: 'foe',
      me: { line: ['mother'] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'krump', upgrades: ['static-charge'] },
        ],
      },
    });
    t.foe.house('dis').end();
    t.expect({
      active: 'me',
      me: { line: ['mother'] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'krump', upgrades: ['static-charge'] },
        ],
      },
    });
  });

  it('hurts nobody where the creature has no neighbors', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'dis'], line: [{ id: 'dextre', upgrades: ['static-charge'] }] },
      foe: { house: 'brobnar', houses: ['brobnar', 'dis'], line: ['bumpsy'] },
    });
    t.foe.end();
    t.expect({
      active: 'me',
      me: { line: [{ id: 'dextre', upgrades: ['static-charge'] }] },
      foe: { line: ['bumpsy'] },
    });
  });

  it('two of them on one creature strike one after the other', () => {
    const t = table({
      active: 1,
      me: {
        houses: ['logos', 'dis'],
        line: ['champion-anaphiel', { id: 'dextre', upgrades: ['static-charge', 'static-charge'] }],
      },
      foe: { house: 'brobnar', houses: ['brobnar', 'dis'] },
    });
    t.foe.end();
    t.expect({
      active: 'me',
      me: {
        line: [
          { id: 'champion-anaphiel', damage: 3 },
          { id: 'dextre', upgrades: ['static-charge', 'static-charge'] },
        ],
      },
    });
  });
});
