import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sgs-illuminator', () => {
  it('for each Sanctum creature that it exhausts, a creature is stunned and exalted', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['sgs-illuminator'], line: ['sequis', 'raiding-knight', 'krump', 'francus'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.action('sgs-illuminator').choose('sequis').choose('francus').done().choose('troll').choose('mother');
    t.expect({
      me: {
        line: [{ id: 'sequis', exhausted: true }, 'raiding-knight', 'krump', { id: 'francus', exhausted: true }],
        artifacts: [{ id: 'sgs-illuminator', exhausted: true }],
      },
      foe: {
        line: [
          { id: 'troll', aember: 1, stunned: true },
          { id: 'mother', aember: 1, stunned: true },
        ],
      },
    });
  });

  it('takes 4 at most, and the same creature may be taken again', () => {
    const t = table({
      me: {
        house: 'sanctum',
        artifacts: ['sgs-illuminator'],
        line: ['sequis', 'raiding-knight', 'francus', 'champion-anaphiel', 'staunch-knight'],
      },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.action('sgs-illuminator').choose('sequis', 'raiding-knight', 'francus', 'champion-anaphiel');
    t.me.choose('troll').choose('troll').choose('troll').choose('staunch-knight');
    const tired = (id: string) => ({ id, exhausted: true });
    t.expect({
      me: {
        line: [
          tired('sequis'),
          tired('raiding-knight'),
          tired('francus'),
          tired('champion-anaphiel'),
          { id: 'staunch-knight', aember: 1, stunned: true },
        ],
      },
      foe: { line: [{ id: 'troll', aember: 3, stunned: true }, 'mother'] },
    });
  });

  it('need exhaust none, and then nothing is stunned', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['sgs-illuminator'], line: ['sequis'] },
      foe: { line: ['troll'] },
    });
    t.me.action('sgs-illuminator').done();
    t.expect({
      me: { line: ['sequis'], artifacts: [{ id: 'sgs-illuminator', exhausted: true }] },
      foe: { line: ['troll'] },
    });
  });

  it('a creature that is exhausted already is not exhausted by it, nor is an enemy or another house', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['sgs-illuminator'], line: [{ id: 'sequis', exhausted: true }, 'krump'] },
      foe: { line: ['francus'] },
    });
    t.me.action('sgs-illuminator');
    t.expect({
      me: {
        line: [{ id: 'sequis', exhausted: true }, 'krump'],
        artifacts: [{ id: 'sgs-illuminator', exhausted: true }],
      },
      foe: { line: ['francus'] },
    });
  });
});
