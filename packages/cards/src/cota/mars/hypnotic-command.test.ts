import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('hypnotic-command', () => {
  it('lets an enemy creature capture 1 from its own side for each friendly Mars creature', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['hypnotic-command'],
        aember: 2,
        line: ['blypyp', 'snufflegator', { id: 'tunk', exhausted: true }],
      },
      foe: { aember: 3, line: ['tocsin', 'mother', 'zyzzix-the-many'] },
    });
    t.me.play('hypnotic-command');
    expect([...t.options()].sort()).toEqual(['mother', 'tocsin', 'zyzzix-the-many']);
    t.me.choose('tocsin', 'mother');
    t.expect({
      me: { aember: 2, line: ['blypyp', 'snufflegator', { id: 'tunk', exhausted: true }] },
      foe: { aember: 1, line: [{ id: 'tocsin', aember: 1 }, { id: 'mother', aember: 1 }, 'zyzzix-the-many'] },
    });
  });

  it('may choose the same creature each time', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['blypyp', 'tunk'] },
      foe: { aember: 3, line: ['tocsin', 'mother'] },
    });
    t.me.play('hypnotic-command').choose('mother', 'mother');
    t.expect({
      me: { line: ['blypyp', 'tunk'] },
      foe: { aember: 1, line: ['tocsin', { id: 'mother', aember: 2 }] },
    });
  });

  it('captures no more than the opponent has, and asks no further', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], aember: 4, line: ['blypyp', 'tunk'] },
      foe: { aember: 1, line: ['tocsin', 'mother'] },
    });
    t.me.play('hypnotic-command').choose('tocsin');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { aember: 4, line: ['blypyp', 'tunk'] },
      foe: { aember: 0, line: [{ id: 'tocsin', aember: 1 }, 'mother'] },
    });
  });

  it('asks nothing where the pool is empty', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], aember: 4, line: ['blypyp', 'tunk'] },
      foe: { aember: 0, line: ['tocsin', 'mother'] },
    });
    t.me.play('hypnotic-command');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 4, line: ['blypyp', 'tunk'] }, foe: { aember: 0, line: ['tocsin', 'mother'] } });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['blypyp', 'tunk'] },
      foe: { aember: 3 },
    });
    t.me.play('hypnotic-command');
    t.expect({ me: { line: ['blypyp', 'tunk'] }, foe: { aember: 3 } });
  });

  it('does nothing without a friendly Mars creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command'], line: ['snufflegator'] },
      foe: { aember: 3, line: ['tunk', 'mother'] },
    });
    t.me.play('hypnotic-command');
    t.expect({ me: { line: ['snufflegator'] }, foe: { aember: 3, line: ['tunk', 'mother'] } });
  });

  it('brings the æmber to you when the creature that has it leaves', () => {
    const t = table({
      me: { house: 'mars', hand: ['hypnotic-command', 'ammonia-clouds'], line: ['tunk'] },
      foe: { aember: 1, line: ['tocsin'] },
    });
    t.me.play('hypnotic-command').play('ammonia-clouds');
    t.expect({ me: { aember: 1, line: [{ id: 'tunk', damage: 2 }] }, foe: { aember: 0, line: [] } });
  });
});
