import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('gas-pipes-malone', () => {
  it('has the creature he fights capture 1 from its own side before the fight', () => {
    const t = table({
      me: { house: 'shadows', aember: 1, line: ['gas-pipes-malone'] },
      foe: { aember: 2, line: ['troll', 'krump'] },
    });
    t.me.fight('gas-pipes-malone', 'troll');
    t.expect({
      me: { aember: 1, line: [] },
      foe: { aember: 1, line: [{ id: 'troll', damage: 3, aember: 1 }, 'krump'] },
    });
  });

  it('gets what that creature captured where it dies', () => {
    const t = table({
      me: { house: 'shadows', line: ['gas-pipes-malone'] },
      foe: { aember: 2, line: ['silvertooth'] },
    });
    t.me.fight('gas-pipes-malone', 'silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'gas-pipes-malone', damage: 2, ...tired }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('has nothing captured where its side has none', () => {
    const t = table({ me: { house: 'shadows', aember: 2, line: ['gas-pipes-malone'] }, foe: { line: ['troll'] } });
    t.me.fight('gas-pipes-malone', 'troll');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: [{ id: 'troll', damage: 3 }] } });
  });

  it('does so although the creature is elusive, and not when he is attacked', () => {
    const t = table({
      me: { house: 'shadows', line: ['gas-pipes-malone'] },
      foe: { aember: 2, line: ['culf-the-quiet'] },
    });
    t.me.fight('gas-pipes-malone', 'culf-the-quiet');
    t.expect({
      me: { line: [{ id: 'gas-pipes-malone', ...tired }] },
      foe: { aember: 1, line: [{ id: 'culf-the-quiet', aember: 1 }] },
    });
    const attacked = table({
      me: { house: 'brobnar', aember: 1, line: ['troll'] },
      foe: { line: ['gas-pipes-malone'] },
    });
    attacked.me.fight('troll', 'gas-pipes-malone');
    attacked.expect({ me: { aember: 1, line: [{ id: 'troll', damage: 3, ...tired }] }, foe: { line: [] } });
  });
});
