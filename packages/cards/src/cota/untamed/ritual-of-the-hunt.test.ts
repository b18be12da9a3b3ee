import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('ritual-of-the-hunt', () => {
  it('is sacrificed and lets the friendly Untamed creatures be used in a turn of another house', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['ritual-of-the-hunt'],
        line: ['snufflegator', 'dew-faerie', 'batdrone', 'tocsin'],
      },
      foe: { line: ['silvertooth'] },
    });
    t.me.cannot('reap', 'dew-faerie', 'wrong-house').omni('ritual-of-the-hunt');
    t.me
      .reap('dew-faerie')
      .fight('snufflegator', 'silvertooth')
      .reap('batdrone')
      .cannot('reap', 'tocsin', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        artifacts: [],
        discard: ['ritual-of-the-hunt'],
        line: [
          { id: 'snufflegator', exhausted: true },
          { id: 'dew-faerie', exhausted: true },
          { id: 'batdrone', exhausted: true },
          'tocsin',
        ],
      },
      foe: { line: [] },
    });
  });

  it('does not allow to use Untamed artifacts, or to play Untamed cards', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['ritual-of-the-hunt', 'ritual-of-balance'], hand: ['dust-pixie'] },
      foe: { aember: 6 },
    });
    t.me.omni('ritual-of-the-hunt');
    t.me.cannot('action', 'ritual-of-balance', 'wrong-house').cannot('play', 'dust-pixie', 'wrong-house');
    t.expect({ me: { aember: 0, artifacts: ['ritual-of-balance'], hand: ['dust-pixie'] }, foe: { aember: 6 } });
  });

  it('does not ready anybody', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['ritual-of-the-hunt'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: {},
    });
    t.me.omni('ritual-of-the-hunt').cannot('reap', 'snufflegator', 'exhausted');
    t.expect({ me: { artifacts: [], line: [{ id: 'snufflegator', exhausted: true }] } });
  });

  it('covers a creature that comes under control after it', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['ritual-of-the-hunt'], hand: ['harland-mindlock'] },
      foe: { line: ['snufflegator'] },
    });
    t.me.omni('ritual-of-the-hunt').play('harland-mindlock', 'left').flank('right').reap('snufflegator');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is over at the end of the turn', () => {
    const t = table({
      me: { house: 'logos', ...myHouses.untamed, artifacts: ['ritual-of-the-hunt'], line: ['snufflegator'] },
      foe: foeHouses,
    });
    t.me.omni('ritual-of-the-hunt').reap('snufflegator').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('reap', 'snufflegator', 'wrong-house');
    t.expect({ me: { aember: 1, artifacts: [], line: ['snufflegator'] } });
  });

  it('gives 1 by its bonus and enters play exhausted', () => {
    const t = table({ me: { house: 'untamed', hand: ['ritual-of-the-hunt'] }, foe: {} });
    t.me.play('ritual-of-the-hunt').cannot('omni', 'ritual-of-the-hunt', 'exhausted');
    t.expect({ me: { aember: 1, artifacts: [{ id: 'ritual-of-the-hunt', exhausted: true }] } });
  });
});
