import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('witch-of-the-dawn-evil-twin', () => {
  const witch = { id: 'witch-of-the-dawn-evil-twin', exhausted: true };

  it('destroys another friendly creature, plays a different one with its icons, and uses it at once', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['witch-of-the-dawn-evil-twin'],
        line: ['troll'],
        discard: ['anger', 'dust-pixie', 'mother'],
      },
      foe: { line: ['zorg'] },
    });
    t.me.play('witch-of-the-dawn-evil-twin').choose('troll');
    expect(t.options()).toEqual(['dust-pixie', 'mother']);
    t.me.choose('dust-pixie').flank('left').choose('reap dust-pixie');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'dust-pixie', exhausted: true }, witch],
        discard: ['troll', 'anger', 'mother'],
      },
      foe: { line: ['zorg'] },
    });
  });

  it('may fight with the creature that it played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['witch-of-the-dawn-evil-twin'], line: ['dew-faerie'], discard: ['troll'] },
      foe: { line: ['zorg'] },
    });
    t.me.play('witch-of-the-dawn-evil-twin').flank('right').choose('fight troll');
    t.expect({
      me: { line: [witch, { id: 'troll', damage: 7, exhausted: true }], discard: ['dew-faerie'] },
      foe: { line: [], discard: ['zorg'] },
    });
  });

  it('does not play the creature that it destroyed', () => {
    const t = table({
      me: { house: 'untamed', hand: ['witch-of-the-dawn-evil-twin'], line: ['troll'] },
      foe: {},
    });
    t.me.play('witch-of-the-dawn-evil-twin');
    t.expect({ me: { aember: 0, line: [witch], discard: ['troll'] } });
  });

  it('plays nothing when a ward saved the creature', () => {
    const t = table({
      me: {
        house: 'untamed',
        hand: ['witch-of-the-dawn-evil-twin'],
        line: [{ id: 'troll', warded: true }],
        discard: ['dust-pixie'],
      },
      foe: {},
    });
    t.me.play('witch-of-the-dawn-evil-twin');
    t.expect({ me: { aember: 0, line: ['troll', witch], discard: ['dust-pixie'] } });
  });

  it('destroys and plays nothing where it is alone, enemies being left alone', () => {
    const t = table({
      me: { house: 'untamed', hand: ['witch-of-the-dawn-evil-twin'], discard: ['dust-pixie'] },
      foe: { line: ['zorg'] },
    });
    t.me.play('witch-of-the-dawn-evil-twin');
    t.expect({ me: { aember: 0, line: [witch], discard: ['dust-pixie'] }, foe: { line: ['zorg'] } });
  });
});
