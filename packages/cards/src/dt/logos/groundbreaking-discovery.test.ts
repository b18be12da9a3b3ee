import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('groundbreaking-discovery', () => {
  it('with all three it destroys each card in play, unforges a key, and is purged', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['groundbreaking-discovery'],
        line: [{ id: 'dr-verokter', upgrades: ['reckless-experimentation'] }],
        artifacts: ['rooftop-laboratory'],
        keys: 1,
      },
      foe: { line: ['troll'], artifacts: ['autocannon'], keys: 1 },
    });
    t.me.play('groundbreaking-discovery');
    t.expect({
      me: { line: [], artifacts: [], keys: 1, aember: 1, purged: ['groundbreaking-discovery'] },
      foe: { line: [], artifacts: [], keys: 0, discard: ['autocannon', 'troll'] },
    });
  });

  it('ruling groundbreaking-discovery/wards: a ward saves a creature, but no artifact and no upgrade on it', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['reckless-experimentation', 'groundbreaking-discovery'],
        line: ['dr-verokter'],
        artifacts: ['rooftop-laboratory'],
      },
      foe: {
        line: [{ id: 'troll', warded: true, upgrades: ['blood-of-titans'] }],
        artifacts: ['autocannon'],
        keys: 1,
      },
    });
    t.me.play('reckless-experimentation').choose('troll').play('groundbreaking-discovery');
    t.expect({
      me: { line: [], artifacts: [], purged: ['groundbreaking-discovery'] },
      foe: { line: ['troll'], artifacts: [], keys: 0, discard: ['autocannon', 'blood-of-titans'] },
    });
  });

  it('does nothing where one of the three is missing, or is the opponent’s', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['groundbreaking-discovery'],
        line: ['dr-verokter', 'mother'],
        artifacts: ['rooftop-laboratory'],
        discard: ['reckless-experimentation'],
      },
      foe: { line: ['troll'], keys: 1 },
    });
    t.me.play('groundbreaking-discovery');
    t.expect({
      me: {
        line: ['dr-verokter', 'mother'],
        purged: [],
        discard: ['groundbreaking-discovery', 'reckless-experimentation'],
      },
      foe: { line: ['troll'], keys: 1 },
    });
    const u = table({
      me: {
        house: 'logos',
        hand: ['groundbreaking-discovery'],
        line: [{ id: 'mother', upgrades: ['reckless-experimentation'] }],
        artifacts: ['rooftop-laboratory'],
      },
      foe: { line: ['dr-verokter'], keys: 1 },
    });
    u.me.play('groundbreaking-discovery');
    u.expect({
      me: {
        line: [{ id: 'mother', upgrades: ['reckless-experimentation'] }],
        artifacts: ['rooftop-laboratory'],
        purged: [],
        discard: ['groundbreaking-discovery'],
      },
      foe: { line: ['dr-verokter'], keys: 1 },
    });
  });

  it('destroys and is purged although no key is forged', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['groundbreaking-discovery'],
        line: [{ id: 'dr-verokter', upgrades: ['reckless-experimentation'] }],
        artifacts: ['rooftop-laboratory'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('groundbreaking-discovery');
    t.expect({ me: { line: [], artifacts: [], purged: ['groundbreaking-discovery'] }, foe: { line: [], keys: 0 } });
  });
});
