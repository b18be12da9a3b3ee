// Properties that creatures have in common.
import { describe, expect, it } from 'vitest';
import {
  a,
  artifact,
  choose,
  chosenHouse,
  count,
  creature,
  destroy,
  each,
  eachTime,
  enemy,
  exactly,
  exists,
  friendly,
  gain,
  mostOfOneHouse,
  not,
  ofHouse,
  ofHouseWith,
  sharingHouseWith,
  sharingHouseWithBothNeighbors,
  sharingNoTraitInItsLine,
  sharingTraitInItsLine,
  table,
  third,
  when,
} from '../../../index.ts';
import { being, spell, thing } from '../../../testing/cards.ts';

const aemberOf = (t: ReturnType<typeof table>, seat: 0 | 1 = 0): number | undefined => t.state.players[seat]?.aember;
const ruin = (filter: Parameters<typeof each>[0]): string => spell('ruin', destroy(each(filter)));
const tagged = (t: ReturnType<typeof table>): readonly string[] =>
  [0, 1].flatMap((seat) => (t.state.players[seat]?.line ?? []).map((id) => t.state.cards[id]?.ref.name ?? ''));

describe('what creatures have in common', () => {
  it('Filter: sharesHouseWith', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell(
            'kin',
            choose(a(friendly(creature)), (one) => [destroy(each(sharingHouseWith(one, creature)))]),
          ),
        ],
        line: ['imp'],
      },
      foe: { line: ['one', being('devil', { house: 'dis' }), 'scholar'] },
    });
    t.me.play('kin').choose('imp');
    expect(tagged(t)).toEqual(['imp', 'one', 'scholar']);
  });

  it('sharesHouseWithNeighbor: with both of them', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [ruin(sharingHouseWithBothNeighbors(creature))],
        line: ['one', 'two', 'three', 'imp', 'four'],
      },
    });
    t.me.play('ruin');
    expect(tagged(t)).toEqual(['one', 'three', 'imp', 'four']);
  });

  it('Filter: houseHas', () => {
    const t = table({
      me: { house: 'brobnar', hand: [ruin(ofHouseWith(3, creature, creature))], line: ['one', 'two', 'imp'] },
      foe: { line: ['three', 'scholar'] },
    });
    t.me.play('ruin');
    expect(tagged(t)).toEqual(['imp', 'scholar']);
  });

  it('Num: mostOfOneHouse', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [ruin(ofHouseWith(mostOfOneHouse(creature), creature, creature))],
        line: ['one', 'imp'],
      },
      foe: { line: ['three', 'scholar'] },
    });
    t.me.play('ruin');
    expect(tagged(t)).toEqual(['imp', 'scholar']);
  });

  it('Filter: sharesTraitInLine', () => {
    const line = ['knight', 'shield', 'beast'];
    const alone = table({
      me: { house: 'brobnar', hand: [ruin(sharingNoTraitInItsLine(creature))], line },
      foe: { line: ['beast'] },
    });
    alone.me.play('ruin');
    expect(tagged(alone)).toEqual(['knight', 'shield']);
    const alike = table({
      me: { house: 'brobnar', hand: [ruin(sharingTraitInItsLine(creature))], line },
      foe: { line: ['beast'] },
    });
    alike.me.play('ruin');
    expect(tagged(alike)).toEqual(['beast', 'beast']);
  });

  it('Num: third', () => {
    const thirds = spell('thirds', destroy(exactly(third(count(each(enemy(creature))), 'up'), enemy(creature))));
    const t = table({ me: { house: 'brobnar', hand: [thirds] }, foe: { line: ['one', 'two', 'three', 'four'] } });
    t.me.play(thirds).choose('one').choose('four');
    expect(tagged(t)).toEqual(['two', 'three']);
  });

  it('the house that was just chosen', () => {
    const scrap = thing(
      'scrap',
      eachTime(
        { event: 'houseChosen' },
        destroy(each(ofHouse(chosenHouse, artifact))),
        when(not(exists(ofHouse(chosenHouse, {}))), gain(3)),
      ),
    );
    const t = table({
      me: { houses: ['brobnar'], line: ['one'], artifacts: [scrap] },
      foe: { houses: ['logos', 'dis'], artifacts: ['lens', 'lens'] },
    });
    t.me.end();
    t.foe.house('dis');
    expect(aemberOf(t)).toBe(3);
    t.foe.end();
    expect(t.state.players[0]?.artifacts).toEqual([]);
    t.me.end();
    t.foe.house('logos');
    expect(t.state.players[1]?.artifacts).toHaveLength(2);
  });
});
