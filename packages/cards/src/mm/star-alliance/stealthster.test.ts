import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('stealthster', () => {
  it('is elusive as a creature', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'krump'] },
      foe: { line: ['stealthster'] },
    });
    t.me.fight('troll', 'stealthster').fight('krump', 'stealthster');
    t.expect({
      me: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', damage: 3, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('makes its creature elusive as an upgrade, and no other one', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        ...myHouses['star-alliance'],
        hand: ['stealthster'],
        line: ['away-team', 'explo-rover'],
      },
      foe: { ...foeHouses, line: ['troll', 'krump'] },
    });
    t.me.play('stealthster', 'as-upgrade').choose('away-team').end();
    t.foe.house('brobnar').fight('troll', 'away-team').fight('krump', 'explo-rover');
    t.expect({
      me: { line: [{ id: 'away-team', upgrades: ['stealthster'] }] },
      foe: {
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', damage: 3, exhausted: true },
        ],
      },
    });
  });

  it('counts as an upgrade there, and no longer as a creature', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['stealthster', 'hold-the-line'], line: ['hayden-oswin'], deck: filler(3) },
      foe: { line: ['troll', 'krump'] },
    });
    t.me.play('stealthster', 'as-upgrade').choose('hayden-oswin').play('hold-the-line').reap('hayden-oswin');
    t.expect({
      me: { aember: 3, hand: filler(1), line: [{ id: 'hayden-oswin', exhausted: true, upgrades: ['stealthster'] }] },
      foe: { line: ['troll', 'krump'] },
    });
  });
});
