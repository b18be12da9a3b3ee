import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('agent-hoo-man', () => {
  it('stuns a friendly and an enemy creature that are not of Mars after he reaps', () => {
    const t = table({
      me: { house: 'mars', line: ['agent-hoo-man', 'mother', 'tunk', 'tocsin'] },
      foe: { line: ['shooler', 'zorg', 'valdr'] },
    });
    t.me.reap('agent-hoo-man');
    expect(t.options()).toEqual(['mother', 'tocsin']);
    t.me.choose('tocsin');
    expect(t.options()).toEqual(['shooler', 'valdr']);
    t.me.choose('valdr');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'agent-hoo-man', exhausted: true }, 'mother', 'tunk', { id: 'tocsin', stunned: true }],
      },
      foe: { line: ['shooler', 'zorg', { id: 'valdr', stunned: true }] },
    });
  });

  it('stuns the one where there is no other', () => {
    const t = table({ me: { house: 'mars', line: ['agent-hoo-man', 'tunk'] }, foe: { line: ['shooler', 'zorg'] } });
    t.me.reap('agent-hoo-man');
    t.expect({
      me: { aember: 1, line: [{ id: 'agent-hoo-man', exhausted: true }, 'tunk'] },
      foe: { line: [{ id: 'shooler', stunned: true }, 'zorg'] },
    });
  });
});
