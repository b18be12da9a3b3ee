import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('call-to-action', () => {
  it('readies each friendly Knight, and nobody else', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['call-to-action'],
        line: [
          { id: 'bulwark', exhausted: true },
          { id: 'troll', exhausted: true },
          { id: 'lyco-knight', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'staunch-knight', exhausted: true }] },
    });
    t.me.play('call-to-action');
    t.expect({
      me: { aember: 0, line: ['bulwark', { id: 'troll', exhausted: true }, 'lyco-knight'] },
      foe: { line: [{ id: 'staunch-knight', exhausted: true }] },
    });
  });

  it('lets a Knight be used a second time this turn', () => {
    const t = table({ me: { house: 'sanctum', hand: ['call-to-action'], line: ['bulwark'] }, foe: {} });
    t.me.reap('bulwark').play('call-to-action').reap('bulwark');
    t.expect({ me: { aember: 2, line: [{ id: 'bulwark', exhausted: true }] } });
  });

  it('leaves a stunned Knight stunned', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['call-to-action'], line: [{ id: 'bulwark', stunned: true, exhausted: true }] },
      foe: {},
    });
    t.me.play('call-to-action');
    t.expect({ me: { line: [{ id: 'bulwark', stunned: true }] } });
  });

  it('does nothing without a Knight', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['call-to-action'], line: [{ id: 'troll', exhausted: true }] },
      foe: {},
    });
    t.me.play('call-to-action');
    t.expect({ me: { discard: ['call-to-action'], line: [{ id: 'troll', exhausted: true }] } });
  });
});
