import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('nice-to-greet-you', () => {
  it('readies each Mars creature of either side, and nothing else', () => {
    const tired = { exhausted: true };
    const t = table({
      me: {
        house: 'mars',
        hand: ['nice-to-greet-you'],
        line: [{ id: 'tunk', ...tired }, 'zorg', { id: 'troll', ...tired }],
        artifacts: [{ id: 'feeding-pit', ...tired }],
      },
      foe: {
        line: [
          { id: 'grommid', ...tired },
          { id: 'krump', ...tired },
        ],
      },
    });
    t.me.play('nice-to-greet-you');
    t.expect({
      me: { line: ['tunk', 'zorg', { id: 'troll', ...tired }], artifacts: [{ id: 'feeding-pit', ...tired }] },
      foe: { line: ['grommid', { id: 'krump', ...tired }] },
    });
  });

  it('lets a creature that was used be used again', () => {
    const t = table({ me: { house: 'mars', hand: ['nice-to-greet-you'], line: ['tunk'] } });
    t.me.reap('tunk').play('nice-to-greet-you').reap('tunk');
    t.expect({ me: { aember: 2, line: [{ id: 'tunk', exhausted: true }] } });
  });
});
