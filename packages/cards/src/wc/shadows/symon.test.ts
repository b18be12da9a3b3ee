import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('symon', () => {
  it('puts the creature it fights on top of its owner’s deck', () => {
    const t = table({ me: { house: 'shadows', line: ['symon'] }, foe: { line: ['troll'], deck: ['punch'] } });
    t.me.fight('symon', 'troll');
    t.expect({ me: { line: [{ id: 'symon', exhausted: true }] }, foe: { line: [], deck: ['troll', 'punch'] } });
  });

  it('does not fetch what it destroyed out of the discard pile', () => {
    const t = table({
      me: { house: 'shadows', line: ['symon'] },
      foe: { line: [{ id: 'troll', damage: 7 }], deck: ['punch'] },
    });
    t.me.fight('symon', 'troll');
    t.expect({
      me: { line: [{ id: 'symon', exhausted: true }] },
      foe: { line: [], deck: ['punch'], discard: ['troll'] },
    });
  });

  it('takes an elusive creature too, and only a ward from a warded one', () => {
    const t = table({
      me: { house: 'shadows', line: ['symon', 'symon'] },
      foe: { line: ['noddy-the-thief', { id: 'mother', warded: true }], deck: [] },
    });
    t.me.fight('symon', 'noddy-the-thief').fight('symon#2', 'mother');
    t.expect({
      me: {
        line: [
          { id: 'symon', exhausted: true },
          { id: 'symon', exhausted: true },
        ],
      },
      foe: { line: [], deck: ['mother', 'noddy-the-thief'] },
    });
  });
});
