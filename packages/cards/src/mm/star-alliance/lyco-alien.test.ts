import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('lyco-alien', () => {
  it('has skirmish, and after its fight takes one of the top 3 cards and puts another on the bottom', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['lyco-alien'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('lyco-alien', 'troll').choose('zap').choose('tribute');
    t.expect({
      me: { hand: ['zap'], deck: ['fear', 'punch', 'tribute'], line: [{ id: 'lyco-alien', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('may take none but those 3', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['lyco-alien'], deck: ['zap', 'fear', 'tribute', 'punch'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('lyco-alien', 'troll');
    expect(t.options()).toEqual(['zap', 'fear', 'tribute']);
    t.me.choose('fear');
    expect(t.options()).toEqual(['zap', 'tribute']);
  });

  it('takes damage when it is attacked, and looks at nothing then', () => {
    const t = table({
      me: { house: 'brobnar', line: ['dust-imp', 'bumpsy'] },
      foe: { line: ['lyco-alien'], deck: ['zap', 'fear', 'tribute'] },
    });
    t.me.fight('bumpsy', 'lyco-alien');
    t.expect({
      me: { line: ['dust-imp', { id: 'bumpsy', damage: 4, exhausted: true }] },
      foe: { hand: [], deck: ['zap', 'fear', 'tribute'], line: [] },
    });
  });

  it('ruling daemo-alien/empty-deck: without a deck there is nothing to look at', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['lyco-alien'], discard: ['zap'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('lyco-alien', 'troll');
    t.expect({
      me: { hand: [], discard: ['zap'], line: [{ id: 'lyco-alien', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });
});
