import { describe, it } from 'vitest';
import { drawn } from '../../testing/game.ts';

describe('rotk-emergence', () => {
  it('Emergence destroys an artifact of yours and exhausts 3 creatures, or as many as there are', () => {
    const t = drawn('rotk-emergence', {
      me: {
        line: ['grunt-1', 'grunt-2', 'grunt-3', 'grunt-4'],
        artifacts: ['gauntlet-of-command', 'dominator-bauble'],
      },
    });
    t.me.choose('gauntlet-of-command', 'grunt-1', 'grunt-3', 'grunt-4');
    const out = (id: string) => ({ id, exhausted: true });
    t.expect({
      me: { artifacts: ['dominator-bauble'], line: [out('grunt-1'), 'grunt-2', out('grunt-3'), out('grunt-4')] },
      foe: { aember: 2 },
    });
    const few = drawn('rotk-emergence', { me: { line: ['grunt-1'] } });
    few.expect({ me: { line: [out('grunt-1')] }, foe: { aember: 2 } });
  });
});
