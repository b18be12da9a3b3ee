import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('vested-harold', () => {
  it('scrapped, puts a friendly and an enemy creature into the archives of their owners', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['vested-harold'], line: ['shooler', 'batdrone'] },
      foe: { line: ['troll', 'mother'] },
    });
    t.me.discard('vested-harold').choose('batdrone').choose('troll');
    t.expect({
      me: { line: ['shooler'], archives: ['batdrone'], discard: ['vested-harold'] },
      foe: { line: ['mother'], archives: ['troll'] },
    });
  });

  it('takes the one that there is', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['vested-harold'] }, foe: { line: ['troll', 'mother'] } });
    t.me.discard('vested-harold').choose('troll');
    t.expect({ me: { archives: [] }, foe: { line: ['mother'], archives: ['troll'] } });
    const own = table({ me: { house: 'ekwidon', hand: ['vested-harold'], line: ['shooler'] } });
    own.me.discard('vested-harold');
    own.expect({ me: { line: [], archives: ['shooler'] } });
  });

  it('does nothing when it is played', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['vested-harold'] }, foe: { line: ['troll'] } });
    t.me.play('vested-harold');
    t.expect({ me: { line: [{ id: 'vested-harold', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
