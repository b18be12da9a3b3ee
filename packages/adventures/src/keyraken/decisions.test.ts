// Decisions of docs/keyraken.md on which the rules of the Keyraken and the cards say nothing, where no other test shows them.
import { gameEndOf } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { against, keyrakenId } from '../testing/game.ts';

describe('the turn of the Keyraken', () => {
  it('has no active house: Evasion Sigil discards for each attack, and stops none', () => {
    const t = against({
      me: { house: 'brobnar', line: ['grunt-9'], artifacts: ['evasion-sigil'] },
      foe: { deck: ['rotk-preternatural-will', 'rotk-shield-arm', 'rotk-emergence'], line: ['rotk-lashing-tentacle'] },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'grunt-9', damage: 3 }], artifacts: ['evasion-sigil'] },
      foe: {
        aember: 1,
        line: ['rotk-lashing-tentacle'],
        deck: ['rotk-emergence'],
        discard: ['rotk-shield-arm', 'rotk-preternatural-will'],
      },
    });
  });

  it('is its own: at its start Mechabuoy gives 1 æmber to the Keyraken as the active player', () => {
    const t = against({ tide: 'high', me: { line: [], artifacts: ['mechabuoy'] }, mates: [{}] });
    t.me.end();
    t.expect({ tide: 'high', me: { aember: 0 }, mates: [{ aember: 1 }], foe: { aember: 2 } });
  });
});

describe('the tide', () => {
  it('is raised by the active player, whoever pays: Abyssal Zealot captures for that player only', () => {
    const t = against({
      me: { aember: 1, line: ['abyssal-zealot'] },
      mates: [{ aember: 3, line: ['abyssal-zealot'] }],
      foe: { aember: 5 },
    });
    t.me.raiseTide();
    t.expect({
      tide: 'high',
      me: { aember: 0, line: [{ id: 'abyssal-zealot', aember: 2 }] },
      mates: [{ aember: 0, line: ['abyssal-zealot'] }],
      foe: { aember: 3 },
    });
  });
});

describe('a ward on the Keyraken', () => {
  it('holds in every edition, although it is no creature: it keeps the damage of one fight away', () => {
    for (const edition of ['current', 'master-16'] as const) {
      const t = against({
        edition,
        me: { line: ['grunt-5', 'grunt-6'], keys: 3 },
        foe: { adversary: { id: keyrakenId, warded: true } },
      });
      t.me.fight('grunt-5', keyrakenId);
      const hurt = { id: 'grunt-5', damage: 3, exhausted: true };
      t.expect({ me: { line: [hurt, 'grunt-6'] }, foe: { adversary: keyrakenId } });
      t.me.fight('grunt-6', keyrakenId);
      t.expect({
        me: { line: [hurt, { ...hurt, id: 'grunt-6' }] },
        foe: { adversary: { id: keyrakenId, damage: 6 } },
      });
    }
  });
});

describe('a player who must draw from an empty deck, by the reference manual', () => {
  it('loses, and the team with that player: the Keyraken wins without its last advance', () => {
    const t = against({ edition: 'manual', me: { deck: [], hand: [] }, mates: [{}], advances: 1 });
    t.me.end();
    t.expect({ winner: 'foe', advances: 1 });
    expect(gameEndOf(t.state)).toBe('empty-deck');
  });
});
