import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('savage-clash', () => {
  it('destroys each creature but the most powerful enemy and the least powerful friendly one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['savage-clash'], line: ['krump', 'dew-faerie', 'troll'] },
      foe: { line: ['mother', 'krump', 'urchin'] },
    });
    t.me.play('savage-clash');
    t.expect({
      me: { line: ['dew-faerie'], discard: ['savage-clash', 'troll', 'krump'] },
      foe: { line: ['krump'] },
    });
  });

  it('lets its player choose among equals', () => {
    const t = table({
      me: { house: 'untamed', hand: ['savage-clash'], line: ['dew-faerie', 'urchin', 'dust-pixie'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('savage-clash').choose('shooler').choose('urchin');
    t.expect({ me: { line: ['urchin'] }, foe: { line: ['shooler'] } });
  });

  it('spares one of each side, and only a side that has one', () => {
    const t = table({ me: { house: 'untamed', hand: ['savage-clash'], line: ['krump'] }, foe: { line: ['urchin'] } });
    t.me.play('savage-clash');
    t.expect({ me: { line: ['krump'] }, foe: { line: ['urchin'] } });
    const theirs = table({ me: { house: 'untamed', hand: ['savage-clash'] }, foe: { line: ['urchin', 'krump'] } });
    theirs.me.play('savage-clash');
    theirs.expect({ foe: { line: ['krump'] } });
    const mine = table({ me: { house: 'untamed', hand: ['savage-clash'], line: ['urchin', 'krump'] }, foe: {} });
    mine.me.play('savage-clash');
    mine.expect({ me: { line: ['urchin'] } });
  });

  it('goes by power as it is, and takes only the ward of a warded creature', () => {
    const t = table({
      me: { house: 'untamed', hand: ['savage-clash'], line: [{ id: 'dew-faerie', power: 5 }, 'snufflegator'] },
      foe: {
        line: [
          { id: 'krump', warded: true },
          { id: 'mother', power: 2, warded: true },
        ],
      },
    });
    t.me.play('savage-clash');
    t.expect({ me: { line: ['snufflegator'] }, foe: { line: ['krump', { id: 'mother', power: 2, warded: true }] } });
  });
});
