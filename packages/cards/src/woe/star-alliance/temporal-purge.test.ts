import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('temporal-purge', () => {
  it('ruling temporal-purge/discard: turns token creatures faceup, and what is no creature goes to the discard pile, warded too', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['temporal-purge'],
        line: [{ id: 'mother', token: 'grunt', damage: 1 }, 'troll'],
      },
      foe: {
        line: [
          { id: 'punch', token: 'cadet', warded: true, aember: 2 },
          { id: 'bumpsy', token: 'cadet' },
        ],
      },
    });
    t.me.play('temporal-purge');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 1 }, 'troll'] },
      foe: { aember: 0, line: ['bumpsy'], discard: ['punch'] },
    });
  });

  it('ruling temporal-purge/texts: what a creature says holds as soon as it is faceup, and what the token said no more', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        houses: ['star-alliance', 'untamed'],
        hand: ['temporal-purge'],
        line: [{ id: 'grey-monk', token: 'cadet' }, 'alien-horror'],
      },
      foe: { line: ['dust-pixie'] },
    });
    t.me.play('temporal-purge').fight('alien-horror', 'dust-pixie');
    t.expect({ me: { line: ['grey-monk', { id: 'alien-horror', exhausted: true }] }, foe: { line: [] } });
  });
});
