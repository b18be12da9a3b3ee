import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('magistra-vita-evil-twin', () => {
  it('when it is played it may exalt a friendly creature of another house, and fights with it at once', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita-evil-twin'], line: ['snufflegator', 'thero-centurion'] },
      foe: { line: ['brutodon-auxiliary'] },
    });
    t.me.play('magistra-vita-evil-twin').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'snufflegator', aember: 1, damage: 2, exhausted: true },
          'thero-centurion',
          { id: 'magistra-vita-evil-twin', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'brutodon-auxiliary', damage: 4 }] },
    });
  });

  it('may do so again after it fights', () => {
    const t = table({
      me: { house: 'saurian', line: ['magistra-vita-evil-twin', 'snufflegator'] },
      foe: { line: ['dust-imp', 'dust-imp'] },
    });
    t.me.fight('magistra-vita-evil-twin', 'dust-imp').yes();
    t.expect({
      me: {
        line: [
          { id: 'magistra-vita-evil-twin', damage: 2, exhausted: true },
          { id: 'snufflegator', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 4, line: [] },
    });
  });

  it('does not do so after it reaped', () => {
    const t = table({
      me: { house: 'saurian', line: ['magistra-vita-evil-twin', 'snufflegator'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.reap('magistra-vita-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'magistra-vita-evil-twin', exhausted: true }, 'snufflegator'] },
      foe: { line: ['dust-imp'] },
    });
  });

  it('may decline', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita-evil-twin'], line: ['snufflegator'] },
      foe: { line: ['troll'] },
    });
    t.me.play('magistra-vita-evil-twin').no();
    t.expect({
      me: { aember: 0, line: ['snufflegator', { id: 'magistra-vita-evil-twin', exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('an exhausted creature is exalted for nothing, and of a stunned one the stun is taken off', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita-evil-twin'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['troll'] },
    });
    t.me.play('magistra-vita-evil-twin').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'snufflegator', aember: 1, exhausted: true },
          { id: 'magistra-vita-evil-twin', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
    const u = table({
      me: { house: 'saurian', hand: ['magistra-vita-evil-twin'], line: [{ id: 'snufflegator', stunned: true }] },
      foe: { line: ['troll'] },
    });
    u.me.play('magistra-vita-evil-twin').yes();
    u.expect({
      me: {
        aember: 0,
        line: [
          { id: 'snufflegator', aember: 1, exhausted: true },
          { id: 'magistra-vita-evil-twin', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('finds neither Saurians nor enemies', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita-evil-twin'], line: ['thero-centurion'] },
      foe: { line: ['troll'] },
    });
    t.me.play('magistra-vita-evil-twin');
    t.expect({
      me: { line: ['thero-centurion', { id: 'magistra-vita-evil-twin', exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });
});
