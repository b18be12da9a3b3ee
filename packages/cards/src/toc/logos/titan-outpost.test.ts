import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'titan-outpost', exhausted: true };

describe('titan-outpost', () => {
  it('puts a friendly creature below its owner’s deck, makes a token creature and archives a card', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['titan-outpost'],
        hand: ['anger', 'punch'],
        line: ['troll', 'mother'],
        deck: ['krump'],
        beside: ['savant'],
      },
    });
    t.me.action('titan-outpost').choose('mother').flank('left').choose('punch');
    t.expect({
      me: {
        artifacts: [used],
        line: [{ id: 'krump', token: 'savant', exhausted: true }, 'troll'],
        deck: ['mother'],
        hand: ['anger'],
        archives: ['punch'],
      },
    });
  });

  it('makes the token creature of that very card where the deck was empty', () => {
    const t = table({ me: { house: 'logos', artifacts: ['titan-outpost'], line: ['mother'], beside: ['savant'] } });
    t.me.action('titan-outpost');
    t.expect({ me: { line: [{ id: 'mother', token: 'savant', exhausted: true }], deck: [] } });
  });

  it('does nothing else without a friendly creature, or where a ward kept it', () => {
    const me = {
      house: 'logos',
      artifacts: ['titan-outpost'],
      hand: ['anger'],
      deck: ['krump'],
      beside: ['savant'],
    } as const;
    const t = table({ me, foe: { line: ['bumpsy'] } });
    t.me.action('titan-outpost');
    t.expect({ me: { hand: ['anger'], deck: ['krump'], archives: [] }, foe: { line: ['bumpsy'] } });
    const u = table({ me: { ...me, line: [{ id: 'troll', warded: true }] } });
    u.me.action('titan-outpost');
    u.expect({ me: { hand: ['anger'], deck: ['krump'], line: ['troll'], archives: [] } });
  });
});
