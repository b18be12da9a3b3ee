import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('seneschal-sargassa-evil-twin', () => {
  it('captures 2 itself when its player raises the tide', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['seneschal-sargassa-evil-twin', 'krump'] },
      foe: { aember: 3 },
    });
    t.me.play('marshal-ewer');
    t.expect({
      me: {
        line: [{ id: 'seneschal-sargassa-evil-twin', aember: 2 }, 'krump', { id: 'marshal-ewer', exhausted: true }],
      },
      foe: { aember: 1 },
    });
  });

  it('and also when the opponent does, from that opponent', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], aember: 3 },
      foe: { aember: 3, line: ['seneschal-sargassa-evil-twin'] },
      tide: { highFor: 1 },
    });
    t.me.play('marshal-ewer');
    t.expect({
      tide: { highFor: 0 },
      me: { aember: 1, line: [{ id: 'marshal-ewer', exhausted: true }] },
      foe: { aember: 3, line: [{ id: 'seneschal-sargassa-evil-twin', aember: 2 }] },
    });
  });

  it('captures what there is', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['seneschal-sargassa-evil-twin'] },
      foe: { aember: 1 },
    });
    t.me.play('marshal-ewer');
    t.expect({
      me: {
        line: [
          { id: 'seneschal-sargassa-evil-twin', aember: 1 },
          { id: 'marshal-ewer', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('a tide that is high already is not raised', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['marshal-ewer'], line: ['seneschal-sargassa-evil-twin'] },
      foe: { aember: 3 },
      tide: { highFor: 0 },
    });
    t.me.play('marshal-ewer');
    t.expect({
      me: { line: ['seneschal-sargassa-evil-twin', { id: 'marshal-ewer', exhausted: true }] },
      foe: { aember: 3 },
    });
  });
});
