import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('entropic-manipulator', () => {
  it('may redistribute the damage on the creatures of a player', () => {
    const t = table({
      me: { house: 'mars', hand: ['entropic-manipulator'], line: [{ id: 'tunk', damage: 2 }] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'shooler', 'dust-pixie'] },
    });
    t.me.play('entropic-manipulator').choose('Your opponent').yes().choose('dust-pixie', 'shooler', 'shooler');
    t.expect({
      me: { aember: 1, line: [{ id: 'tunk', damage: 2 }] },
      foe: { line: ['mother', { id: 'shooler', damage: 2 }], discard: ['dust-pixie'] },
    });
  });

  it('may leave it where it is', () => {
    const t = table({
      me: { house: 'mars', hand: ['entropic-manipulator'], line: [{ id: 'tunk', damage: 2 }, 'blypyp'] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'shooler'] },
    });
    t.me.play('entropic-manipulator').choose('You').no();
    t.expect({
      me: { aember: 1, line: [{ id: 'tunk', damage: 2 }, 'blypyp'] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'shooler'] },
    });
  });

  it('ruling entropic-manipulator/is-moved: neither armor nor a ward stops damage that is moved', () => {
    const t = table({
      me: { house: 'mars', hand: ['entropic-manipulator'] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'raiding-knight', { id: 'shooler', warded: true }] },
    });
    t.me
      .play('entropic-manipulator')
      .choose('Your opponent')
      .yes()
      .choose('raiding-knight', 'raiding-knight', 'shooler');
    t.expect({
      me: { aember: 1 },
      foe: { line: ['mother', { id: 'raiding-knight', damage: 2 }, { id: 'shooler', damage: 1, warded: true }] },
    });
  });
});
