import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mind-over-matter', () => {
  it('puts each creature into the archives of its owner', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['mind-over-matter', 'punch'],
        line: ['mother', 'batdrone'],
        artifacts: ['auto-encoder'],
      },
      foe: { line: ['troll'], archives: ['fear'] },
    });
    t.me.play('mind-over-matter');
    t.expect({
      me: {
        line: [],
        archives: ['mother', 'batdrone'],
        hand: ['punch'],
        artifacts: ['auto-encoder'],
        discard: ['mind-over-matter'],
      },
      foe: { line: [], archives: ['fear', 'troll'] },
    });
  });

  it('whoever controls it', () => {
    const t = table({
      me: { house: 'logos', hand: ['mind-over-matter'], line: [{ id: 'troll', owner: 1 }] },
      foe: { line: [{ id: 'mother', owner: 0 }] },
    });
    t.me.play('mind-over-matter');
    t.expect({ me: { line: [], archives: ['mother'] }, foe: { line: [], archives: ['troll'] } });
  });

  it('a warded creature loses its ward only, and what lies on the others is lost or given', () => {
    const t = table({
      me: { house: 'logos', hand: ['mind-over-matter'], line: [{ id: 'mother', warded: true }] },
      foe: { line: [{ id: 'troll', aember: 2, upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('mind-over-matter');
    t.expect({
      me: { aember: 2, line: ['mother'], archives: [] },
      foe: { line: [], archives: ['troll'], discard: ['blood-of-titans'] },
    });
  });

  it('destroys none of them', () => {
    const t = table({
      me: { house: 'logos', hand: ['mind-over-matter'] },
      foe: { line: ['dust-imp', 'daemo-bot'] },
    });
    t.me.play('mind-over-matter');
    t.expect({ me: { aember: 0 }, foe: { aember: 0, line: [], archives: ['dust-imp', 'daemo-bot'] } });
  });

  it('takes both halves of a gigantic creature', () => {
    const t = table({ me: { house: 'logos', hand: ['mind-over-matter'] }, foe: { line: ['ultra-gravitron'] } });
    t.me.play('mind-over-matter');
    t.expect({ foe: { line: [], archives: ['ultra-gravitron', 'ultra-gravitron2'] } });
  });
});
