import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hayyel-the-merchant', () => {
  it('gains 1 each time its player plays an artifact', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['hallowed-blaster', 'whispering-reliquary'], line: ['hayyel-the-merchant'] },
      foe: {},
    });
    t.me.play('hallowed-blaster').play('whispering-reliquary');
    t.expect({
      me: {
        aember: 2,
        line: ['hayyel-the-merchant'],
        artifacts: [
          { id: 'hallowed-blaster', exhausted: true },
          { id: 'whispering-reliquary', exhausted: true },
        ],
      },
    });
  });

  it('gains beside the bonus of the artifact, and once for each Hayyel', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['round-table'],
        line: ['hayyel-the-merchant', 'hayyel-the-merchant'],
      },
      foe: {},
    });
    t.me.play('round-table');
    t.expect({ me: { aember: 3, line: ['hayyel-the-merchant', 'hayyel-the-merchant'] } });
  });

  it('gains nothing for creatures, actions and upgrades, nor for itself', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['hayyel-the-merchant', 'champion-anaphiel', 'glorious-few', 'mantle-of-the-zealot'],
      },
      foe: {},
    });
    t.me.play('hayyel-the-merchant').play('champion-anaphiel').play('glorious-few');
    t.me.play('mantle-of-the-zealot').choose('champion-anaphiel');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'hayyel-the-merchant', exhausted: true },
          { id: 'champion-anaphiel', exhausted: true, upgrades: ['mantle-of-the-zealot'] },
        ],
      },
    });
  });

  it('gains nothing when the opponent plays an artifact', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['hallowed-blaster'] },
      foe: { line: ['hayyel-the-merchant'] },
    });
    t.me.play('hallowed-blaster');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: ['hayyel-the-merchant'] } });
  });

  it('gains nothing when control of an artifact is taken', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], line: ['mother'] },
      foe: { line: ['hayyel-the-merchant'] },
    });
    t.me.action('spangler-box').choose('mother');
    t.expect({
      me: { line: [] },
      foe: { aember: 0, artifacts: [{ id: 'spangler-box', exhausted: true }], line: ['hayyel-the-merchant'] },
    });
  });
});
