import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('3ll-i0t', () => {
  it('may play an upgrade from the discard pile, on itself alone', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['3ll-i0t'], line: ['troll'], discard: ['blood-of-titans', 'punch'] },
      foe: { line: ['mother'] },
    });
    t.me.play('3ll-i0t').yes();
    t.expect({
      me: {
        ...{ aember: 1, discard: ['punch'] },
        line: ['troll', { id: '3ll-i0t', exhausted: true, upgrades: ['blood-of-titans'] }],
      },
      foe: { line: ['mother'] },
    });
  });

  it('after a reap and a fight too, or not', () => {
    const t = table({ me: { house: 'star-alliance', line: ['3ll-i0t'], discard: ['blood-of-titans'] }, foe: {} });
    t.me.reap('3ll-i0t').no();
    t.expect({ me: { aember: 1, line: [{ id: '3ll-i0t', exhausted: true }], discard: ['blood-of-titans'] } });
    const fight = table({
      me: { house: 'star-alliance', line: ['3ll-i0t'], discard: ['blood-of-titans'] },
      foe: { line: ['batdrone'] },
    });
    fight.me.fight('3ll-i0t', 'batdrone').yes();
    fight.expect({
      me: {
        ...{ aember: 1, discard: [] },
        line: [{ id: '3ll-i0t', exhausted: true, damage: 2, upgrades: ['blood-of-titans'] }],
      },
      foe: { line: [], discard: ['batdrone'] },
    });
  });

  it('shuffles all upgrades into the decks of their owners where it is discarded', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['3ll-i0t'], line: [{ id: 'troll', upgrades: ['uplink'] }] },
      foe: { line: [{ id: 'mother', upgrades: ['blood-of-titans'] }] },
    });
    t.me.discard('3ll-i0t');
    t.expect({
      me: { line: ['troll'], deck: ['uplink'], discard: ['3ll-i0t'] },
      foe: { line: ['mother'], deck: ['blood-of-titans'] },
    });
  });
});
