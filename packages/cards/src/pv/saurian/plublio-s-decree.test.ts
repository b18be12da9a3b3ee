import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('plublio-s-decree', () => {
  const decree = () =>
    table({
      me: { house: 'saurian', hand: ['plublio-s-decree'], line: ['valdr', 'troll', 'bumpsy', 'dextre'] },
      foe: { line: ['valdr'] },
    });

  it('exalts up to 3 friendly creatures, which belong to Saurian for the rest of the turn', () => {
    const t = decree();
    t.me.cannot('reap', 'troll', 'wrong-house').play('plublio-s-decree').choose('troll').choose('bumpsy').done();
    t.me.cannot('reap', 'dextre', 'wrong-house').reap('troll').end();
    t.expect({
      me: { line: ['valdr', { id: 'troll', aember: 1 }, { id: 'bumpsy', aember: 1 }, 'dextre'] },
      foe: { line: ['valdr'] },
    });
    t.foe.end();
    t.me.house('saurian').cannot('reap', 'troll', 'wrong-house');
  });

  it('may exalt none', () => {
    const t = decree();
    t.me.play('plublio-s-decree').done();
    t.expect({ me: { aember: 1, line: ['valdr', 'troll', 'bumpsy', 'dextre'] }, foe: { line: ['valdr'] } });
  });
});
