import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-susurrus', () => {
  it('exhausts a friendly Unfathomable creature, and then up to 3 creatures and artifacts', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['hookmaster', 'troll'], artifacts: ['the-susurrus', 'frigorific-rod'] },
      foe: { line: ['mother', 'tocsin'], artifacts: ['library-of-babble'] },
    });
    t.me.action('the-susurrus').choose('mother', 'library-of-babble', 'tocsin');
    t.expect({
      me: {
        line: [{ id: 'hookmaster', exhausted: true }, 'troll'],
        artifacts: [{ id: 'the-susurrus', exhausted: true }, 'frigorific-rod'],
      },
      foe: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
        artifacts: [{ id: 'library-of-babble', exhausted: true }],
      },
    });
  });

  it('lets you exhaust fewer, or none', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['hookmaster'], artifacts: ['the-susurrus'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.action('the-susurrus').choose('mother').done();
    t.expect({
      me: { line: [{ id: 'hookmaster', exhausted: true }] },
      foe: { line: [{ id: 'mother', exhausted: true }, 'tocsin'] },
    });
  });

  it('exhausts nothing more where that creature was exhausted already', () => {
    const t = table({
      me: { house: 'unfathomable', line: [{ id: 'hookmaster', exhausted: true }], artifacts: ['the-susurrus'] },
      foe: { line: ['mother'] },
    });
    t.me.action('the-susurrus');
    t.expect({
      me: { line: [{ id: 'hookmaster', exhausted: true }], artifacts: [{ id: 'the-susurrus', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('exhausts nothing without a friendly Unfathomable creature', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['troll'], artifacts: ['the-susurrus'] },
      foe: { line: ['mother', 'hookmaster'] },
    });
    t.me.action('the-susurrus');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['mother', 'hookmaster'] } });
  });
});
