import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('purifier-of-souls', () => {
  it('keeps Destroyed: abilities of both sides from resolving', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'], line: ['purifier-of-souls', 'daemo-knight'] },
      foe: { aember: 3, line: ['daemo-knight'] },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({
      me: { aember: 1, line: ['purifier-of-souls'], discard: ['gizelhart-s-wrath', 'daemo-knight'] },
      foe: { aember: 3, line: [], discard: ['daemo-knight'] },
    });
  });

  it('keeps a Bad Penny from its hand and an Armageddon Cloak from saving', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'troll', 'purifier-of-souls'] },
      foe: { line: ['bad-penny', { id: 'mother', upgrades: ['armageddon-cloak'] }] },
    });
    t.me.fight('krump', 'bad-penny').fight('troll', 'mother');
    t.expect({
      me: {
        line: [
          { id: 'krump', damage: 1, exhausted: true },
          { id: 'troll', damage: 7, exhausted: true },
          'purifier-of-souls',
        ],
      },
      foe: { line: [], hand: [], discard: ['mother', 'armageddon-cloak', 'bad-penny'] },
    });
  });

  it('does so too where it is destroyed itself in the same moment', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['purifier-of-souls'] },
      foe: { line: ['daemo-knight'] },
    });
    t.me.play('the-spirit-s-way');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [], discard: ['daemo-knight'] } });
  });

  it('no longer once it left play', () => {
    const t = table({
      me: {
        house: 'sanctum',
        aember: 2,
        hand: ['fangs-of-gizelhart', 'gizelhart-s-wrath'],
        line: ['purifier-of-souls'],
      },
      foe: { line: ['daemo-knight'] },
    });
    t.me.play('fangs-of-gizelhart').play('gizelhart-s-wrath');
    t.expect({ me: { aember: 3, line: [], purged: ['purifier-of-souls'] }, foe: { aember: 1, line: [] } });
  });

  it('stops neither what waits for a destruction nor what happens as a card leaves play', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump', 'purifier-of-souls'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({
      me: { line: [{ id: 'krump', damage: 3, exhausted: true }, 'purifier-of-souls'] },
      foe: { aember: 1, line: [] },
    });
    const rat = table({
      me: { house: 'sanctum', hand: ['the-spirit-s-way'], line: ['purifier-of-souls'] },
      foe: { aember: 3, line: ['magda-the-rat'] },
    });
    rat.me.play('the-spirit-s-way');
    rat.expect({ me: { aember: 2, line: [] }, foe: { aember: 1, line: [] } });
  });
});
