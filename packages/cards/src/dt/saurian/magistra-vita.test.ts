import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('magistra-vita', () => {
  it('when it is played it may exalt a friendly creature of another house, and reaps with it at once', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita'], line: ['snufflegator', 'thero-centurion'] },
      foe: { line: ['brutodon-auxiliary'] },
    });
    t.me.play('magistra-vita').yes();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'snufflegator', aember: 1, exhausted: true },
          'thero-centurion',
          { id: 'magistra-vita', exhausted: true },
        ],
      },
      foe: { line: ['brutodon-auxiliary'] },
    });
  });

  it('may do so again after it reaps', () => {
    const t = table({ me: { house: 'saurian', line: ['magistra-vita', 'snufflegator'] }, foe: { line: ['dust-imp'] } });
    t.me.reap('magistra-vita').yes();
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'magistra-vita', exhausted: true },
          { id: 'snufflegator', aember: 1, exhausted: true },
        ],
      },
      foe: { line: ['dust-imp'] },
    });
  });

  it('does not do so after a fight', () => {
    const t = table({ me: { house: 'saurian', line: ['magistra-vita', 'snufflegator'] }, foe: { line: ['dust-imp'] } });
    t.me.fight('magistra-vita', 'dust-imp');
    t.expect({
      me: { aember: 0, line: [{ id: 'magistra-vita', damage: 2, exhausted: true }, 'snufflegator'] },
      foe: { aember: 2, line: [] },
    });
  });

  it('may decline', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita'], line: ['snufflegator'] },
      foe: { line: ['troll'] },
    });
    t.me.play('magistra-vita').no();
    t.expect({
      me: { aember: 0, line: ['snufflegator', { id: 'magistra-vita', exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('an exhausted creature is exalted for nothing, and of a stunned one the stun is taken off', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['troll'] },
    });
    t.me.play('magistra-vita').yes();
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'snufflegator', aember: 1, exhausted: true },
          { id: 'magistra-vita', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
    const u = table({
      me: { house: 'saurian', hand: ['magistra-vita'], line: [{ id: 'snufflegator', stunned: true }] },
      foe: { line: ['troll'] },
    });
    u.me.play('magistra-vita').yes();
    u.expect({
      me: {
        aember: 0,
        line: [
          { id: 'snufflegator', aember: 1, exhausted: true },
          { id: 'magistra-vita', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
  });

  it('finds neither Saurians nor enemies', () => {
    const t = table({
      me: { house: 'saurian', hand: ['magistra-vita'], line: ['thero-centurion'] },
      foe: { line: ['troll'] },
    });
    t.me.play('magistra-vita');
    t.expect({ me: { line: ['thero-centurion', { id: 'magistra-vita', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
