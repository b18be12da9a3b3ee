// Rulings on the rules and on cards of sets that are not here yet, with stand-ins that have their lines.
import {
  a,
  actionCard,
  choose,
  count,
  creature,
  creatureCard,
  dealDamage,
  define,
  destroyedThisWay,
  draw,
  each,
  eachTime,
  enemy,
  exhaust,
  haunted,
  inDiscard,
  makeToken,
  named,
  play,
  readies,
  repeatOnce,
  table,
  it as thatCreature,
  times,
  when,
} from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../index.ts';
import { editionsSince } from '../testing/editions.ts';
import { filler } from '../testing/filler.ts';
import { foeHouses, myHouses } from '../testing/houses.ts';

define([
  // as Bump in the Night
  actionCard(
    { id: 'night-noise', name: 'Night Noise', house: 'geistoid' },
    play(
      repeatOnce(
        haunted(),
        choose(a(enemy(creature)), (chosen) => [dealDamage(2, chosen), when(destroyedThisWay(chosen), makeToken())]),
      ),
    ),
  ),
  // as Cosmicrux
  creatureCard(
    { id: 'dawn-dragon', name: 'Dawn Dragon', house: 'logos', power: 6 },
    eachTime(readies('each', creature), dealDamage(1, thatCreature)),
  ),
  // as Dreamcall
  actionCard(
    { id: 'lull', name: 'Lull', house: 'unfathomable' },
    play(times(count(each(inDiscard(named('lull')))), exhaust(a(creature)), draw(1))),
  ),
]);

describe('rulings on cards of sets that are not here yet', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling preceding-effect/all-before: the token creature is made in either round (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'geistoid',
          hand: ['night-noise'],
          deck: ['mother', 'dextre', 'troll'],
          beside: ['warrior'],
          discard: filler(10),
        },
        foe: { line: ['dust-imp', 'urchin', 'troll'] },
      });
      t.me.play('night-noise').choose('dust-imp').choose('urchin').flank('right');
      t.expect({
        me: {
          deck: ['troll'],
          line: [
            { id: 'mother', token: 'warrior', exhausted: true },
            { id: 'dextre', token: 'warrior', exhausted: true },
          ],
          discard: ['night-noise', ...filler(10)],
        },
        foe: { aember: 2, line: ['troll'] },
      });
    },
  );

  it.each([
    { edition: 'cota-1.3', told: ['ready', 'ready', 'damage', 'damage'] },
    { edition: 'master-16', told: ['ready', 'ready', 'damage', 'damage'] },
    { edition: 'current', told: ['ready', 'damage', 'ready', 'damage'] },
  ] as const)(
    'ruling readying/one-at-a-time: each is hurt as it readies, before 18.4 after both are ready ($edition)',
    ({ edition, told }) => {
      const line = [{ id: 'valdr', exhausted: true }, { id: 'mother', exhausted: true }, 'dawn-dragon'];
      const t = table({
        edition,
        me: { house: 'sanctum', ...myHouses.dis, line, hand: filler(6), deck: ['fear'] },
        foe: foeHouses,
      });
      t.me.end();
      if (edition === 'current') t.me.choose('valdr');
      else t.me.order('dawn-dragon');
      expect(t.events.map(({ type }) => type).filter((type) => type === 'ready' || type === 'damage')).toEqual(told);
      t.expect({
        active: 'foe',
        me: {
          hand: [...filler(6), 'fear'],
          line: [{ id: 'valdr', damage: 1 }, { id: 'mother', damage: 1 }, 'dawn-dragon'],
        },
      });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling for-each/counted-first: three rounds, although the first draw shuffles the pile (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'unfathomable', hand: ['lull'], discard: ['lull', 'lull', 'lull'], deck: [] },
        foe: { line: ['troll', 'mother', 'bumpsy', 'valdr'] },
      });
      t.me.play('lull').choose('troll').choose('mother').choose('bumpsy');
      t.expect({
        me: { hand: ['lull', 'lull', 'lull'], deck: [], discard: ['lull'] },
        foe: {
          line: [
            { id: 'troll', exhausted: true },
            { id: 'mother', exhausted: true },
            { id: 'bumpsy', exhausted: true },
            'valdr',
          ],
        },
      });
    },
  );
});

describe('rulings on the rules', () => {
  it.each(editionsSince('cota-1.3'))(
    'ruling assault/with-before-fight: Firespitter hurts the others though assault killed the first, and the other way round (%s)',
    (edition) => {
      const fought = (first: string) => {
        const t = table({
          edition,
          me: { house: 'brobnar', line: [{ id: 'firespitter', upgrades: ['way-of-the-bear'] }] },
          foe: { line: [{ id: 'mother', damage: 3 }, 'troll'] },
        });
        t.me.fight('firespitter', 'mother').order(first);
        t.expect({
          me: { line: [{ id: 'firespitter', upgrades: ['way-of-the-bear'], exhausted: true }] },
          foe: { line: [{ id: 'troll', damage: 1 }] },
        });
      };
      fought('firespitter#1');
      fought('firespitter#2');
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling bonus-icons/ward: the first icon takes the ward, the second kills (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'dis', hand: [{ id: 'dust-imp', bonus: ['damage', 'damage'] }] },
        foe: { line: [{ id: 'urchin', warded: true }] },
      });
      t.me.play('dust-imp');
      if (edition !== 'cota-1.3') t.me.choose('urchin').choose('urchin');
      t.expect({ me: { line: [{ id: 'dust-imp', exhausted: true }] }, foe: { line: [] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling destroyed/chain: a Soulkeeper kills another, whose Phoenix Heart acts before either leaves (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', hand: ['punch'], line: [{ id: 'groggins', upgrades: ['phoenix-heart'] }] },
        foe: { line: [{ id: 'tocsin', upgrades: ['soulkeeper'] }, 'mother'] },
      });
      t.me.play('punch').choose('tocsin');
      t.expect({
        me: { aember: 1, hand: ['groggins'], line: [], discard: ['punch', 'phoenix-heart'] },
        foe: { line: [{ id: 'mother', damage: 3 }] },
      });
    },
  );
});
