import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('bonesaw', () => {
  it('enters ready after a friendly creature was destroyed this turn', () => {
    const t = table({ me: { house: 'dis', hand: ['bonesaw'], line: ['dust-imp'] }, foe: { line: ['troll'] } });
    t.me.fight('dust-imp', 'troll').play('bonesaw');
    t.expect({ me: { line: ['bonesaw'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('enters exhausted where nothing was destroyed, or only enemy creatures', () => {
    const t = table({
      me: { house: 'dis', hand: ['bonesaw', 'bonesaw'], line: ['shooler'] },
      foe: { line: ['dust-imp'] },
    });
    const exhausted = { id: 'bonesaw', exhausted: true };
    t.me.play('bonesaw').fight('shooler', 'dust-imp').play('bonesaw');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 2, exhausted: true }, exhausted, exhausted] },
      foe: { aember: 2, line: [] },
    });
  });

  it('does not count a creature that a ward saved', () => {
    const t = table({
      me: { house: 'dis', hand: ['bonesaw'], line: [{ id: 'dust-imp', warded: true }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('dust-imp', 'troll').play('bonesaw');
    t.expect({
      me: {
        line: [
          { id: 'dust-imp', exhausted: true },
          { id: 'bonesaw', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does not look back to the turn before', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.dis, hand: ['bonesaw'], line: ['dust-imp'] },
      foe: { house: 'brobnar', ...foeHouses, line: ['troll'] },
    });
    t.foe.fight('troll', 'dust-imp').end();
    t.me.house('dis').play('bonesaw');
    t.expect({
      me: { aember: 2, line: [{ id: 'bonesaw', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('counts what was friendly, whoever owns it', () => {
    const t = table({
      me: { house: 'dis', hand: ['bonesaw'], line: [{ id: 'dust-imp', owner: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('dust-imp', 'troll').play('bonesaw');
    t.expect({ me: { line: ['bonesaw'] }, foe: { line: [{ id: 'troll', damage: 2 }], discard: ['dust-imp'] } });
    const u = table({
      me: { house: 'dis', hand: ['bonesaw'], line: ['shooler'] },
      foe: { line: [{ id: 'dust-imp', owner: 0 }] },
    });
    u.me.fight('shooler', 'dust-imp').play('bonesaw');
    u.expect({
      me: {
        line: [
          { id: 'shooler', damage: 2, exhausted: true },
          { id: 'bonesaw', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it.each(editionsSince('master-16'))(
    'ruling bonesaw/own-icon: a creature that its own damage icon destroys comes too late (%s)',
    (edition) => {
      const hand = [{ id: 'bonesaw', bonus: ['damage'] }] as const;
      const t = table({ edition, me: { house: 'dis', hand, line: ['urchin'] }, foe: {} });
      t.me.play('bonesaw', 'right').choose('urchin');
      t.expect({ me: { line: [{ id: 'bonesaw', exhausted: true }], discard: ['urchin'] } });
    },
  );

  it('ruling bonesaw/own-icon: in v1.3 icons come before it enters play, so that it enters ready', () => {
    const hand = [{ id: 'bonesaw', bonus: ['damage'] }] as const;
    const t = table({ edition: 'cota-1.3', me: { house: 'dis', hand, line: ['urchin'] }, foe: {} });
    t.me.play('bonesaw', 'right');
    t.expect({ me: { line: ['bonesaw'], discard: ['urchin'] } });
  });
});
