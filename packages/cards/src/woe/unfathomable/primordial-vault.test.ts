import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const cultist = { id: 'mother', token: 'cultist' };
const used = { id: 'primordial-vault', exhausted: true };
const houses = ['unfathomable', 'logos', 'dis'] as const;

describe('primordial-vault', () => {
  it('makes a Cultist at the start of your turn', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        houses,
        artifacts: ['primordial-vault'],
        beside: ['cultist'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'mother'],
      },
      foe: { houses: ['brobnar', 'logos', 'dis'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('dis');
    t.expect({ me: { artifacts: ['primordial-vault'], line: [{ ...cultist, exhausted: true }], deck: [] } });
  });

  it('makes nothing for a player with another token card', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        houses,
        artifacts: ['primordial-vault'],
        beside: ['priest'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'mother'],
      },
      foe: { houses: ['brobnar', 'logos', 'dis'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('dis');
    t.expect({ me: { artifacts: ['primordial-vault'], line: [], deck: ['mother'] } });
  });

  it('finds Tangaika for 4 Cultists, in the deck or in the discard pile', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: ['primordial-vault'],
        line: [cultist, cultist, cultist, cultist, 'hookmaster'],
        deck: ['troll', 'tangaika', 'krump'],
      },
    });
    t.me.action('primordial-vault').choose('tangaika');
    t.expect({ me: { artifacts: [used], line: ['hookmaster'], hand: ['tangaika'] } });
    expect(t.state.players[0]?.deck).toHaveLength(2);
    expect(t.events.some(({ type }) => type === 'shuffle')).toBe(true);
    const u = table({
      me: {
        house: 'unfathomable',
        artifacts: ['primordial-vault'],
        line: [cultist, cultist, cultist, cultist],
        discard: ['tangaika'],
      },
    });
    u.me.action('primordial-vault').choose('tangaika');
    u.expect({ me: { artifacts: [used], line: [], hand: ['tangaika'] } });
  });

  it('destroys 3 Cultists for nothing', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        artifacts: ['primordial-vault'],
        line: [cultist, cultist, cultist, 'hookmaster'],
        deck: ['tangaika'],
      },
    });
    t.me.action('primordial-vault');
    t.expect({ me: { artifacts: [used], line: ['hookmaster'], hand: [], deck: ['tangaika'] } });
  });
});
