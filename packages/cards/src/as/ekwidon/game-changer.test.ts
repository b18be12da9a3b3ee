import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('game-changer', () => {
  it('friendly Ekwidon creatures cannot reap, and steal 1 as their action', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['game-changer', 'skipper-huko'] },
      foe: { aember: 5 },
    });
    t.me.cannot('reap', 'game-changer').cannot('reap', 'skipper-huko').action('game-changer').action('skipper-huko');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'game-changer', exhausted: true },
          { id: 'skipper-huko', exhausted: true },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it('leaves creatures of other houses and enemy creatures alone', () => {
    const t = table({
      me: { house: 'dis', line: ['game-changer', 'shooler'] },
      foe: { aember: 5, line: ['skipper-huko'] },
    });
    t.me.cannot('action', 'shooler').reap('shooler');
    t.expect({
      me: { aember: 1, line: ['game-changer', { id: 'shooler', exhausted: true }] },
      foe: { aember: 5, line: ['skipper-huko'] },
    });
    const theirs = table({ me: { house: 'ekwidon', line: ['skipper-huko'] }, foe: { line: ['game-changer'] } });
    theirs.me.reap('skipper-huko');
    theirs.expect({ me: { line: [{ id: 'skipper-huko', exhausted: true }] }, foe: { line: ['game-changer'] } });
  });

  it('concerns a creature that is of Ekwidon by a house icon', () => {
    const t = table({
      me: { house: 'dis', line: ['game-changer', { id: 'shooler', houseIcons: ['ekwidon'] }] },
      foe: { aember: 5 },
    });
    t.me.cannot('reap', 'shooler').action('shooler');
    t.expect({ me: { aember: 1, line: ['game-changer', { id: 'shooler', exhausted: true }] }, foe: { aember: 4 } });
  });

  it('two of them give two actions, of which each use is one', () => {
    const t = table({ me: { house: 'ekwidon', line: ['game-changer', 'game-changer'] }, foe: { aember: 5 } });
    t.me.action('game-changer');
    while (t.options().length > 0 && !t.options().includes('end')) t.me.choose(t.options()[0] ?? '');
    t.expect({
      me: { aember: 1, line: [{ id: 'game-changer', exhausted: true }, 'game-changer'] },
      foe: { aember: 4 },
    });
  });
});
