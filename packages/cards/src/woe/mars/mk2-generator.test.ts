import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mk2-generator', () => {
  it('enters play ready and makes a token creature', () => {
    const t = table({ me: { house: 'mars', hand: ['mk2-generator'], beside: ['grunt'], deck: ['mother'] } });
    t.me.play('mk2-generator').action('mk2-generator');
    t.expect({
      me: {
        line: [{ id: 'mother', token: 'grunt', exhausted: true }],
        artifacts: [{ id: 'mk2-generator', exhausted: true }],
      },
    });
  });

  it('makes nothing without a token card', () => {
    const t = table({ me: { house: 'mars', artifacts: ['mk2-generator'], deck: ['mother'] } });
    t.me.action('mk2-generator');
    t.expect({ me: { line: [], deck: ['mother'], artifacts: [{ id: 'mk2-generator', exhausted: true }] } });
  });
});
