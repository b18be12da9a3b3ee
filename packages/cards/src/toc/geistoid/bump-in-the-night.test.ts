import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const made = (id: string) => ({ id, token: 'wrecker', exhausted: true });
const me = { house: 'geistoid', hand: ['bump-in-the-night'], deck: ['mother', 'anger'], beside: ['wrecker'] } as const;

describe('bump-in-the-night', () => {
  it('deals 2 to an enemy creature, and makes a token creature if that destroys it', () => {
    const t = table({ me, foe: { line: ['batdrone', 'troll'] } });
    t.me.play('bump-in-the-night').choose('batdrone');
    t.expect({ me: { line: [made('mother')], deck: ['anger'] }, foe: { line: ['troll'] } });
    const u = table({ me, foe: { line: ['batdrone', 'troll'] } });
    u.me.play('bump-in-the-night').choose('troll');
    u.expect({ me: { line: [] }, foe: { line: ['batdrone', { id: 'troll', damage: 2 }] } });
  });

  it('ruling bump-in-the-night/preceding: does all of it once more while you are haunted', () => {
    const t = table({ me: { ...me, discard: filler(10) }, foe: { line: ['batdrone', 'dextre', 'silvertooth'] } });
    t.me.play('bump-in-the-night').choose('batdrone').choose('silvertooth').flank('left');
    t.expect({ me: { line: [made('anger'), made('mother')], deck: [] }, foe: { line: ['dextre'] } });
  });

  it('ruling bump-in-the-night/preceding: also where the first destroyed nothing, and on the same creature', () => {
    const t = table({ me: { ...me, discard: filler(10) }, foe: { line: ['dextre', 'troll'] } });
    t.me.play('bump-in-the-night').choose('dextre').choose('dextre');
    t.expect({ me: { line: [made('mother')], deck: ['anger'] }, foe: { line: ['troll'], deck: ['dextre'] } });
  });

  it('makes none for a creature that a ward keeps, and does nothing without one', () => {
    const t = table({ me, foe: { line: [{ id: 'batdrone', warded: true }] } });
    t.me.play('bump-in-the-night');
    t.expect({ me: { line: [] }, foe: { line: ['batdrone'] } });
    const u = table({ me: { ...me, line: ['dust-imp'], discard: filler(10) } });
    u.me.play('bump-in-the-night');
    u.expect({ me: { line: ['dust-imp'], deck: ['mother', 'anger'] } });
  });
});
