import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('the-flyin-specter', () => {
  it('is destroyed after the opponent raises the tide', () => {
    const t = table({
      me: { house: 'shadows', hand: ['freebooter-faye'] },
      foe: { artifacts: ['the-flyin-specter'] },
      tide: { highFor: 1 },
    });
    t.me.play('freebooter-faye');
    t.expect({
      me: { line: [{ id: 'freebooter-faye', ...tired }] },
      foe: { artifacts: [], discard: ['the-flyin-specter'] },
    });
  });

  it('stays where the tide was high for the opponent already, for then nothing is raised', () => {
    const t = table({
      me: { house: 'shadows', hand: ['freebooter-faye'] },
      foe: { artifacts: ['the-flyin-specter'] },
      tide: { highFor: 0 },
    });
    t.me.play('freebooter-faye');
    t.expect({ me: { line: [{ id: 'freebooter-faye', ...tired }] }, foe: { artifacts: ['the-flyin-specter'] } });
  });

  it('stays where its controller raises the tide, and steals 1 by its action', () => {
    const t = table({
      me: { house: 'shadows', hand: ['freebooter-faye'], artifacts: ['the-flyin-specter'] },
      foe: { aember: 2 },
      tide: { highFor: 1 },
    });
    t.me.play('freebooter-faye').action('the-flyin-specter');
    t.expect({
      me: {
        aember: 1,
        artifacts: [{ id: 'the-flyin-specter', ...tired }],
        line: [{ id: 'freebooter-faye', ...tired }],
      },
      foe: { aember: 1 },
    });
  });

  it.each([
    { tide: { highFor: 1 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('steals nothing while the tide is $name', ({ tide }) => {
    const t = table({
      me: { house: 'shadows', artifacts: ['the-flyin-specter'] },
      foe: { aember: 2 },
      ...(tide ? { tide } : {}),
    });
    t.me.action('the-flyin-specter');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'the-flyin-specter', ...tired }] }, foe: { aember: 2 } });
  });
});
