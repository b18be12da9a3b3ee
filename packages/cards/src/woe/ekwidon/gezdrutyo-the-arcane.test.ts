import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const face = { id: 'gezdrutyo-the-arcane' };
const down = { ...face, token: 'trader', exhausted: true };

describe('gezdrutyo-the-arcane', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling gezdrutyo-the-arcane/stays: steals 2 and is turned facedown where it stands, with all that is on it (%s)',
    (edition) => {
      const laden = { damage: 0, aember: 1, power: 1, upgrades: ['blood-of-titans'] };
      const t = table({
        edition,
        me: { house: 'ekwidon', line: ['troll', { ...face, ...laden }, 'bumpsy'], beside: ['trader'] },
        foe: { aember: 3 },
      });
      t.me.action('gezdrutyo-the-arcane');
      t.expect({ me: { aember: 2, line: ['troll', { ...down, ...laden }, 'bumpsy'] }, foe: { aember: 1 } });
      expect(see(t.state, 1).players[0]!.line[1]?.token).toEqual({ beneath: 'gezdrutyo-the-arcane' });
    },
  );

  it('ruling gezdrutyo-the-arcane/no-token-card: without one it is discarded, which is leaving play', () => {
    const t = table({
      me: { house: 'ekwidon', line: [{ ...face, aember: 2 }] },
      foe: { aember: 3, beside: ['trader'] },
    });
    t.me.action('gezdrutyo-the-arcane');
    t.expect({ me: { aember: 2, line: [], discard: ['gezdrutyo-the-arcane'] }, foe: { aember: 3 } });
  });

  it('under another control it becomes the token creature of its owner', () => {
    const t = table({
      me: { house: 'ekwidon', line: [{ ...face, owner: 1 }], beside: ['trader'] },
      foe: { beside: ['grunt'] },
    });
    t.me.action('gezdrutyo-the-arcane');
    t.expect({ me: { line: [{ ...down, token: 'grunt', owner: 1 }] } });
  });

  it('dies of damage that is too much for the token creature', () => {
    const t = table({
      me: { house: 'ekwidon', line: [{ ...face, damage: 2 }], beside: ['trader'] },
      foe: { aember: 2 },
    });
    t.me.action('gezdrutyo-the-arcane');
    t.expect({ me: { aember: 2, line: [], discard: ['gezdrutyo-the-arcane'] } });
  });
});
