import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('seabringer-kekoa', () => {
  it('raises the tide for its controller where it is destroyed', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['seabringer-kekoa'] } });
    t.me.fight('troll', 'seabringer-kekoa');
    t.expect({
      tide: { highFor: 1 },
      me: { line: [{ id: 'troll', exhausted: true, damage: 7 }] },
      foe: { line: [], discard: ['seabringer-kekoa'] },
    });
  });

  it('turns a tide that is low, and costs no chains', () => {
    const t = table({
      tide: { highFor: 1 },
      me: { house: 'unfathomable', line: ['seabringer-kekoa'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('seabringer-kekoa', 'troll');
    t.expect({ tide: { highFor: 0 }, me: { chains: 0, line: [] }, foe: { line: [{ id: 'troll', damage: 7 }] } });
  });

  it('raises nothing where the tide is high already', () => {
    const t = table({
      tide: { highFor: 0 },
      me: { house: 'unfathomable', line: ['seabringer-kekoa', 'abyssal-zealot'] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.fight('seabringer-kekoa', 'troll');
    t.expect({
      tide: { highFor: 0 },
      me: { line: ['abyssal-zealot'] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 7 }] },
    });
  });

  it('does nothing where it leaves play otherwise', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['abandon-ship'], line: ['seabringer-kekoa'] }, foe: {} });
    t.me.play('abandon-ship');
    t.expect({ me: { line: [], hand: ['seabringer-kekoa'] } });
    expect(t.state.tide).toBeUndefined();
  });
});
