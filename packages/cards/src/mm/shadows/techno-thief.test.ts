import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('techno-thief', () => {
  const reaped = [{ id: 'techno-thief', exhausted: true }];

  it('discards a card and draws one after it reaps', () => {
    const t = table({
      me: { house: 'shadows', line: ['techno-thief'], hand: ['punch', 'fear'], deck: ['urchin', 'dodger'] },
      foe: {},
    });
    t.me.reap('techno-thief').choose('punch');
    t.expect({ me: { aember: 1, line: reaped, hand: ['fear', 'urchin'], discard: ['punch'], deck: ['dodger'] } });
  });

  it('draws nothing where there is nothing to discard', () => {
    const t = table({ me: { house: 'shadows', line: ['techno-thief'], hand: [], deck: ['urchin'] }, foe: {} });
    t.me.reap('techno-thief');
    t.expect({ me: { aember: 1, line: reaped, hand: [], deck: ['urchin'] } });
  });

  it('must discard its only card, which may come back by the draw from an empty deck', () => {
    const t = table({ me: { house: 'shadows', line: ['techno-thief'], hand: ['punch'], deck: [] }, foe: {} });
    t.me.reap('techno-thief');
    t.expect({ me: { line: reaped, hand: ['punch'], discard: [], deck: [] } });
  });

  it('does nothing after a fight, and is elusive', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['techno-thief'], hand: filler(6), deck: ['urchin'] },
      foe: { ...foeHouses, line: ['ember-imp', 'tocsin'] },
    });
    t.me.fight('techno-thief', 'ember-imp').end();
    t.foe.house('dis').fight('tocsin', 'techno-thief');
    t.expect({
      me: { hand: filler(6), deck: ['urchin'], line: [{ id: 'techno-thief', damage: 2 }] },
      foe: { line: [{ id: 'tocsin', exhausted: true }] },
    });
  });
});
