import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('badgemagus', () => {
  it('after its fight, its neighbors are readied and fight one at a time, in the order that its player chooses', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: [{ id: 'krump', exhausted: true }, 'badgemagus', { id: 'troll', exhausted: true }],
      },
      foe: { line: ['tocsin', 'shooler', 'bumpsy'] },
    });
    t.me.fight('badgemagus', 'tocsin').choose('troll').choose('bumpsy');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 5, exhausted: true },
          { id: 'badgemagus', damage: 3, exhausted: true },
          { id: 'troll', damage: 5, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('ruling badgemagus/one-at-a-time: the second neighbor fights although the first died, or Badgemagus itself in between', () => {
    const t = table({
      me: { house: 'sanctum', line: ['silvertooth', 'badgemagus', 'troll'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.fight('badgemagus', 'tocsin').choose('silvertooth');
    t.expect({
      me: {
        line: [
          { id: 'badgemagus', damage: 3, exhausted: true },
          { id: 'troll', damage: 6, exhausted: true },
        ],
        discard: ['silvertooth'],
      },
      foe: { line: [] },
    });
    const between = table({
      me: { house: 'sanctum', line: ['horseman-of-pestilence', 'badgemagus', 'troll'] },
      foe: { line: ['tocsin', 'tocsin', 'mother'] },
    });
    between.me.fight('badgemagus', 'tocsin').choose('horseman-of-pestilence').choose('tocsin');
    between.expect({
      me: {
        line: [
          { id: 'horseman-of-pestilence', damage: 3, exhausted: true },
          { id: 'troll', damage: 6, exhausted: true },
        ],
        discard: ['badgemagus'],
      },
      foe: { line: [] },
    });
  });

  it('on a flank only one neighbor fights, and no creature further away', () => {
    const t = table({
      me: { house: 'sanctum', line: ['badgemagus', 'krump', 'troll'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.fight('badgemagus', 'tocsin');
    t.expect({
      me: {
        line: [{ id: 'badgemagus', damage: 3, exhausted: true }, { id: 'krump', damage: 5, exhausted: true }, 'troll'],
      },
      foe: { line: [] },
    });
  });

  it('a stunned neighbor only loses its stun, and where no enemy is left they are only readied', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'krump', stunned: true }, 'badgemagus', { id: 'troll', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('badgemagus', 'tocsin').choose('krump');
    t.expect({
      me: { line: [{ id: 'krump', exhausted: true }, { id: 'badgemagus', damage: 3, exhausted: true }, 'troll'] },
      foe: { line: [] },
    });
  });

  it('nothing of it happens where Badgemagus does not survive its fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['krump', 'badgemagus'] },
      foe: { line: ['shooler', 'tocsin'] },
    });
    t.me.fight('badgemagus', 'shooler');
    t.expect({ me: { line: ['krump'] }, foe: { line: [{ id: 'shooler', damage: 4 }, 'tocsin'] } });
  });

  it('may be deployed', () => {
    const t = table({ me: { house: 'sanctum', hand: ['badgemagus'], line: ['krump', 'troll'] }, foe: {} });
    t.me.play('badgemagus', { between: ['krump', 'troll'] });
    t.expect({ me: { line: ['krump', { id: 'badgemagus', exhausted: true }, 'troll'] } });
  });
});
