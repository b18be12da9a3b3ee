import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('maleficorn', () => {
  const iced = { id: 'fear', bonus: ['damage'] } as const;

  it('deals 1 more to an enemy creature that a damage icon hurt', () => {
    const t = table({
      me: { house: 'dis', hand: [{ id: 'tocsin', bonus: ['damage', 'damage'] }], line: ['maleficorn'] },
      foe: { line: ['troll', 'bumpsy'] },
    });
    t.me.play('tocsin').choose('troll').choose('bumpsy');
    t.expect({
      me: { line: ['maleficorn', { id: 'tocsin', exhausted: true }] },
      foe: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'bumpsy', damage: 2 },
        ],
      },
    });
  });

  it('does nothing to a friendly creature', () => {
    const t = table({
      me: { house: 'dis', hand: [{ id: 'tocsin', bonus: ['damage'] }], line: ['maleficorn', 'troll'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.play('tocsin').choose('troll');
    t.expect({
      me: { line: ['maleficorn', { id: 'troll', damage: 1 }, { id: 'tocsin', exhausted: true }] },
      foe: { line: ['bumpsy'] },
    });
  });

  it('adds nothing to damage by fights and effects', () => {
    const t = table({ me: { house: 'dis', line: ['maleficorn'] }, foe: { line: ['troll'] } });
    t.me.fight('maleficorn', 'troll');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
    const u = table({
      me: { house: 'dis', hand: ['mark-of-dis'], line: ['maleficorn'] },
      foe: { line: ['troll'] },
    });
    u.me.play('mark-of-dis').choose('troll');
    u.expect({ me: { line: ['maleficorn'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling maleficorn/really-dealt: adds nothing where armor or a ward took the damage of the icon (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: [{ id: 'tocsin', bonus: ['damage', 'damage'] }], line: ['maleficorn'] },
        foe: { line: ['raiding-knight', { id: 'troll', warded: true }] },
      });
      t.me.play('tocsin').choose('raiding-knight').choose('troll');
      t.expect({
        me: { line: ['maleficorn', { id: 'tocsin', exhausted: true }] },
        foe: { line: ['raiding-knight', 'troll'] },
      });
    },
  );

  it('two of them add 1 each', () => {
    const t = table({
      me: { house: 'dis', hand: [iced], line: ['maleficorn', 'maleficorn'] },
      foe: { line: ['troll', 'bumpsy'] },
    });
    t.me.play('fear').choose('troll').choose('bumpsy');
    t.expect({
      me: { line: ['maleficorn', 'maleficorn'] },
      foe: { line: [{ id: 'troll', damage: 3 }], hand: ['bumpsy'] },
    });
  });

  it('adds 1 too where the opponent put the damage of an icon on a creature of their own', () => {
    const t = table({
      me: { house: 'dis', hand: [{ id: 'tocsin', bonus: ['damage'] }], line: ['troll'] },
      foe: { line: ['maleficorn'] },
    });
    t.me.play('tocsin').choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 2 },
          { id: 'tocsin', exhausted: true },
        ],
      },
      foe: { line: ['maleficorn'] },
    });
  });

  it.each(editionsSince('master-16'))(
    'ruling maleficorn/own-icon: it adds to the damage of its own icon (%s)',
    (edition) => {
      const hand = [{ id: 'maleficorn', bonus: ['damage'] }] as const;
      const t = table({ edition, me: { house: 'dis', hand }, foe: { line: ['troll', 'bumpsy'] } });
      t.me.play('maleficorn').choose('troll');
      t.expect({
        me: { line: [{ id: 'maleficorn', exhausted: true }] },
        foe: { line: [{ id: 'troll', damage: 2 }, 'bumpsy'] },
      });
    },
  );

  it('ruling maleficorn/own-icon: in v1.3 icons come before it enters play, so that it adds nothing', () => {
    const hand = [{ id: 'maleficorn', bonus: ['damage'] }] as const;
    const t = table({ edition: 'cota-1.3', me: { house: 'dis', hand }, foe: { line: ['troll', 'bumpsy'] } });
    t.me.play('maleficorn').choose('troll');
    t.expect({
      me: { line: [{ id: 'maleficorn', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'bumpsy'] },
    });
  });
});
