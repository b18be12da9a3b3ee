import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'vindication-outpost', exhausted: true };
const me = { house: 'redemption', artifacts: ['vindication-outpost'], beside: ['paragon'] } as const;

describe('vindication-outpost', () => {
  it('puts a friendly creature below its owner’s deck, and the token creature that it makes fights', () => {
    const t = table({
      me: { ...me, line: ['troll', 'mother'], deck: ['krump'] },
      foe: { line: ['batdrone', 'bumpsy'] },
    });
    t.me.action('vindication-outpost').choose('mother').flank('right').choose('batdrone');
    t.expect({
      me: {
        artifacts: [used],
        line: ['troll', { id: 'krump', token: 'paragon', damage: 1, exhausted: true }],
        deck: ['mother'],
      },
      foe: { line: ['bumpsy'] },
    });
  });

  it('leaves it ready where there is nobody to fight', () => {
    const t = table({ me: { ...me, line: ['mother'] } });
    t.me.action('vindication-outpost');
    t.expect({ me: { artifacts: [used], line: [{ id: 'mother', token: 'paragon' }], deck: [] } });
  });

  it('does nothing else without a friendly creature, or where a ward kept it', () => {
    const t = table({ me: { ...me, deck: ['krump'] }, foe: { line: ['bumpsy'] } });
    t.me.action('vindication-outpost');
    t.expect({ me: { deck: ['krump'] }, foe: { line: ['bumpsy'] } });
    const u = table({
      me: { ...me, line: [{ id: 'troll', warded: true }], deck: ['krump'] },
      foe: { line: ['bumpsy'] },
    });
    u.me.action('vindication-outpost');
    u.expect({ me: { line: ['troll'], deck: ['krump'] }, foe: { line: ['bumpsy'] } });
  });
});
