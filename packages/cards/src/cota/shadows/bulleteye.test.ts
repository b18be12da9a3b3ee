import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('bulleteye', () => {
  it('reaps and destroys a creature on a flank, of either side', () => {
    const t = table({
      me: { house: 'shadows', line: ['urchin', 'bulleteye', 'dodger'] },
      foe: { line: ['mother', 'tocsin', 'shooler'] },
    });
    t.me.reap('bulleteye');
    expect(t.options()).toEqual(['urchin', 'dodger', 'mother', 'shooler']);
    t.me.choose('mother');
    t.expect({
      me: { aember: 1, line: ['urchin', { id: 'bulleteye', exhausted: true }, 'dodger'] },
      foe: { line: ['tocsin', 'shooler'], discard: ['mother'] },
    });
  });

  it('must destroy itself when it stands alone', () => {
    const t = table({ me: { house: 'shadows', line: ['bulleteye'] }, foe: {} });
    t.me.reap('bulleteye');
    t.expect({ me: { aember: 1, line: [], discard: ['bulleteye'] } });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'shadows', line: ['urchin', 'bulleteye', 'dodger'] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.reap('bulleteye').choose('mother');
    t.expect({
      me: { aember: 1, line: ['urchin', { id: 'bulleteye', exhausted: true }, 'dodger'] },
      foe: { line: ['mother'] },
    });
  });

  it('destroys nothing by fighting', () => {
    const t = table({ me: { house: 'shadows', line: ['bulleteye'] }, foe: { line: ['urchin'] } });
    t.me.fight('bulleteye', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'bulleteye', exhausted: true }] }, foe: { line: ['urchin'] } });
  });

  it('is elusive', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin', 'shooler'] }, foe: { line: ['bulleteye'] } });
    t.me.fight('tocsin', 'bulleteye');
    t.expect({ me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] }, foe: { line: ['bulleteye'] } });
    t.me.fight('shooler', 'bulleteye');
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
});
