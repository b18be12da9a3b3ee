import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('seda-the-sleeper', () => {
  it('captures 6', () => {
    const t = table({ me: { house: 'ouboros', hand: ['seda-the-sleeper'] }, foe: { aember: 7 } });
    t.me.play('seda-the-sleeper');
    t.expect({ me: { line: [{ id: 'seda-the-sleeper', aember: 6, exhausted: true }] }, foe: { aember: 1 } });
  });

  it('ruling seda-the-sleeper/flank: is invulnerable only while it is exhausted and on a flank', () => {
    const exhausted = { id: 'seda-the-sleeper', exhausted: true };
    const flank = table({ me: { house: 'ouboros', hand: ['vanguard-wounds'], line: [exhausted, 'troll'] }, foe: {} });
    flank.me.play('vanguard-wounds').choose('seda-the-sleeper');
    flank.expect({ me: { line: [exhausted, 'troll'] } });
    const inside = table({
      me: { house: 'ouboros', hand: ['vanguard-wounds'], line: ['krump', exhausted, 'troll'] },
      foe: {},
    });
    inside.me.play('vanguard-wounds').choose('seda-the-sleeper');
    inside.expect({ me: { line: ['krump', { ...exhausted, damage: 3 }, 'troll'] } });
    const ready = table({
      me: { house: 'ouboros', hand: ['vanguard-wounds'], line: ['seda-the-sleeper', 'troll'] },
      foe: {},
    });
    ready.me.play('vanguard-wounds').choose('seda-the-sleeper');
    ready.expect({ me: { line: [{ id: 'seda-the-sleeper', damage: 3 }, 'troll'] } });
  });

  it('after its player readied it, they may deal 2 to it to exhaust it again', () => {
    const t = table({ me: { house: 'ouboros', line: [{ id: 'seda-the-sleeper', exhausted: true }] }, foe: {} });
    t.me.end().yes();
    t.expect({ me: { line: [{ id: 'seda-the-sleeper', damage: 2, exhausted: true }] } });
    const ready = table({ me: { house: 'ouboros', line: [{ id: 'seda-the-sleeper', exhausted: true }] }, foe: {} });
    ready.me.end().no();
    ready.expect({ me: { line: ['seda-the-sleeper'] } });
  });

  it('a ward prevents the damage, and it stays ready', () => {
    const t = table({
      me: { house: 'ouboros', line: [{ id: 'seda-the-sleeper', exhausted: true, warded: true }] },
      foe: {},
    });
    t.me.end().yes();
    t.expect({ me: { line: ['seda-the-sleeper'] } });
  });
});
