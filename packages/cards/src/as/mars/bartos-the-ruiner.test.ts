import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('bartos-the-ruiner', () => {
  it('has each non-Mars creature of either side destroyed after it was used', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar', 'mars', 'dis'], line: ['bartos-the-ruiner', 'bumpsy', 'krump'] },
      foe: { ...foeHouses, line: ['valdr', 'tocsin'] },
    });
    t.me.reap('bumpsy');
    t.expect({
      me: { aember: 1, line: ['bartos-the-ruiner', 'krump'], discard: ['bumpsy'] },
      foe: { line: ['valdr', 'tocsin'] },
    });
    t.me.end();
    t.foe.house('brobnar').reap('valdr');
    t.expect({
      me: { line: ['bartos-the-ruiner', 'krump'] },
      foe: { aember: 1, line: ['tocsin'], discard: ['valdr'] },
    });
  });

  it('has a non-Mars artifact destroyed after its action', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['bartos-the-ruiner'],
        artifacts: ['library-of-babble', 'lifeward'],
        deck: ['troll'],
      },
    });
    t.me.action('library-of-babble');
    t.expect({
      me: { line: ['bartos-the-ruiner'], artifacts: ['lifeward'], hand: ['troll'], discard: ['library-of-babble'] },
    });
  });

  it('destroys it after a fight that it survives, and after the loss of a stun', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bartos-the-ruiner', 'troll', { id: 'krump', stunned: true }] },
      foe: { line: ['mother'] },
    });
    t.me.fight('troll', 'mother').unstun('krump');
    t.expect({ me: { line: ['bartos-the-ruiner'], discard: ['krump', 'troll'] }, foe: { line: [] } });
  });

  it('spares Mars creatures and Mars artifacts', () => {
    const t = table({
      me: { house: 'mars', line: ['bartos-the-ruiner', 'tunk'], artifacts: ['feeding-pit'], hand: ['tunk'] },
    });
    t.me.reap('tunk').reap('bartos-the-ruiner').action('feeding-pit');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'bartos-the-ruiner', exhausted: true },
          { id: 'tunk', exhausted: true },
        ],
        artifacts: [{ id: 'feeding-pit', exhausted: true }],
      },
    });
  });

  it('ruling bartos-the-ruiner/two-houses: a card of Mars and another house is a non-Mars card, too', () => {
    const t = table({
      me: { house: 'mars', line: ['bartos-the-ruiner', { id: 'bumpsy', houseIcons: ['mars'] }] },
    });
    t.me.reap('bumpsy');
    t.expect({ me: { aember: 1, line: ['bartos-the-ruiner'], discard: ['bumpsy'] } });
  });

  it('loses only the ward of a warded one', () => {
    const t = table({ me: { house: 'brobnar', line: ['bartos-the-ruiner', { id: 'bumpsy', warded: true }] } });
    t.me.reap('bumpsy');
    t.expect({ me: { aember: 1, line: ['bartos-the-ruiner', { id: 'bumpsy', exhausted: true }] } });
  });
});
