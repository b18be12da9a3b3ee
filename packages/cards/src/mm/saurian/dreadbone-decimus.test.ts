import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dreadbone-decimus', () => {
  it.each(['play', 'fight'] as const)('may be exalted to destroy a creature with lower power: %s', (how) => {
    const t = table({
      me: { house: 'saurian', ...(how === 'play' ? { hand: ['dreadbone-decimus'] } : { line: ['dreadbone-decimus'] }) },
      foe: { line: [{ id: 'ember-imp', stunned: true }, 'mighty-tiger', 'bumpsy'] },
    });
    if (how === 'play') t.me.play('dreadbone-decimus').yes();
    else t.me.fight('dreadbone-decimus', 'ember-imp').yes();
    if (how === 'play') {
      expect(t.options()).toEqual(['ember-imp', 'mighty-tiger']);
      t.me.choose('mighty-tiger');
    }
    t.expect({
      me: { line: [{ id: 'dreadbone-decimus', aember: 1, damage: how === 'play' ? 0 : 2, exhausted: true }] },
      foe: { line: [...(how === 'play' ? [{ id: 'ember-imp', stunned: true }] : []), 'bumpsy'] },
    });
  });

  it('may decline that', () => {
    const t = table({ me: { house: 'saurian', hand: ['dreadbone-decimus'] }, foe: { line: ['ember-imp'] } });
    t.me.play('dreadbone-decimus').no();
    t.expect({ me: { line: [{ id: 'dreadbone-decimus', exhausted: true }] }, foe: { line: ['ember-imp'] } });
  });

  it('may be exalted for nothing: creatures of its own power are no victims', () => {
    const t = table({ me: { house: 'saurian', hand: ['dreadbone-decimus'] }, foe: { line: ['bumpsy'] } });
    t.me.play('dreadbone-decimus').yes();
    t.expect({ me: { line: [{ id: 'dreadbone-decimus', aember: 1, exhausted: true }] }, foe: { line: ['bumpsy'] } });
  });

  it('compares with its power once it is exalted, and must destroy a friend where no other is weaker', () => {
    const t = table({
      me: { house: 'saurian', line: ['tribune-pompitus'], hand: ['dreadbone-decimus'] },
      foe: { line: ['krump'] },
    });
    t.me.play('dreadbone-decimus').yes();
    expect(t.options()).toEqual(['tribune-pompitus', 'krump']);
    t.me.choose('krump');
    t.expect({
      me: { line: ['tribune-pompitus', { id: 'dreadbone-decimus', aember: 1, exhausted: true }] },
      foe: { line: [] },
    });
    const friend = table({ me: { house: 'saurian', line: ['ember-imp'], hand: ['dreadbone-decimus'] }, foe: {} });
    friend.me.play('dreadbone-decimus').yes();
    friend.expect({ me: { line: [{ id: 'dreadbone-decimus', aember: 1, exhausted: true }], discard: ['ember-imp'] } });
  });

  it('destroys nobody when it did not survive the fight', () => {
    const t = table({ me: { house: 'saurian', line: ['dreadbone-decimus'] }, foe: { line: ['troll', 'ember-imp'] } });
    t.me.fight('dreadbone-decimus', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 5 }, 'ember-imp'] } });
  });
});
