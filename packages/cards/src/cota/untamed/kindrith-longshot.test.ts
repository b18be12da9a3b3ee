import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kindrith-longshot', () => {
  it('deals 2 damage to a creature after it reaped', () => {
    const t = table({
      me: { house: 'untamed', line: ['kindrith-longshot', 'niffle-ape'] },
      foe: { line: ['silvertooth', 'valdr'] },
    });
    t.me.reap('kindrith-longshot').choose('silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'kindrith-longshot', exhausted: true }, 'niffle-ape'] },
      foe: { line: ['valdr'], discard: ['silvertooth'] },
    });
  });

  it('has to hit itself where it is alone', () => {
    const t = table({ me: { house: 'untamed', line: ['kindrith-longshot'] }, foe: {} });
    t.me.reap('kindrith-longshot');
    t.expect({ me: { aember: 1, line: [{ id: 'kindrith-longshot', damage: 2, exhausted: true }] } });
  });

  it('attacks without being hurt', () => {
    const t = table({ me: { house: 'untamed', line: ['kindrith-longshot'] }, foe: { line: ['valdr'] } });
    t.me.fight('kindrith-longshot', 'valdr');
    t.expect({
      me: { aember: 0, line: [{ id: 'kindrith-longshot', exhausted: true }] },
      foe: { line: [{ id: 'valdr', damage: 3 }] },
    });
  });

  it('eludes the first attack of a turn only', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['kindrith-longshot'] } });
    t.me.fight('shooler', 'kindrith-longshot').fight('tocsin', 'kindrith-longshot');
    t.expect({
      me: { line: [{ id: 'shooler', exhausted: true }], discard: ['tocsin'] },
      foe: { line: [], discard: ['kindrith-longshot'] },
    });
  });
});
