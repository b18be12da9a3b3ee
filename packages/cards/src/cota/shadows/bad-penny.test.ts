import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('bad-penny', () => {
  it('returns to the hand of its owner when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'bad-penny', upgrades: ['protect-the-weak'], aember: 1 }], hand: ['fear'] },
    });
    t.me.play('punch');
    t.expect({
      me: { aember: 2, discard: ['punch'] },
      foe: { line: [], hand: ['fear', 'bad-penny'], discard: ['protect-the-weak'] },
    });
  });

  it('returns when it dies attacking, and may be played again', () => {
    const t = table({ me: { house: 'shadows', line: ['bad-penny'] }, foe: { line: ['tocsin'] } });
    t.me.fight('bad-penny', 'tocsin').play('bad-penny');
    t.expect({
      me: { hand: [], discard: [], line: [{ id: 'bad-penny', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('returns by each copy for itself, to each owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['bad-penny', 'urchin'] },
      foe: { line: ['bad-penny'], hand: [] },
    });
    t.me.play('poison-wave').order('bad-penny');
    t.expect({
      me: { aember: 1, hand: ['bad-penny'], line: [], discard: ['poison-wave', 'urchin'] },
      foe: { line: [], hand: ['bad-penny'], discard: [] },
    });
  });

  it('stays when a ward saves it', () => {
    const t = table({ me: { house: 'brobnar', hand: ['punch'] }, foe: { line: [{ id: 'bad-penny', warded: true }] } });
    t.me.play('punch');
    t.expect({ foe: { line: ['bad-penny'], hand: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling bad-penny/yxilo-bolter: is back in hand before Yxilo Bolter could purge her (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'mars', line: ['yxilo-bolter'] },
        foe: { line: ['bad-penny'], hand: [] },
      });
      t.me.reap('yxilo-bolter').choose('bad-penny');
      t.expect({
        me: { aember: 1, line: [{ id: 'yxilo-bolter', exhausted: true }] },
        foe: { line: [], hand: ['bad-penny'], purged: [] },
      });
    },
  );

  it.each(editionsSince('master-16'))(
    'ruling bad-penny/was-destroyed: was destroyed all the same, so that Tolas pays (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'], line: ['tolas'] },
        foe: { line: ['bad-penny'], hand: [] },
      });
      t.me.play('punch').choose('bad-penny');
      t.expect({ me: { aember: 2, line: ['tolas'] }, foe: { line: [], hand: ['bad-penny'], discard: [] } });
    },
  );
});
