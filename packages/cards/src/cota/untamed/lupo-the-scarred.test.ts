import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('lupo-the-scarred', () => {
  it('deals 2 damage to an enemy creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['lupo-the-scarred'], line: ['dust-pixie'] },
      foe: { line: ['valdr', 'silvertooth'] },
    });
    t.me.play('lupo-the-scarred').choose('silvertooth');
    t.expect({
      me: { line: ['dust-pixie', { id: 'lupo-the-scarred', exhausted: true }] },
      foe: { line: ['valdr'], discard: ['silvertooth'] },
    });
  });

  it('hurts no friendly creature where there is no enemy', () => {
    const t = table({ me: { house: 'untamed', hand: ['lupo-the-scarred'], line: ['dust-pixie'] }, foe: {} });
    t.me.play('lupo-the-scarred');
    t.expect({ me: { line: ['dust-pixie', { id: 'lupo-the-scarred', exhausted: true }] } });
  });

  it('attacks without being hurt', () => {
    const t = table({ me: { house: 'untamed', line: ['lupo-the-scarred'] }, foe: { line: ['grommid'] } });
    t.me.fight('lupo-the-scarred', 'grommid');
    t.expect({
      me: { line: [{ id: 'lupo-the-scarred', exhausted: true }] },
      foe: { line: [{ id: 'grommid', damage: 6 }] },
    });
  });

  it('is hurt when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['lupo-the-scarred'] } });
    t.me.fight('tocsin', 'lupo-the-scarred');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'lupo-the-scarred', damage: 3 }] } });
  });
});
