import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('psychic-bug', () => {
  const seen = (t: ReturnType<typeof table>) =>
    t.events.flatMap((e) => (e.type === 'reveal' ? [[e.card.name, e.to]] : []));

  it('shows the hand of the opponent to its player only, as it is played', () => {
    const t = table({ me: { house: 'logos', hand: ['psychic-bug', 'fear'] }, foe: { hand: ['urchin', 'punch'] } });
    t.me.play('psychic-bug');
    expect(seen(t).sort()).toEqual([
      ['punch', 0],
      ['urchin', 0],
    ]);
    expect(see(t.state, 0).players[1]?.hand).toMatchObject([{ known: true }, { known: true }]);
    expect(see(t.state, 1).players[0]?.hand).toEqual([{ known: false, owner: 0 }]);
    t.expect({
      me: { aember: 1, hand: ['fear'], line: [{ id: 'psychic-bug', exhausted: true }] },
      foe: { hand: ['urchin', 'punch'] },
    });
  });

  it('shows it again by reaping, not what is drawn later', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', line: ['psychic-bug'] },
      foe: { ...foeHouses, hand: ['urchin'], deck: ['fear'] },
    });
    t.me.reap('psychic-bug');
    expect(seen(t)).toEqual([['urchin', 0]]);
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { aember: 1, line: ['psychic-bug'] }, foe: { hand: ['urchin', 'fear'] } });
    expect(see(t.state, 0).players[1]?.hand.filter((card) => card.known)).toHaveLength(1);
  });

  it('shows nothing of an empty hand, and nothing by fighting', () => {
    const empty = table({ me: { house: 'logos', hand: ['psychic-bug'] }, foe: {} });
    empty.me.play('psychic-bug');
    expect(seen(empty)).toEqual([]);
    empty.expect({ me: { aember: 1, line: [{ id: 'psychic-bug', exhausted: true }] } });
    const fight = table({ me: { house: 'logos', line: ['psychic-bug'] }, foe: { line: ['urchin'], hand: ['fear'] } });
    fight.me.fight('psychic-bug', 'urchin');
    expect(seen(fight)).toEqual([]);
    fight.expect({ me: { line: [{ id: 'psychic-bug', exhausted: true }] }, foe: { line: ['urchin'] } });
  });
});
