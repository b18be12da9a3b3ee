import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('galactic-census', () => {
  it.each([
    { line: ['bumpsy', 'mother'], gained: 0 },
    { line: ['bumpsy', 'mother', 'tunk'], gained: 1 },
    { line: ['bumpsy', 'mother', 'tunk', 'urchin'], gained: 1 },
    { line: ['bumpsy', 'mother', 'tunk', 'urchin', 'tocsin'], gained: 2 },
    { line: ['bumpsy', 'mother', 'tunk', 'urchin', 'tocsin', 'flaxia'], gained: 3 },
    { line: ['bumpsy', 'mother', 'tunk', 'urchin', 'tocsin', 'flaxia', 'bulwark'], gained: 3 },
  ] as const)('ruling galactic-census/steps: gains $gained for the houses of $line', ({ line, gained }) => {
    const t = table({
      me: { house: 'star-alliance', hand: ['galactic-census'], line: ['bumpsy'], artifacts: ['quixxle-stone'] },
      foe: { line },
    });
    t.me.play('galactic-census');
    t.expect({ me: { aember: 1 + gained, line: ['bumpsy'] }, foe: { line } });
  });
});
