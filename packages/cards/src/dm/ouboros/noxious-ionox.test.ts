import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('noxious-ionox', () => {
  it('kept exhausted, it destroys an enemy creature at the start of its player’s turn', () => {
    const t = table({
      me: { house: 'ouboros', line: [{ id: 'noxious-ionox', exhausted: true }, 'troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.end().choose('noxious-ionox');
    t.foe.house('logos').end();
    t.me.choose('valdr');
    t.expect({
      me: { line: [{ id: 'noxious-ionox', exhausted: true }, 'troll'] },
      foe: { line: ['mother'], discard: ['valdr'] },
    });
  });

  it('destroys none where it is ready', () => {
    const t = table({ me: { house: 'ouboros', line: ['noxious-ionox'] }, foe: { line: ['mother'] } });
    t.me.end();
    t.foe.end();
    t.expect({ me: { line: ['noxious-ionox'] }, foe: { line: ['mother'] } });
  });
});
