import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'shadows', hand: ['cover-operation'], line: ['mother'], beside: ['prowler'] } as const;

describe('cover-operation', () => {
  it('makes a token creature and readies it', () => {
    const t = table({ me: { ...me, deck: ['krump'] } });
    t.me.play('cover-operation').flank('left').reap('prowler');
    t.expect({ me: { aember: 1, line: [{ id: 'krump', token: 'prowler', exhausted: true }, 'mother'] } });
  });

  it('readies no other creature where none is made', () => {
    const t = table({ me: { ...me, line: [{ id: 'mother', exhausted: true }] } });
    t.me.play('cover-operation');
    t.expect({ me: { line: [{ id: 'mother', exhausted: true }] } });
  });
});
