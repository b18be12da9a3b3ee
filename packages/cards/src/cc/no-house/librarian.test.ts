import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('librarian', () => {
  it('may archive a card of the hand in place of a bonus icon', () => {
    const me = { house: 'dis', hand: ['offering-to-invidius', 'punch', 'troll'], beside: ['librarian'] } as const;
    const t = table({ me });
    t.me.play('offering-to-invidius').choose('librarian').choose('troll');
    t.expect({ me: { aember: 0, hand: ['punch'], archives: ['troll'] } });
    const no = table({ me });
    no.me.play('offering-to-invidius').no();
    no.expect({ me: { aember: 1, hand: ['punch', 'troll'], archives: [] } });
  });

  it('ruling librarian/empty-hand: the icon is resolved as it is without a card in hand', () => {
    const t = table({ me: { house: 'dis', hand: ['offering-to-invidius'], beside: ['librarian'] } });
    t.me.play('offering-to-invidius');
    t.expect({ me: { aember: 1, hand: [], archives: [] } });
  });
});
