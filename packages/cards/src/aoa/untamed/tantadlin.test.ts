import { constant, dealsWhenFighting, define, host, table, upgradeCard } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

define([upgradeCard({ id: 'weak-arm', name: 'Weak Arm', house: 'untamed' }, constant(dealsWhenFighting(host, 1)))]);

describe('tantadlin', () => {
  it('deals only 2 damage when it fights, and discards a card of the enemy archives', () => {
    const t = table({
      me: { house: 'untamed', line: ['tantadlin'], archives: ['punch'] },
      foe: { line: ['mother'], archives: ['fear'] },
    });
    t.me.fight('tantadlin', 'mother');
    t.expect({
      me: { line: [{ id: 'tantadlin', damage: 5, exhausted: true }], archives: ['punch'] },
      foe: { line: [{ id: 'mother', damage: 2 }], archives: [], discard: ['fear'] },
    });
  });

  it('discards one of several at random', () => {
    const t = table({
      me: { house: 'untamed', line: ['tantadlin'] },
      foe: { line: ['mother'], archives: ['fear', 'punch', 'anger'] },
    });
    t.me.fight('tantadlin', 'mother');
    expect(t.state.players[1]?.archives.length).toBe(2);
    expect(t.state.players[1]?.discard.length).toBe(1);
  });

  it('deals 2 when it is attacked too, and discards nothing then', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], archives: ['fear'] },
      foe: { line: ['tantadlin'] },
    });
    t.me.fight('mother', 'tantadlin');
    t.expect({
      me: { line: [{ id: 'mother', damage: 2, exhausted: true }], archives: ['fear'] },
      foe: { line: [{ id: 'tantadlin', damage: 5 }] },
    });
  });
  it.each(editionsSince('cota-1.3'))(
    'ruling tantadlin/two-limits: of two limits on its damage the stricter holds (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'untamed', line: [{ id: 'tantadlin', upgrades: ['weak-arm'] }] },
        foe: { line: ['mother'] },
      });
      t.me.fight('tantadlin', 'mother');
      t.expect({
        me: { line: [{ id: 'tantadlin', damage: 5, exhausted: true, upgrades: ['weak-arm'] }] },
        foe: { line: [{ id: 'mother', damage: 1 }] },
      });
    },
  );
});
