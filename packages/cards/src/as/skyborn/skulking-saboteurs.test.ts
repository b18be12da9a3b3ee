import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('skulking-saboteurs', () => {
  const upgraded = { id: 'troll', upgrades: ['refined-adhesive'] };
  const foe = {
    line: [upgraded, 'gub'],
    artifacts: ['library-of-babble', 'treasure-island'],
  };

  it.each([
    { keys: [], asks: [], line: foe.line, artifacts: foe.artifacts },
    { keys: ['red'], asks: ['gub'], line: [upgraded], artifacts: foe.artifacts },
    { keys: ['yellow'], asks: ['treasure-island'], line: foe.line, artifacts: ['library-of-babble'] },
    { keys: ['blue'], asks: [], line: ['troll', 'gub'], artifacts: foe.artifacts },
    { keys: ['yellow', 'red'], asks: ['gub', 'library-of-babble'], line: [upgraded], artifacts: ['treasure-island'] },
  ] as const)('with the keys $keys forged it destroys what they say', ({ keys, asks, line, artifacts }) => {
    const t = table({
      me: { house: 'skyborn', keys, line: ['skulking-saboteurs'], artifacts: ['flint-s-map'] },
      foe: { ...foe, keys: ['red', 'blue'] },
    });
    t.me.reap('skulking-saboteurs');
    for (const asked of asks) t.me.choose(asked);
    t.expect({
      me: { aember: 1, line: [{ id: 'skulking-saboteurs', exhausted: true }], artifacts: ['flint-s-map'] },
      foe: { line, artifacts },
    });
  });

  it('an upgrade is enemy if the opponent controls it, whosever creature it is on', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'dis', 'mars'], hand: ['rocket-boots'] },
      foe: {
        houses: ['skyborn', 'dis', 'shadows'],
        keys: ['blue'],
        line: ['skulking-saboteurs', { id: 'mother', upgrades: ['refined-adhesive'] }],
      },
    });
    t.me.play('rocket-boots').choose('mother').end();
    t.foe.house('skyborn').reap('skulking-saboteurs');
    t.expect({
      me: { discard: ['rocket-boots'] },
      foe: {
        aember: 1,
        line: [
          { id: 'skulking-saboteurs', exhausted: true },
          { id: 'mother', upgrades: ['refined-adhesive'] },
        ],
      },
    });
  });

  it('what is not there is not destroyed', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['yellow', 'blue'], line: ['skulking-saboteurs'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('skulking-saboteurs');
    t.expect({ me: { aember: 1, line: [{ id: 'skulking-saboteurs', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
