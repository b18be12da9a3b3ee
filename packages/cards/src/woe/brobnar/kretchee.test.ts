import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kretchee', () => {
  it('puts 1 more on each creature that is exalted, and on each that captures, by whomever', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['fresh-marks'], line: ['kretchee', 'bumpsy'] },
      foe: { line: ['mother', 'krump'] },
    });
    t.me.play('fresh-marks').choose('bumpsy').order('kretchee#1');
    t.expect({
      me: { line: ['kretchee'] },
      foe: {
        line: [
          { id: 'mother', aember: 2 },
          { id: 'krump', aember: 2 },
        ],
      },
    });
  });

  it('puts 1 on a creature that captures, however much it was', () => {
    const t = table({ me: { house: 'sanctum', hand: ['raiding-knight'], line: ['kretchee'] }, foe: { aember: 5 } });
    t.me.play('raiding-knight');
    t.expect({ me: { line: ['kretchee', { id: 'raiding-knight', aember: 2, exhausted: true }] }, foe: { aember: 4 } });
  });

  it('puts 1 for each of several captures, which are done one after the other', () => {
    const t = table({
      me: { house: 'mars', hand: ['yxili-marauder'], line: ['zorg', 'zorg', 'kretchee'] },
      foe: { aember: 5 },
    });
    t.me.play('yxili-marauder');
    t.expect({
      me: { line: ['zorg', 'zorg', 'kretchee', { id: 'yxili-marauder', aember: 4, exhausted: true }] },
      foe: { aember: 3 },
    });
  });

  it('puts none where nothing could be captured', () => {
    const t = table({ me: { house: 'sanctum', hand: ['raiding-knight'], line: ['kretchee'] }, foe: { aember: 0 } });
    t.me.play('raiding-knight');
    t.expect({ me: { line: ['kretchee', { id: 'raiding-knight', exhausted: true }] }, foe: { aember: 0 } });
  });
});
