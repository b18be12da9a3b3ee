import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const hand = ['hypothesize'];

describe('hypothesize', () => {
  it('makes a token creature, and is archived with three friendly Logos cards in play, that one among them', () => {
    const t = table({
      me: {
        house: 'logos',
        hand,
        line: ['dextre'],
        artifacts: ['library-of-babble'],
        deck: ['krump'],
        beside: ['savant'],
      },
    });
    t.me.play('hypothesize').flank('right');
    t.expect({
      me: { line: ['dextre', { id: 'krump', token: 'savant', exhausted: true }], archives: hand, discard: [] },
    });
  });

  it('counts upgrades, and is not one of them itself', () => {
    const line = [{ id: 'troll', upgrades: ['rocket-boots'] }];
    const t = table({ me: { house: 'logos', hand, line, artifacts: ['library-of-babble', 'dominator-bauble'] } });
    t.me.play('hypothesize');
    t.expect({ me: { line, archives: [], discard: hand } });
    const u = table({ me: { house: 'logos', hand, line, artifacts: ['library-of-babble', 'library-of-babble'] } });
    u.me.play('hypothesize');
    u.expect({ me: { line, archives: hand } });
  });

  it('is discarded where a token creature of another house is the third, or cards of the opponent', () => {
    const t = table({
      me: { house: 'logos', hand, line: ['dextre', 'mother'], deck: ['krump'], beside: ['facet'] },
      foe: { line: ['dextre'] },
    });
    t.me.play('hypothesize').flank('left');
    t.expect({
      me: { line: [{ id: 'krump', token: 'facet', exhausted: true }, 'dextre', 'mother'], discard: hand },
      foe: { line: ['dextre'] },
    });
  });
});
