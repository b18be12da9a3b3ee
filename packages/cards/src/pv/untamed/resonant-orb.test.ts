import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('resonant-orb', () => {
  const tired = { id: 'resonant-orb', exhausted: true } as const;

  it('puts creatures from the top of the deck into play for enemy creatures, until no creature comes', () => {
    const t = table({
      me: { house: 'untamed', line: ['resonant-orb'], deck: ['mogg', 'troll', 'punch', 'flarie'] },
      foe: { line: ['valdr', 'krump', 'flarie', 'bumpsy'] },
    });
    t.me.reap('resonant-orb').choose('valdr', 'right', 'krump', 'right');
    t.expect({
      me: {
        aember: 1,
        line: [tired, { id: 'mogg', exhausted: true }, { id: 'troll', exhausted: true }],
        deck: ['flarie'],
        discard: ['punch'],
      },
      foe: { line: ['flarie', 'bumpsy'] },
    });
  });

  it('ruling resonant-orb/both: puts it into play without an enemy creature, too, and does not go on', () => {
    const t = table({ me: { house: 'untamed', line: ['resonant-orb'], deck: ['mogg', 'troll'] }, foe: {} });
    t.me.reap('resonant-orb').flank('right');
    t.expect({ me: { aember: 1, line: [tired, { id: 'mogg', exhausted: true }], deck: ['troll'] } });
  });

  it('does not go on either where a ward saved that creature', () => {
    const t = table({
      me: { house: 'untamed', line: ['resonant-orb'], deck: ['mogg', 'troll'] },
      foe: { line: [{ id: 'valdr', warded: true }] },
    });
    t.me.reap('resonant-orb').flank('right');
    t.expect({
      me: { aember: 1, line: [tired, { id: 'mogg', exhausted: true }], deck: ['troll'] },
      foe: { line: ['valdr'] },
    });
  });

  it('destroys nothing for another card', () => {
    const t = table({
      me: { house: 'untamed', line: ['resonant-orb'], deck: ['punch', 'troll'] },
      foe: { line: ['valdr'] },
    });
    t.me.reap('resonant-orb');
    t.expect({ me: { aember: 1, line: [tired], deck: ['troll'], discard: ['punch'] }, foe: { line: ['valdr'] } });
  });
});
