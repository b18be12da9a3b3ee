import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dew-faerie', () => {
  it('gains 2 in all by reaping', () => {
    const t = table({ me: { house: 'untamed', line: ['dew-faerie'] }, foe: {} });
    t.me.reap('dew-faerie');
    t.expect({ me: { aember: 2, line: [{ id: 'dew-faerie', exhausted: true }] } });
  });

  it('gains nothing by fighting', () => {
    const t = table({ me: { house: 'untamed', line: ['dew-faerie'] }, foe: { line: ['urchin'] } });
    t.me.fight('dew-faerie', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'dew-faerie', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('eludes the first attack of a turn, and not the second', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['dew-faerie'] } });
    t.me.fight('tocsin', 'dew-faerie');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] }, foe: { line: ['dew-faerie'] } });
    t.me.fight('shooler', 'dew-faerie');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('is hurt by effects as any other creature', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: ['dew-faerie'] } });
    t.me.play('punch');
    t.expect({ me: { aember: 1 }, foe: { line: [], discard: ['dew-faerie'] } });
  });
});
