import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('effigy-of-melerukh', () => {
  const foe = { houses: ['dis', 'logos', 'shadows'], line: ['pit-demon', 'shooler'] } as const;
  const houses = ['unfathomable', 'logos', 'brobnar'] as const;
  const effigy = (awakening: number) => ({ id: 'effigy-of-melerukh', counters: { awakening } });

  it('gets a counter after an enemy creature reaps', () => {
    const t = table({ me: { house: 'unfathomable', artifacts: ['effigy-of-melerukh'] }, foe });
    t.me.end();
    t.foe.house('dis').reap('pit-demon').reap('shooler');
    t.expect({
      me: { artifacts: [effigy(2)] },
      foe: {
        line: [
          { id: 'pit-demon', exhausted: true },
          { id: 'shooler', exhausted: true },
        ],
      },
    });
  });

  it('gets none after a friendly creature reaps', () => {
    const t = table({ me: { house: 'logos', line: ['dextre'], artifacts: ['effigy-of-melerukh'] }, foe: {} });
    t.me.reap('dextre');
    t.expect({ me: { line: [{ id: 'dextre', exhausted: true }], artifacts: ['effigy-of-melerukh'] } });
  });

  it('goes to a flank of your battleline with the sixth counter, which the active player chooses', () => {
    const t = table({ me: { house: 'unfathomable', line: ['troll'], artifacts: [effigy(5)] }, foe });
    t.me.end();
    t.foe.house('dis').reap('pit-demon').choose('left');
    t.expect({
      me: { line: [effigy(6), 'troll'], artifacts: [] },
      foe: { line: [{ id: 'pit-demon', exhausted: true }, 'shooler'] },
    });
  });

  it('is an artifact with 5', () => {
    const t = table({ me: { house: 'unfathomable', line: ['troll'], artifacts: [effigy(4)] }, foe });
    t.me.end();
    t.foe.house('dis').reap('pit-demon');
    t.expect({
      me: { line: ['troll'], artifacts: [effigy(5)] },
      foe: { line: [{ id: 'pit-demon', exhausted: true }, 'shooler'] },
    });
  });

  it('has 100 power and 100 armor then, and its text is blank: no further counter comes onto it', () => {
    const t = table({
      me: { house: 'unfathomable', houses, artifacts: [effigy(5)] },
      foe: { ...foe, line: ['pit-demon', 'shooler', 'troll'] },
    });
    t.me.end();
    t.foe.house('dis').reap('pit-demon').reap('shooler').end();
    t.me.house('unfathomable').fight('effigy-of-melerukh', 'troll');
    t.expect({ me: { line: [{ ...effigy(6), exhausted: true }] }, foe: { line: ['pit-demon', 'shooler'] } });
  });

  it('ruling effigy-of-melerukh/house: as a creature it is used in turns of Unfathomable and of no other house', () => {
    const t = table({ me: { house: 'unfathomable', houses, artifacts: [effigy(5)] }, foe });
    t.me.end();
    t.foe.house('dis').reap('pit-demon').end();
    t.me.house('logos').cannot('reap', 'effigy-of-melerukh').end();
    t.foe.house('logos').end();
    t.me.house('unfathomable').reap('effigy-of-melerukh');
    t.expect({ me: { aember: 1, line: [{ ...effigy(6), exhausted: true }] }, foe: { line: ['pit-demon', 'shooler'] } });
  });

  it('is an artifact again where it is played anew', () => {
    const t = table({
      me: { house: 'unfathomable', houses, hand: ['abandon-ship'], artifacts: [effigy(5)] },
      foe: { ...foe, line: ['pit-demon'] },
    });
    t.me.end();
    t.foe.house('dis').reap('pit-demon').end();
    t.me.house('unfathomable').play('abandon-ship').choose('effigy-of-melerukh').play('effigy-of-melerukh');
    t.expect({
      me: { line: [], artifacts: [{ id: 'effigy-of-melerukh', exhausted: true }] },
      foe: { line: ['pit-demon'] },
    });
  });
});
