import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('staunch-knight', () => {
  it('fights with 6 power on a flank', () => {
    const t = table({
      me: { house: 'sanctum', line: ['staunch-knight', 'mother'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('staunch-knight', 'niffle-queen');
    t.expect({
      me: { line: [{ id: 'staunch-knight', damage: 4, exhausted: true }, 'mother'] },
      foe: { line: [] },
    });
  });

  it('has 6 power on a flank, not more', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'staunch-knight', damage: 5 }, 'mother'] },
    });
    t.me.play('punch').choose('staunch-knight');
    t.expect({ foe: { line: ['mother'], discard: ['staunch-knight'] } });
  });

  it('fights with 6 power when it is alone', () => {
    const t = table({ me: { house: 'sanctum', line: ['staunch-knight'] }, foe: { line: ['niffle-queen'] } });
    t.me.fight('staunch-knight', 'niffle-queen');
    t.expect({ me: { line: [{ id: 'staunch-knight', damage: 4, exhausted: true }] }, foe: { line: [] } });
  });

  it('fights with 4 power between others', () => {
    const t = table({
      me: { house: 'sanctum', line: ['tocsin', 'staunch-knight', 'mother'] },
      foe: { line: ['niffle-queen'] },
    });
    t.me.fight('staunch-knight', 'niffle-queen');
    t.expect({ me: { line: ['tocsin', 'mother'] }, foe: { line: [{ id: 'niffle-queen', damage: 4 }] } });
  });

  it('is destroyed when it loses its flank with 4 damage', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['champion-anaphiel'], line: [{ id: 'staunch-knight', damage: 4 }, 'mother'] },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'left');
    t.expect({
      me: { line: [{ id: 'champion-anaphiel', exhausted: true }, 'mother'], discard: ['staunch-knight'] },
    });
  });

  it('stays when it loses its flank with 3 damage', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['champion-anaphiel'], line: [{ id: 'staunch-knight', damage: 3 }, 'mother'] },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'left');
    t.expect({
      me: { line: [{ id: 'champion-anaphiel', exhausted: true }, { id: 'staunch-knight', damage: 3 }, 'mother'] },
    });
  });

  it('keeps its flank when a creature enters on the other side', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['champion-anaphiel'], line: [{ id: 'staunch-knight', damage: 5 }, 'mother'] },
      foe: {},
    });
    t.me.play('champion-anaphiel', 'right');
    t.expect({
      me: { line: [{ id: 'staunch-knight', damage: 5 }, 'mother', { id: 'champion-anaphiel', exhausted: true }] },
    });
  });
});
