import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

const made = (id: string) => ({ ...trader(id), exhausted: true });

describe('staff-up', () => {
  it('for the turn, token creatures are made instead of adding æmber to the pool', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        hand: ['staff-up'],
        line: ['gemcoat-vendor', 'antiquities-dealer'],
        artifacts: ['library-of-babble'],
        deck: ['mother', 'batdrone', 'troll', 'bumpsy'],
        beside: ['trader'],
      },
      foe: { aember: 3 },
    });
    t.me.play('staff-up').action('gemcoat-vendor').flank('left');
    t.me.action('antiquities-dealer').flank('right').flank('right');
    t.expect({
      me: {
        aember: 0,
        discard: ['staff-up'],
        artifacts: ['library-of-babble'],
        deck: ['bumpsy'],
        line: [
          made('mother'),
          { id: 'gemcoat-vendor', exhausted: true, damage: 1 },
          { id: 'antiquities-dealer', exhausted: true },
          made('batdrone'),
          made('troll'),
        ],
      },
      foe: { aember: 2 },
    });
  });

  it('ends with the turn, and does not concern the opponent', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        houses: ['ekwidon', 'dis'],
        hand: ['staff-up', 'mother', 'mother', 'mother', 'mother', 'mother', 'mother'],
        line: ['the-old-tinker'],
      },
      foe: { houses: ['logos', 'dis'], line: ['batdrone'] },
    });
    t.me.play('staff-up').end();
    t.foe.house('logos').reap('batdrone');
    t.expect({
      me: {
        discard: ['staff-up'],
        hand: ['mother', 'mother', 'mother', 'mother', 'mother', 'mother'],
        line: ['the-old-tinker'],
      },
      foe: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] },
    });
  });

  it('without a token card the æmber is not added either', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['staff-up'], line: ['gemcoat-vendor'], deck: ['mother'] },
      foe: { aember: 1 },
    });
    t.me.play('staff-up').reap('gemcoat-vendor');
    t.expect({
      me: { aember: 0, discard: ['staff-up'], deck: ['mother'], line: [{ id: 'gemcoat-vendor', exhausted: true }] },
      foe: { aember: 1 },
    });
  });
});
