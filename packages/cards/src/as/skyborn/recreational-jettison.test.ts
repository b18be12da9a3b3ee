import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('recreational-jettison', () => {
  it('discards a card and resolves its bonus icons', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['recreational-jettison', 'punch', 'troll'] },
    });
    t.me.play('recreational-jettison').choose('punch');
    t.expect({ me: { aember: 2, hand: ['troll'], discard: ['recreational-jettison', 'punch'] } });
  });

  it.each([
    { mine: ['yellow'], theirs: [] },
    { mine: [], theirs: ['yellow'] },
    { mine: ['yellow'], theirs: ['yellow'] },
  ] as const)(
    'ruling recreational-jettison/any-yellow-key: with $mine of yours and $theirs forged it does so once more',
    ({ mine, theirs }) => {
      const t = table({
        me: {
          house: 'skyborn',
          keys: mine,
          hand: ['recreational-jettison', 'punch', 'bad-penny', 'against-all-flags'],
        },
        foe: { keys: theirs },
      });
      t.me.play('recreational-jettison').choose('punch').choose('against-all-flags');
      t.expect({ me: { aember: 3, hand: ['bad-penny'] } });
    },
  );

  it('not with other keys forged', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['red', 'blue'], hand: ['recreational-jettison', 'punch', 'troll'] },
      foe: { keys: ['red'] },
    });
    t.me.play('recreational-jettison').choose('troll');
    t.expect({ me: { aember: 1, hand: ['punch'] } });
  });

  it('ruling recreational-jettison/scrap-first: what the discard sets off resolves before the icons', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['recreational-jettison', 'bux-bastian'] },
      foe: { line: ['gub'] },
    });
    t.me.play('recreational-jettison');
    t.expect({
      me: { aember: 1, hand: [], discard: ['recreational-jettison', 'bux-bastian'] },
      foe: { line: [{ id: 'gub', aember: 1 }] },
    });
    const both = table({
      me: { house: 'skyborn', hand: ['recreational-jettison', { id: 'bux-bastian', bonus: ['damage'] }] },
      foe: { line: ['gub', 'mother'] },
    });
    both.me.play('recreational-jettison').choose('gub').choose('gub');
    // The æmber on the Gub that the damage of the icon destroys comes back.
    both.expect({ me: { aember: 2 }, foe: { line: ['mother'] } });
  });

  it('with an empty hand it does nothing', () => {
    const t = table({ me: { house: 'skyborn', keys: ['yellow'], hand: ['recreational-jettison'] } });
    t.me.play('recreational-jettison');
    t.expect({ me: { aember: 1, hand: [] } });
  });
});
