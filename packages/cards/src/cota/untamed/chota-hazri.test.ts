import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chota-hazri', () => {
  it('loses 1 when it is played and forges a key for the 6 that are left', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 7 }, foe: {} });
    t.me.play('chota-hazri').yes();
    t.expect({ me: { keys: 1, aember: 0, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });

  it('may stop after the loss', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 8 }, foe: {} });
    t.me.play('chota-hazri').no();
    t.expect({ me: { keys: 0, aember: 7, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });

  it('forges nothing where there is nothing to lose', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 0 }, foe: { aember: 6 } });
    t.me.play('chota-hazri');
    t.expect({ me: { keys: 0, aember: 0, line: [{ id: 'chota-hazri', exhausted: true }] }, foe: { aember: 6 } });
  });

  it('pays more beside an enemy Murmook', () => {
    const t = table({
      me: { house: 'untamed', hand: ['chota-hazri'], aember: 8 },
      foe: { line: ['murmook'] },
    });
    t.me.play('chota-hazri').yes();
    t.expect({
      me: { keys: 1, aember: 0, line: [{ id: 'chota-hazri', exhausted: true }] },
      foe: { line: ['murmook'] },
    });
  });

  it('does nothing of that when it is put into play or used', () => {
    const t = table({ me: { house: 'untamed', line: ['chota-hazri'], aember: 7 }, foe: {} });
    t.me.reap('chota-hazri');
    t.expect({ me: { keys: 0, aember: 8, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });

  it('asks nothing where what is left does not pay for a key', () => {
    const t = table({ me: { house: 'untamed', hand: ['chota-hazri'], aember: 6 }, foe: {} });
    t.me.play('chota-hazri');
    t.expect({ me: { keys: 0, aember: 5, line: [{ id: 'chota-hazri', exhausted: true }] } });
  });
});
