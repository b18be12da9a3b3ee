import type { EditionName, SeatPosition, Table } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('aemberlution', () => {
  const turn = (me: SeatPosition, foe: SeatPosition, edition: EditionName = 'current') => {
    const t = table({
      edition,
      me: { house: 'untamed', ...myHouses.untamed, ...me, hand: ['aemberlution', ...(me.hand ?? []), ...filler(6)] },
      foe: { ...foeHouses, ...foe },
    });
    t.me.play('aemberlution');
    return t;
  };
  const readied = (t: Table) => t.events.filter((e) => e.type === 'ready');

  it('destroys each creature; then each player shows their hand and puts the creatures in it into play, ready', () => {
    const t = turn({ hand: ['krump'], line: ['dew-faerie'] }, { hand: ['troll', 'fear'], line: ['mother'] });
    t.me.choose('krump');
    t.expect({
      active: 'foe',
      me: { line: ['krump'], hand: filler(6), discard: ['aemberlution', 'dew-faerie'] },
      foe: { line: ['troll'], hand: ['fear'], discard: ['mother'] },
    });
    expect(readied(t)).toEqual([]);
    expect(t.events.filter((e) => e.type === 'reveal' && e.to === 'all')).toHaveLength(9);
  });

  it('ruling aemberlution/put-into-play: they are not played, so that neither icons nor Play: abilities come of it', () => {
    const t = turn({ hand: ['urchin'] }, { aember: 2, hand: ['dust-pixie'] });
    t.me.choose('urchin');
    t.expect({ me: { aember: 0, line: ['urchin'] }, foe: { aember: 2, line: ['dust-pixie'] } });
  });

  it('ruling aemberlution/gigantic: a gigantic creature enters with both halves in one hand, and else stays there', () => {
    const whole = turn({}, { hand: ['niffle-kong2', 'fear', 'niffle-kong'] });
    whole.expect({ me: { line: [] }, foe: { line: ['niffle-kong'], hand: ['fear'] } });
    const parted = turn({ hand: ['niffle-kong'] }, { hand: ['niffle-kong2'] });
    parted.expect({ me: { line: [], hand: ['niffle-kong', ...filler(6)] }, foe: { line: [], hand: ['niffle-kong2'] } });
  });

  it('lets the active player choose order and flanks, for the opponent too', () => {
    const t = turn({}, { hand: ['troll', 'mother', 'krump'] });
    t.me.choose('mother', 'krump').flank('left').flank('left').flank('right');
    t.expect({ me: { line: [] }, foe: { line: ['krump', 'mother', 'troll'], hand: [] } });
  });

  it('brings back a creature that came to a hand when it was destroyed, and keeps what a ward saves', () => {
    const t = turn(
      { line: [{ id: 'krump', upgrades: ['phoenix-heart'] }] },
      { line: [{ id: 'troll', warded: true }, 'mother'], hand: ['fear'] },
    );
    t.expect({
      me: { line: ['krump'], discard: ['aemberlution', 'phoenix-heart'] },
      foe: { line: [{ id: 'troll', damage: 3 }], hand: ['fear'], discard: ['mother'] },
    });
  });

  it('leaves stunned what enters play stunned', () => {
    const t = turn({}, { hand: ['zorg'] });
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'zorg', stunned: true }] } });
  });

  it('only destroys where no hand has a creature', () => {
    const t = turn({ line: ['dew-faerie'] }, { line: ['mother'], hand: ['fear'] });
    t.expect({ active: 'foe', me: { line: [], hand: filler(6) }, foe: { line: [], hand: ['fear'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling aemberlution/order: the active player says whose creatures enter first, and in which order (%s)',
    (edition) => {
      const first = turn({ hand: ['pingle-who-annoys'] }, { hand: ['troll', 'mother'] }, edition);
      expect(first.options().toSorted()).toEqual(['mother', 'pingle-who-annoys', 'troll']);
      first.me.choose('mother', 'pingle-who-annoys').flank('left').flank('left').flank('left');
      first.expect({
        me: { line: ['pingle-who-annoys'], hand: filler(6) },
        foe: { line: [{ id: 'troll', damage: 1 }, 'mother'], hand: [] },
      });
      const last = turn({ hand: ['pingle-who-annoys'] }, { hand: ['troll', 'mother'] }, edition);
      last.me.choose('mother', 'troll').flank('left').flank('left');
      last.expect({
        me: { line: ['pingle-who-annoys'], hand: filler(6) },
        foe: { line: ['troll', 'mother'], hand: [] },
      });
    },
  );
});
