import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const made = (id: string) => ({ id, token: 'wrecker', exhausted: true });
const me = { house: 'geistoid', hand: ['inevitable-decay'], beside: ['wrecker'] } as const;

describe('inevitable-decay', () => {
  it('destroys each artifact and upgrade, and makes a token creature for each', () => {
    const t = table({
      me: { ...me, artifacts: ['dominator-bauble'], deck: ['mother', 'anger', 'dextre', 'krump'] },
      foe: { artifacts: ['library-of-babble'], line: [{ id: 'troll', upgrades: ['blood-of-titans'] }] },
    });
    t.me.play('inevitable-decay').flank('right').flank('left');
    t.expect({
      me: { aember: 1, artifacts: [], line: [made('dextre'), made('mother'), made('anger')], deck: ['krump'] },
      foe: { artifacts: [], line: ['troll'], discard: ['library-of-babble', 'blood-of-titans'] },
    });
  });

  it('makes none where there is nothing to destroy, and as many as the deck has cards', () => {
    const t = table({ me: { ...me, deck: ['mother'] }, foe: { line: ['troll'] } });
    t.me.play('inevitable-decay');
    t.expect({ me: { line: [], deck: ['mother'] }, foe: { line: ['troll'] } });
    const u = table({ me: { ...me, artifacts: ['dominator-bauble', 'library-of-babble'], deck: ['mother'] } });
    u.me.play('inevitable-decay');
    u.expect({ me: { artifacts: [], line: [made('mother')], deck: [] } });
  });
});
