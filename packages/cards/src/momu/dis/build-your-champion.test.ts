import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('build-your-champion', () => {
  const halves = ['tormax', 'tormax2'];

  it('archives two halves from deck and discard pile, and shuffles the deck', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['build-your-champion'],
        deck: ['punch', 'tormax', 'fear'],
        discard: ['tormax2', 'troll'],
      },
      foe: { deck: ['dodger-s-10'] },
    });
    t.me.play('build-your-champion').choose('tormax').choose('tormax2');
    t.expect({ me: { aember: 1, archives: halves, discard: ['build-your-champion', 'troll'] } });
    expect(t.state.players[0]?.deck).toHaveLength(2);
  });

  it('any two halves, also of two creatures', () => {
    const t = table({
      me: { house: 'dis', hand: ['build-your-champion'], deck: [], discard: ['tormax', 'dodger-s-102', 'dodger-s-10'] },
    });
    t.me.play('build-your-champion').choose('tormax').choose('dodger-s-102');
    t.expect({
      me: { aember: 1, archives: ['tormax', 'dodger-s-102'], discard: ['build-your-champion', 'dodger-s-10'] },
    });
  });

  it('may find one or none', () => {
    const t = table({ me: { house: 'dis', hand: ['build-your-champion'], deck: [], discard: halves } });
    t.me.play('build-your-champion').choose('tormax').done();
    t.expect({ me: { aember: 1, archives: ['tormax'], discard: ['build-your-champion', 'tormax2'] } });
    const none = table({ me: { house: 'dis', hand: ['build-your-champion'], deck: ['troll'], discard: ['fear'] } });
    none.me.play('build-your-champion');
    none.expect({ me: { aember: 1, archives: [], deck: ['troll'], discard: ['build-your-champion', 'fear'] } });
  });
});
