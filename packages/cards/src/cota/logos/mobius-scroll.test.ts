import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('mobius-scroll', () => {
  it('archives itself and two cards, but no third one', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear', 'punch', 'urchin'] },
      foe: { hand: ['tocsin'] },
    });
    t.me.action('mobius-scroll').choose('fear').choose('urchin');
    t.expect({
      me: { artifacts: [], hand: ['punch'], archives: ['mobius-scroll', 'fear', 'urchin'], discard: [] },
      foe: { hand: ['tocsin'] },
    });
  });

  it('may take one card along, or none', () => {
    const one = table({ me: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear', 'punch'] }, foe: {} });
    one.me.action('mobius-scroll').choose('fear').done();
    one.expect({ me: { artifacts: [], hand: ['punch'], archives: ['mobius-scroll', 'fear'] } });
    const none = table({ me: { house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear', 'punch'] }, foe: {} });
    none.me.action('mobius-scroll').done();
    none.expect({ me: { artifacts: [], hand: ['fear', 'punch'], archives: ['mobius-scroll'] } });
  });

  it('archives itself also with an empty hand', () => {
    const t = table({ me: { house: 'logos', artifacts: ['mobius-scroll'], hand: [] }, foe: {} });
    t.me.action('mobius-scroll');
    t.expect({ me: { artifacts: [], archives: ['mobius-scroll'] } });
  });

  it('can be played again, exhausted, after the archives were taken', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', artifacts: ['mobius-scroll'], hand: ['fear'] },
      foe: { ...foeHouses },
    });
    t.me.action('mobius-scroll').choose('fear').end();
    t.foe.house('dis').end();
    t.me.house('logos').yes().play('mobius-scroll').cannot('action', 'mobius-scroll', 'exhausted');
    t.expect({ me: { hand: ['fear'], archives: [], artifacts: [{ id: 'mobius-scroll', exhausted: true }] } });
  });

  it('used by the opponent goes to the archives of its owner, their cards to their own', () => {
    const t = table({
      me: { house: 'logos', hand: ['remote-access', 'fear', 'punch'] },
      foe: { artifacts: ['mobius-scroll'], hand: ['tocsin'] },
    });
    t.me.play('remote-access').choose('fear').choose('punch');
    t.expect({
      me: { aember: 1, hand: [], archives: ['fear', 'punch'] },
      foe: { artifacts: [], hand: ['tocsin'], archives: ['mobius-scroll'] },
    });
  });
});
