import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('technobabble', () => {
  it('stuns a creature and each neighbor that shares a house with it', () => {
    const t = table({
      me: { ...me, hand: ['technobabble'] },
      foe: { line: ['dextre', 'mother', 'batdrone', 'batdrone'] },
    });
    t.me.play('technobabble').choose('mother');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: [
          { id: 'dextre', stunned: true },
          { id: 'mother', stunned: true },
          { id: 'batdrone', stunned: true },
          'batdrone',
        ],
      },
    });
  });

  it('leaves neighbors of another house', () => {
    const t = table({
      me: { ...me, hand: ['technobabble'] },
      foe: { line: ['troll', 'mother', 'batdrone'] },
    });
    t.me.play('technobabble').choose('mother');
    t.expect({
      me: { aember: 1 },
      foe: {
        line: ['troll', { id: 'mother', stunned: true }, { id: 'batdrone', stunned: true }],
      },
    });
  });

  it('a neighbor must share a house with the chosen one, not with each other', () => {
    const t = table({
      me: { ...me, hand: ['technobabble'], line: ['mother', 'troll', 'batdrone'] },
      foe: {},
    });
    t.me.play('technobabble').choose('troll');
    t.expect({ me: { aember: 1, line: ['mother', { id: 'troll', stunned: true }, 'batdrone'] } });
  });

  it('must take a friendly creature where there is no other, and does nothing without any', () => {
    const t = table({ me: { ...me, hand: ['technobabble'], line: ['mother'] }, foe: {} });
    t.me.play('technobabble');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', stunned: true }] } });
    const none = table({ me: { ...me, hand: ['technobabble'] }, foe: {} });
    none.me.play('technobabble');
    none.expect({ me: { aember: 1, discard: ['technobabble'] } });
  });
});
