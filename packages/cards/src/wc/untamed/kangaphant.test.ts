import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kangaphant', () => {
  it('destroys each creature that reaps, after the æmber', () => {
    const t = table({ me: { house: 'untamed', line: ['kangaphant', 'snufflegator'] }, foe: {} });
    t.me.reap('snufflegator');
    t.expect({ me: { aember: 1, line: ['kangaphant'], discard: ['snufflegator'] } });
  });

  it('destroys itself too, and enemies when they reap', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['kangaphant'] } });
    t.me.reap('krump');
    t.expect({ me: { aember: 1, line: [], discard: ['krump'] }, foe: { line: ['kangaphant'] } });
  });

  it('is destroyed when it reaps itself', () => {
    const t = table({ me: { house: 'untamed', line: ['kangaphant'] }, foe: {} });
    t.me.reap('kangaphant');
    t.expect({ me: { aember: 1, line: [], discard: ['kangaphant'] } });
  });

  it('ruling kangaphant/gone: what it gave is lost when it leaves before that resolves', () => {
    const t = table({
      me: {
        house: 'saurian',
        hand: ['legion-s-march'],
        line: ['praefectus-ludo', { id: 'kangaphant', house: 'saurian', damage: 6 }],
      },
      foe: {},
    });
    t.me.play('legion-s-march').reap('praefectus-ludo');
    t.expect({
      me: { aember: 2, line: [{ id: 'praefectus-ludo', exhausted: true }], discard: ['legion-s-march', 'kangaphant'] },
    });
  });
});
