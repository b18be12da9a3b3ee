import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('pile-of-skulls', () => {
  it('lets a friendly creature capture 1 for each enemy creature destroyed', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash', 'mother'] },
      foe: { line: ['tocsin', 'batdrone', 'grommid'], aember: 5 },
    });
    t.me.play('punch').choose('tocsin').choose('mother').fight('smaaash', 'batdrone').choose('smaaash');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'smaaash', aember: 1, damage: 2, exhausted: true },
          { id: 'mother', aember: 1 },
        ],
      },
      foe: { aember: 3, line: ['grommid'] },
    });
  });

  it('does not let an enemy creature capture', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin', 'grommid'], aember: 5 },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: [{ id: 'smaaash', aember: 1 }] }, foe: { aember: 4, line: ['grommid'] } });
  });

  it('counts those destroyed at once, and only creatures that survived can capture', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['pile-of-skulls'], hand: ['poison-wave'], line: ['batdrone', 'mother'] },
      foe: { line: ['batdrone', 'silvertooth'], aember: 5 },
    });
    t.me.play('poison-wave');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 2, aember: 2 }] },
      foe: { aember: 3, line: [] },
    });
  });

  it('captures what the destroyed creature brought back to the pool before', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['dust-imp'], aember: 0 },
    });
    t.me.play('punch').choose('dust-imp');
    t.expect({ me: { line: [{ id: 'smaaash', aember: 1 }] }, foe: { aember: 1, line: [] } });
  });

  it('does nothing for friendly creatures, nor in the turn of the opponent', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash', 'batdrone'] },
      foe: { aember: 5 },
    });
    t.me.play('punch').choose('batdrone');
    t.expect({ me: { line: ['smaaash'] }, foe: { aember: 5 } });
    const u = table({
      active: 1,
      me: { artifacts: ['pile-of-skulls'], line: ['smaaash'] },
      foe: { house: 'dis', line: ['tocsin'], aember: 5 },
    });
    u.foe.fight('tocsin', 'smaaash');
    u.expect({ me: { line: [{ id: 'smaaash', damage: 3 }] }, foe: { aember: 5, line: [] } });
  });

  it('captures nothing from an empty pool, nor without a friendly creature', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'], line: ['smaaash'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { line: ['smaaash'] }, foe: { aember: 0, line: [] } });
    const u = table({
      me: { house: 'brobnar', artifacts: ['pile-of-skulls'], hand: ['punch'] },
      foe: { line: ['tocsin'], aember: 5 },
    });
    u.me.play('punch');
    u.expect({ me: { aember: 1, line: [] }, foe: { aember: 5, line: [] } });
  });

  it('captures once more for a second one', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['pile-of-skulls', 'pile-of-skulls'],
        hand: ['punch'],
        line: ['smaaash', 'mother'],
      },
      foe: { line: ['tocsin'], aember: 5 },
    });
    t.me.play('punch').choose('tocsin').choose('mother').choose('mother');
    t.expect({ me: { line: ['smaaash', { id: 'mother', aember: 2 }] }, foe: { aember: 3, line: [] } });
  });
});
