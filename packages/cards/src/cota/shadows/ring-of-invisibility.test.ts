import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ring-of-invisibility', () => {
  it('gives elusive: the first attack of a turn does nothing, the second does', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: [{ id: 'mother', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.fight('tocsin', 'mother');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }, 'shooler'] },
      foe: { line: [{ id: 'mother', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.fight('shooler', 'mother');
    t.expect({
      me: { line: [{ id: 'tocsin', exhausted: true }] },
      foe: { line: [], discard: ['mother', 'ring-of-invisibility'] },
    });
  });

  it('gives skirmish', () => {
    const t = table({
      me: { house: 'shadows', hand: ['ring-of-invisibility'], line: ['dodger'] },
      foe: { line: ['mother'], aember: 1 },
    });
    t.me.play('ring-of-invisibility').choose('dodger').fight('dodger', 'mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'dodger', exhausted: true, upgrades: ['ring-of-invisibility'] }] },
      foe: { line: [], aember: 0 },
    });
  });

  it('helps its creature only', () => {
    const t = table({
      me: { house: 'shadows', line: [{ id: 'dodger', upgrades: ['ring-of-invisibility'] }, 'silvertooth'] },
      foe: { line: ['tocsin'] },
    });
    t.me.fight('silvertooth', 'tocsin');
    t.expect({
      me: { line: [{ id: 'dodger', upgrades: ['ring-of-invisibility'] }] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('does not protect from other damage', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: [{ id: 'silvertooth', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.play('poison-wave');
    t.expect({ foe: { line: [] } });
  });

  it('adds nothing to a creature that has both keywords already', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: [{ id: 'urchin', upgrades: ['ring-of-invisibility'] }] },
    });
    t.me.fight('tocsin', 'urchin').fight('shooler', 'urchin');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
