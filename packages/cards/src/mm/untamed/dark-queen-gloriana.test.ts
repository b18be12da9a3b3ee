import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dark-queen-gloriana', () => {
  it('returns a friendly creature that is not Untamed to its owner’s hand', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dark-queen-gloriana'], line: ['krump', 'dew-faerie', 'tocsin'] },
      foe: { line: ['mother'] },
    });
    t.me.play('dark-queen-gloriana').choose('tocsin');
    t.expect({
      me: { line: ['krump', 'dew-faerie', { id: 'dark-queen-gloriana', exhausted: true }], hand: ['tocsin'] },
      foe: { line: ['mother'] },
    });
  });

  it('returns the only one without a choice, to the hand of the opponent who owns it', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dark-queen-gloriana'], line: [{ id: 'krump', owner: 1 }, 'dew-faerie'] },
      foe: {},
    });
    t.me.play('dark-queen-gloriana');
    t.expect({
      me: { line: ['dew-faerie', { id: 'dark-queen-gloriana', exhausted: true }], hand: [] },
      foe: { hand: ['krump'] },
    });
  });

  it('returns neither Untamed nor enemy creatures', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dark-queen-gloriana'], line: ['dew-faerie'] },
      foe: { line: ['mother'] },
    });
    t.me.play('dark-queen-gloriana');
    t.expect({
      me: { line: ['dew-faerie', { id: 'dark-queen-gloriana', exhausted: true }], hand: [] },
      foe: { line: ['mother'] },
    });
  });

  it('takes only the ward from a creature that has one', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dark-queen-gloriana'], line: [{ id: 'krump', warded: true }] },
      foe: {},
    });
    t.me.play('dark-queen-gloriana');
    t.expect({ me: { line: ['krump', { id: 'dark-queen-gloriana', exhausted: true }], hand: [] } });
  });

  it('returns itself where it is the only creature of another house', () => {
    const t = table({
      me: { house: 'dis', hand: [{ id: 'dark-queen-gloriana', house: 'dis' }], line: ['dew-faerie'] },
      foe: {},
    });
    t.me.play('dark-queen-gloriana');
    t.expect({ me: { line: ['dew-faerie'], hand: ['dark-queen-gloriana'] } });
  });
});
