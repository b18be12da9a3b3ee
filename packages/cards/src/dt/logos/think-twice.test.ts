import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('think-twice', () => {
  it('plays an action out of the discard pile, of whatever house, and purges it', () => {
    const t = table({
      me: { house: 'logos', hand: ['think-twice'], discard: ['virtuous-works', 'urchin', 'fear'] },
      foe: { discard: ['punch'] },
    });
    t.me.play('think-twice');
    expect(t.options()).toEqual(['virtuous-works', 'fear']);
    t.me.choose('virtuous-works');
    t.expect({
      me: { aember: 3, purged: ['virtuous-works'], discard: ['think-twice', 'urchin', 'fear'] },
      foe: { discard: ['punch'] },
    });
  });

  it('does nothing where no action lies there', () => {
    const t = table({ me: { house: 'logos', hand: ['think-twice'], discard: ['urchin', 'autocannon'] }, foe: {} });
    t.me.play('think-twice');
    t.expect({ me: { purged: [], discard: ['think-twice', 'urchin', 'autocannon'] } });
  });

  it('is the second card of the turn, and the action the third', () => {
    const t = table({
      me: { house: 'logos', hand: ['foggify', 'think-twice'], discard: ['mind-bullets'] },
      foe: { line: ['troll'] },
    });
    t.me.play('foggify').play('think-twice').choose('mind-bullets');
    t.expect({
      me: { purged: ['mind-bullets'], discard: ['think-twice', 'foggify'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('with another one it plays a third action: both of those are purged', () => {
    const t = table({
      me: { house: 'logos', hand: ['think-twice'], discard: ['think-twice', 'virtuous-works'] },
      foe: {},
    });
    t.me.play('think-twice').choose('think-twice').choose('virtuous-works');
    t.expect({ me: { aember: 3, purged: ['think-twice', 'virtuous-works'], discard: ['think-twice'] } });
  });

  it('an action that purges itself is purged once', () => {
    const t = table({ me: { house: 'logos', hand: ['think-twice'], discard: ['library-access'] }, foe: {} });
    t.me.play('think-twice');
    t.expect({ me: { purged: ['library-access'], discard: ['think-twice'] } });
  });

  it('cannot choose an action that cannot be played while there is another', () => {
    const t = table({ me: { house: 'logos', hand: ['think-twice'], discard: ['eureka', 'punch'] }, foe: {} });
    t.me.play('think-twice');
    t.expect({ me: { aember: 1, discard: ['think-twice', 'eureka'], purged: ['punch'] } });
  });

  it('an alpha action cannot be played any more, and is purged all the same', () => {
    const t = table({ me: { house: 'logos', hand: ['think-twice'], discard: ['eureka'] }, foe: {} });
    t.me.play('think-twice');
    t.expect({ me: { aember: 0, purged: ['eureka'], discard: ['think-twice'] } });
  });
});
