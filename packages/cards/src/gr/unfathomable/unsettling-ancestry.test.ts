import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('unsettling-ancestry', () => {
  it('stuns and exhausts an enemy creature, and goes to the discard pile', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['unsettling-ancestry'], line: ['hookmaster'], discard: ten.slice(1) },
      foe: { line: ['troll'] },
    });
    t.me.play('unsettling-ancestry');
    t.expect({
      me: { aember: 1, line: ['hookmaster'], archives: [] },
      foe: { line: [{ id: 'troll', stunned: true, exhausted: true }] },
    });
  });

  it('is archived if you are haunted, although there is no enemy creature', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['unsettling-ancestry'], discard: ten }, foe: {} });
    t.me.play('unsettling-ancestry');
    t.expect({ me: { aember: 1, archives: ['unsettling-ancestry'], discard: ten } });
  });
});
