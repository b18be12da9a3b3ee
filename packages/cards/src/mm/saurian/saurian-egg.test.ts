import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('saurian-egg', () => {
  it('can neither fight nor reap', () => {
    const t = table({ me: { house: 'saurian', line: ['saurian-egg'] }, foe: { line: ['krump'] } });
    t.me.cannot('reap', 'saurian-egg', 'forbidden').cannot('fight', 'saurian-egg', 'forbidden');
    t.expect({ me: { line: ['saurian-egg'] }, foe: { line: ['krump'] } });
  });

  it('puts a Saurian creature that it discards into play ready with three counters, and is destroyed', () => {
    const t = table({
      me: { house: 'dis', line: ['saurian-egg'], deck: ['thero-centurion', 'troll', 'paraguardian'] },
      foe: { aember: 2 },
    });
    t.me.omni('saurian-egg').flank('left');
    t.expect({
      me: { line: [{ id: 'thero-centurion', power: 3 }], deck: ['paraguardian'], discard: ['saurian-egg', 'troll'] },
      foe: { aember: 2 },
    });
  });

  it('stays where no Saurian creature was discarded', () => {
    const t = table({
      me: { house: 'saurian', line: ['saurian-egg'], deck: ['tribute', 'troll', 'paraguardian'] },
      foe: {},
    });
    t.me.omni('saurian-egg');
    t.expect({
      me: { line: [{ id: 'saurian-egg', exhausted: true }], deck: ['paraguardian'], discard: ['troll', 'tribute'] },
    });
  });

  it('discards what there is of a deck that is nearly empty', () => {
    const one = table({
      me: { house: 'saurian', line: ['saurian-egg'], deck: ['questor-jarta'], discard: ['troll'] },
      foe: {},
    });
    one.me.omni('saurian-egg').flank('left');
    one.expect({ me: { line: [{ id: 'questor-jarta', power: 3 }], discard: ['saurian-egg', 'troll'] } });
    const none = table({ me: { house: 'saurian', line: ['saurian-egg'], discard: ['paraguardian'] }, foe: {} });
    none.me.omni('saurian-egg');
    none.expect({ me: { line: [{ id: 'saurian-egg', exhausted: true }], discard: ['paraguardian'] } });
  });

  it('hatches creatures that may be used at once', () => {
    const t = table({
      me: { house: 'saurian', line: ['saurian-egg'], deck: ['questor-jarta', 'troll'] },
      foe: {},
    });
    t.me.omni('saurian-egg').flank('left').reap('questor-jarta').no();
    t.expect({ me: { aember: 1, line: [{ id: 'questor-jarta', power: 3, exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling saurian-egg/two: both Saurian creatures enter ready, each with the counters (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'saurian', line: ['saurian-egg'], deck: ['questor-jarta', 'paraguardian'] },
        foe: {},
      });
      t.me.omni('saurian-egg').choose('paraguardian').flank('left').flank('right');
      t.expect({
        me: {
          line: [
            { id: 'paraguardian', power: 3 },
            { id: 'questor-jarta', power: 3 },
          ],
          discard: ['saurian-egg'],
        },
      });
    },
  );

  it('ruling saurian-egg/saved: saved by a ward it stays although a creature hatched; half a gigantic one does not', () => {
    const t = table({
      me: { house: 'saurian', line: [{ id: 'saurian-egg', warded: true }], deck: ['questor-jarta', 'deusillus'] },
      foe: {},
    });
    t.me.omni('saurian-egg').flank('right');
    t.expect({
      me: {
        line: [
          { id: 'saurian-egg', exhausted: true },
          { id: 'questor-jarta', power: 3 },
        ],
        discard: ['deusillus'],
      },
    });
  });

  it('hatches a gigantic creature of which it discards both halves', () => {
    const t = table({
      me: { house: 'saurian', line: ['saurian-egg'], deck: ['deusillus', 'deusillus2'] },
      foe: { aember: 2 },
    });
    t.me.omni('saurian-egg').flank('right');
    t.expect({ me: { line: [{ id: 'deusillus', power: 3 }], discard: ['saurian-egg'] }, foe: { aember: 2 } });
  });
});
