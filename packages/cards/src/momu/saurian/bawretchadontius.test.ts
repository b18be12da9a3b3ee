import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('bawretchadontius', () => {
  const both = ['bawretchadontius', 'bawretchadontius2'];
  const used = { id: 'bawretchadontius', exhausted: true };

  it('exalts a friendly and 2 enemy creatures as it is played', () => {
    const t = table({
      me: { house: 'saurian', hand: both, line: ['troll'] },
      foe: { line: ['mother', 'valdr', 'shooler'] },
    });
    t.me.play('bawretchadontius').choose('troll').choose('mother').choose('shooler');
    t.expect({
      me: { line: [{ id: 'troll', aember: 1 }, used] },
      foe: { line: [{ id: 'mother', aember: 1 }, 'valdr', { id: 'shooler', aember: 1 }] },
    });
  });

  it('after a reap and a fight too, as many as there are; it deals the 4 damage itself then', () => {
    const t = table({ me: { house: 'saurian', line: ['bawretchadontius'] }, foe: { line: ['mother'] } });
    t.me.reap('bawretchadontius').choose('mother').choose('mother');
    t.expect({
      me: { aember: 1, line: [{ ...used, aember: 1 }] },
      foe: { line: [{ id: 'mother', aember: 1, damage: 4 }] },
    });
    const fight = table({ me: { house: 'saurian', line: ['bawretchadontius'] }, foe: { line: ['batdrone'] } });
    fight.me.fight('bawretchadontius', 'batdrone');
    fight.expect({
      me: { line: [{ ...used, damage: 2, aember: 1 }] },
      foe: { line: [], discard: ['batdrone'] },
    });
  });

  it('gives friendly creatures with æmber on them 4 damage after a reap', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'krump', aember: 1 }, 'valdr', 'bawretchadontius'] },
      foe: { line: ['mother', { id: 'shooler', aember: 1 }] },
    });
    t.me.reap('krump').choose('mother').reap('valdr');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'krump', aember: 1, exhausted: true }, { id: 'valdr', exhausted: true }, 'bawretchadontius'],
      },
      foe: {
        line: [
          { id: 'mother', damage: 4 },
          { id: 'shooler', aember: 1 },
        ],
      },
    });
  });
});
