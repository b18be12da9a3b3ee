import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('lightsmith-clariel-evil-twin', () => {
  it('switches power and armor of a creature, of either side, for the rest of the turn', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lightsmith-clariel-evil-twin', 'staunch-knight'] },
      foe: { line: ['champion-anaphiel'] },
    });
    t.me
      .action('lightsmith-clariel-evil-twin')
      .choose('champion-anaphiel')
      .fight('staunch-knight', 'champion-anaphiel');
    t.expect({
      me: {
        line: [
          { id: 'lightsmith-clariel-evil-twin', exhausted: true },
          { id: 'staunch-knight', exhausted: true },
        ],
      },
      foe: { line: ['champion-anaphiel'] },
    });
  });

  it('a creature without armor has no power then, and is destroyed', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lightsmith-clariel-evil-twin'] },
      foe: { line: ['troll'] },
    });
    t.me.action('lightsmith-clariel-evil-twin').choose('troll');
    t.expect({
      me: { line: [{ id: 'lightsmith-clariel-evil-twin', exhausted: true }] },
      foe: { line: [], discard: ['troll'] },
    });
  });

  it('must take a creature, itself where there is no other', () => {
    const t = table({ me: { house: 'sanctum', line: ['lightsmith-clariel-evil-twin'] }, foe: {} });
    t.me.action('lightsmith-clariel-evil-twin');
    t.expect({ me: { line: [], discard: ['lightsmith-clariel-evil-twin'] } });
  });

  it('ruling lightsmith-clariel-evil-twin/counters: counters are not switched: they add to the power afterwards', () => {
    const t = table({
      me: { house: 'sanctum', line: ['lightsmith-clariel-evil-twin', 'sequis'] },
      foe: { line: [{ id: 'troll', power: 3 }] },
    });
    t.me.action('lightsmith-clariel-evil-twin').choose('troll').fight('sequis', 'troll');
    t.expect({
      me: {
        line: [
          { id: 'lightsmith-clariel-evil-twin', exhausted: true },
          { id: 'sequis', damage: 1, exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', power: 3 }] },
    });
  });

  it('is over with the turn', () => {
    const t = table({
      me: { house: 'sanctum', ...myHouses.dis, line: ['lightsmith-clariel-evil-twin'] },
      foe: { ...foeHouses, line: ['champion-anaphiel'] },
    });
    t.me.action('lightsmith-clariel-evil-twin').choose('champion-anaphiel').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').fight('lightsmith-clariel-evil-twin', 'champion-anaphiel');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'champion-anaphiel', damage: 4 }] },
    });
  });
});
