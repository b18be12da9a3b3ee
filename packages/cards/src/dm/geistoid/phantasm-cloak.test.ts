import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('phantasm-cloak', () => {
  const tired = { exhausted: true, upgrades: ['phantasm-cloak'] };

  it('gains 2 after a reap where you are haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades: ['phantasm-cloak'] }], discard: haunts },
    });
    t.me.reap('krump');
    t.expect({ me: { aember: 3, line: [{ id: 'krump', ...tired }], discard: haunts } });
  });

  it('gains nothing more otherwise, also where the opponent is haunted', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', upgrades: ['phantasm-cloak'] }], discard: haunts.slice(1) },
      foe: { discard: haunts },
    });
    t.me.reap('krump');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', ...tired }] }, foe: { discard: haunts } });
  });

  it('of the opponent asks whether the controller of the creature is haunted, who gains', () => {
    const upgrades = [{ id: 'phantasm-cloak', owner: 1 }];
    const t = table({ me: { house: 'brobnar', line: [{ id: 'krump', upgrades }], discard: haunts } });
    t.me.reap('krump');
    t.expect({ me: { aember: 3, line: [{ id: 'krump', ...tired }] } });
  });

  it('gives nothing after a fight', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'troll', upgrades: ['phantasm-cloak'] }], discard: haunts },
      foe: { line: ['umbra'] },
    });
    t.me.fight('troll', 'umbra');
    t.expect({ me: { aember: 0, line: [{ id: 'troll', damage: 2, ...tired }], discard: haunts }, foe: { line: [] } });
  });
});
