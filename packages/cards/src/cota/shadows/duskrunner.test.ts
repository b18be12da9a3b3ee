import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('duskrunner', () => {
  it('lets its creature steal 1 by reaping', () => {
    const t = table({
      me: { house: 'shadows', hand: ['duskrunner'], line: ['dodger', 'silvertooth'] },
      foe: { aember: 3, line: ['tocsin'] },
    });
    t.me.play('duskrunner').choose('dodger').reap('dodger').reap('silvertooth');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'dodger', exhausted: true, upgrades: ['duskrunner'] },
          { id: 'silvertooth', exhausted: true },
        ],
      },
      foe: { aember: 2, line: ['tocsin'] },
    });
  });

  it('steals nothing by fighting', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'silvertooth', upgrades: ['duskrunner'] }] },
      foe: { aember: 3, line: ['urchin'] },
    });
    t.me.fight('silvertooth', 'urchin');
    t.expect({
      me: { aember: 0, line: [{ id: 'silvertooth', exhausted: true, upgrades: ['duskrunner'] }] },
      foe: { aember: 3, line: ['urchin'] },
    });
  });

  it('steals once for each copy, beside the Reap: ability of the creature itself', () => {
    const t = table({
      me: {
        house: 'logos',
        line: [{ id: 'doc-bookton', upgrades: ['duskrunner', 'duskrunner'] }],
        deck: ['fear', 'punch'],
      },
      foe: { aember: 3 },
    });
    t.me.reap('doc-bookton').order('doc-bookton');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear'],
        line: [{ id: 'doc-bookton', exhausted: true, upgrades: ['duskrunner', 'duskrunner'] }],
      },
      foe: { aember: 1 },
    });
  });

  it('on an enemy creature steals for the opponent', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['duskrunner'], aember: 2 },
      foe: { ...foeHouses, line: ['tocsin'], hand: [] },
    });
    t.me.play('duskrunner').end();
    t.foe.house('dis').reap('tocsin').order('tocsin');
    t.expect({
      me: { aember: 1 },
      foe: { aember: 2, line: [{ id: 'tocsin', exhausted: true, upgrades: ['duskrunner'] }] },
    });
  });

  it('cannot be played without a creature', () => {
    const t = table({ me: { house: 'shadows', hand: ['duskrunner'] }, foe: {} });
    t.me.cannot('play', 'duskrunner', 'no-host');
    t.expect({ me: { hand: ['duskrunner'] } });
  });
});
