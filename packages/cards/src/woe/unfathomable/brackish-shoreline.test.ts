import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brackish-shoreline', () => {
  it('keeps a creature that fought exhausted in the ready step of that turn', () => {
    const t = table({
      me: { house: 'unfathomable', artifacts: ['brackish-shoreline'], line: ['kelpminder', 'sparkfist'] },
      foe: { line: ['gub'] },
    });
    t.me.fight('kelpminder', 'gub').reap('sparkfist').end();
    t.expect({
      me: {
        aember: 1,
        artifacts: ['brackish-shoreline'],
        line: [{ id: 'kelpminder', damage: 1, exhausted: true }, 'sparkfist'],
      },
      foe: { line: [] },
    });
  });

  it('is about the creatures of both players, and their own turns', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        houses: ['unfathomable', 'logos', 'dis'],
        artifacts: ['brackish-shoreline'],
        line: ['gub'],
      },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll'] },
    });
    t.me.end();
    t.foe.house('brobnar').fight('troll', 'gub').end();
    t.expect({
      me: { artifacts: ['brackish-shoreline'], line: [] },
      foe: { line: [{ id: 'troll', damage: 1, exhausted: true }] },
    });
    t.me.house('dis').end();
    t.foe.house('dis').end();
    t.expect({ me: { artifacts: ['brackish-shoreline'], line: [] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });

  it('holds though the artifact is gone by then, and lets effects ready the creature', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['brackish-shoreline'], hand: ['anger'], line: ['troll'] },
      foe: { line: ['gub', 'gub'] },
    });
    t.me.fight('troll', 'gub#1').play('anger').end();
    t.expect({
      me: { aember: 1, artifacts: ['brackish-shoreline'], line: [{ id: 'troll', damage: 2, exhausted: true }] },
      foe: { line: [] },
    });
  });
});
