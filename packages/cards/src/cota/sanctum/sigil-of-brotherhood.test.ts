import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('sigil-of-brotherhood', () => {
  it('lets friendly Sanctum creatures reap and fight in a turn of another house', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['sigil-of-brotherhood'], line: ['raiding-knight', 'staunch-knight', 'mother'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.cannot('reap', 'raiding-knight', 'wrong-house').omni('sigil-of-brotherhood');
    t.me.reap('raiding-knight').fight('staunch-knight', 'dust-imp').reap('mother');
    t.expect({
      me: {
        aember: 2,
        artifacts: [],
        discard: ['sigil-of-brotherhood'],
        line: [
          { id: 'raiding-knight', exhausted: true },
          { id: 'staunch-knight', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('lets them use their Action: abilities, and be unstunned', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['sigil-of-brotherhood'],
        line: ['lady-maxena', { id: 'raiding-knight', stunned: true }],
        hand: [],
      },
      foe: {},
    });
    t.me.omni('sigil-of-brotherhood').action('lady-maxena').unstun('raiding-knight');
    t.expect({ me: { hand: ['lady-maxena'], line: [{ id: 'raiding-knight', exhausted: true }] } });
  });

  it('covers neither creatures of a third house nor Sanctum artifacts, and readies nothing', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['sigil-of-brotherhood', 'hallowed-blaster'],
        line: ['tocsin', { id: 'raiding-knight', exhausted: true }],
      },
      foe: {},
    });
    t.me.omni('sigil-of-brotherhood').cannot('reap', 'tocsin', 'wrong-house');
    t.me.cannot('action', 'hallowed-blaster', 'wrong-house').cannot('reap', 'raiding-knight', 'exhausted');
    t.expect({
      me: { aember: 0, artifacts: ['hallowed-blaster'], line: ['tocsin', { id: 'raiding-knight', exhausted: true }] },
    });
  });

  it('lets no Sanctum card be played', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['sigil-of-brotherhood'], hand: ['raiding-knight'] },
      foe: { aember: 1 },
    });
    t.me.omni('sigil-of-brotherhood').cannot('play', 'raiding-knight', 'wrong-house');
    t.expect({ me: { hand: ['raiding-knight'] }, foe: { aember: 1 } });
  });

  it('covers a Sanctum creature that comes under control later in the turn', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['sigil-of-brotherhood'], hand: ['harland-mindlock'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.omni('sigil-of-brotherhood').play('harland-mindlock').flank('right').reap('raiding-knight');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('ends with the turn', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'sanctum', 'untamed'],
        artifacts: ['sigil-of-brotherhood'],
        line: ['raiding-knight'],
      },
      foe: foeHouses,
    });
    t.me.omni('sigil-of-brotherhood').end();
    t.foe.house('dis').end();
    t.me.house('logos').cannot('reap', 'raiding-knight', 'wrong-house');
    t.expect({ me: { aember: 0, line: ['raiding-knight'] } });
  });
});
