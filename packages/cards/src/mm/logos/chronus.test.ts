import type { Bonus } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('chronus', () => {
  const drawing = (...bonus: readonly Bonus[]) => ({ id: 'batdrone', bonus });
  const drone = { id: 'batdrone', exhausted: true };

  it('lets its player archive a card after a draw icon', () => {
    const t = table({
      me: { house: 'logos', line: ['chronus'], hand: [drawing('draw'), 'punch'], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.play('batdrone').yes().choose('fear');
    t.expect({ me: { hand: ['punch'], archives: ['fear'], deck: ['troll'], line: ['chronus', drone] } });
  });

  it('need not archive', () => {
    const t = table({
      me: { house: 'logos', line: ['chronus'], hand: [drawing('draw')], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.play('batdrone').no();
    t.expect({ me: { hand: ['fear'], archives: [], deck: ['troll'], line: ['chronus', drone] } });
  });

  it('does not care for other icons, nor for other draws', () => {
    const t = table({
      me: {
        house: 'logos',
        line: ['chronus', 'dextre'],
        hand: [drawing('aember', 'damage'), 'q-mechs'],
        deck: ['fear', 'troll'],
      },
      foe: { line: ['troll'] },
    });
    t.me.play('batdrone').choose('troll').play('q-mechs');
    t.expect({
      me: {
        ...{ aember: 1, hand: ['fear'], archives: [], deck: ['troll'] },
        line: ['chronus', 'dextre', drone, { id: 'q-mechs', exhausted: true }],
      },
      foe: { line: [{ id: 'troll', damage: 1 }] },
    });
  });

  it('nor for icons that the opponent resolves', () => {
    const t = table({
      me: { house: 'logos', hand: [drawing('draw'), 'punch'], deck: ['fear', 'troll'] },
      foe: { line: ['chronus'], hand: ['krump'] },
    });
    t.me.play('batdrone');
    t.expect({
      me: { hand: ['fear', 'punch'], archives: [], line: [drone] },
      foe: { hand: ['krump'], archives: [], line: ['chronus'] },
    });
  });

  it('sees its own draw icons', () => {
    const t = table({
      me: { house: 'logos', hand: [{ id: 'chronus', bonus: ['draw'] }], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.play('chronus').yes();
    t.expect({ me: { hand: [], archives: ['fear'], deck: ['troll'], line: [{ id: 'chronus', exhausted: true }] } });
  });

  it('ruling chronus/each-icon: after each draw icon that was resolved as one, also when it is resolved again', () => {
    const t = table({
      me: {
        ...{ house: 'logos', line: ['chronus'], artifacts: ['fission-bloom'] },
        ...{ hand: [drawing('draw')], deck: ['fear', 'troll', 'krump'] },
      },
      foe: {},
    });
    t.me.action('fission-bloom').play('batdrone').yes().yes();
    t.expect({ me: { hand: [], archives: ['fear', 'troll'], deck: ['krump'], line: ['chronus', drone] } });
  });

  it('two of them archive two cards', () => {
    const t = table({
      me: { house: 'logos', line: ['chronus', 'chronus'], hand: [drawing('draw'), 'punch'], deck: ['fear', 'troll'] },
      foe: {},
    });
    t.me.play('batdrone').yes().choose('fear').yes();
    t.expect({ me: { hand: [], archives: ['fear', 'punch'], deck: ['troll'], line: ['chronus', 'chronus', drone] } });
  });
});
