import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aemberheart', () => {
  it('exalts, wards and fully heals one friendly creature', () => {
    const t = table({
      me: {
        house: 'sanctum',
        artifacts: ['aemberheart'],
        line: [
          { id: 'troll', damage: 5 },
          { id: 'bulwark', damage: 1 },
        ],
      },
      foe: { aember: 2 },
    });
    t.me.action('aemberheart').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 1, warded: true },
          { id: 'bulwark', damage: 1 },
        ],
        artifacts: [{ id: 'aemberheart', exhausted: true }],
      },
      foe: { aember: 2 },
    });
  });

  it('may choose one that is whole and has a ward: it is exalted, and has one ward still', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: [{ id: 'lava-ball', house: 'sanctum' }],
        artifacts: ['aemberheart'],
        line: [{ id: 'troll', aember: 1, warded: true }],
      },
      foe: {},
    });
    t.me.action('aemberheart');
    t.expect({ me: { line: [{ id: 'troll', aember: 2, warded: true }] } });
    t.me.play('lava-ball');
    t.expect({ me: { line: [{ id: 'troll', aember: 2 }] } });
  });

  it('cannot choose an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['aemberheart'] },
      foe: { line: [{ id: 'krump', damage: 2 }] },
    });
    t.me.action('aemberheart');
    t.expect({
      me: { artifacts: [{ id: 'aemberheart', exhausted: true }] },
      foe: { line: [{ id: 'krump', damage: 2 }] },
    });
  });

  it('leaves a stunned creature stunned and an exhausted one exhausted', () => {
    const t = table({
      me: {
        house: 'sanctum',
        artifacts: ['aemberheart'],
        line: [{ id: 'troll', damage: 1, stunned: true, exhausted: true }],
      },
      foe: {},
    });
    t.me.action('aemberheart');
    t.expect({ me: { line: [{ id: 'troll', aember: 1, warded: true, stunned: true, exhausted: true }] } });
  });
});
