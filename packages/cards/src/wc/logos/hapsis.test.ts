import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('hapsis', () => {
  it('is warded and draws when it destroys the creature that it attacks', () => {
    const t = table({ me: { house: 'logos', line: ['hapsis'], deck: ['fear', 'punch'] }, foe: { line: ['tocsin'] } });
    t.me.fight('hapsis', 'tocsin');
    t.expect({
      me: { hand: ['fear'], deck: ['punch'], line: [{ id: 'hapsis', damage: 3, warded: true, exhausted: true }] },
      foe: { line: [] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling hapsis/defending: an attacker that is destroyed counts too (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['hapsis'], deck: ['fear'] } });
      t.me.fight('tocsin', 'hapsis');
      t.expect({ me: { line: [] }, foe: { hand: ['fear'], line: [{ id: 'hapsis', damage: 3, warded: true }] } });
    },
  );

  it('does nothing where a ward saves the other', () => {
    const u = table({
      me: { house: 'logos', line: ['hapsis'], deck: ['fear'] },
      foe: { line: [{ id: 'tocsin', warded: true }] },
    });
    u.me.fight('hapsis', 'tocsin');
    u.expect({ me: { hand: [], line: [{ id: 'hapsis', damage: 3, exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing for creatures that another one fights', () => {
    const t = table({ me: { house: 'logos', line: ['hapsis', 'mother'], deck: ['fear'] }, foe: { line: ['tocsin'] } });
    t.me.fight('mother', 'tocsin');
    t.expect({ me: { hand: [], line: ['hapsis', { id: 'mother', damage: 3, exhausted: true }] }, foe: { line: [] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling hapsis/exchange: draws nothing for a creature that assault destroys before the exchange (%s)',
    (edition) => {
      const hapsis = { id: 'hapsis', upgrades: ['way-of-the-bear'] };
      const t = table({ edition, me: { house: 'logos', line: [hapsis], deck: ['fear'] }, foe: { line: ['dust-imp'] } });
      t.me.fight('hapsis', 'dust-imp');
      t.expect({
        me: { hand: [], deck: ['fear'], line: [{ ...hapsis, exhausted: true }] },
        foe: { aember: 2, line: [] },
      });
    },
  );
});
