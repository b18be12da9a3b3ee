// Omega: until when a card must have the word for the step to end, by edition.
import { describe, expect, it } from 'vitest';
import type { Ability, EditionName } from '../../index.ts';
import {
  a,
  actionCard,
  blanks,
  constant,
  creature,
  dealDamage,
  define,
  destroy,
  destroyed,
  eachTime,
  editionOf,
  enemy,
  enters,
  gain,
  gainsKeyword,
  inHand,
  lasting,
  play,
  playCard,
  putIntoPlay,
  table,
  it as thatCard,
  thisCreature,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';
import { bySwitch as by } from '../../testing/editions.ts';

describe('switch omega', () => {
  const last = (...abilities: readonly Ability[]): string => being('last-one', { keywords: ['omega'] }, ...abilities);
  const hush = (): string => thing('hush-all', constant(blanks(creature)));
  const ends = (edition: EditionName): boolean => editionOf(edition).omega === 'as-it-enters-play';

  it.each(by('omega'))(
    'switch omega: a creature whose text is blank in play ends the step, or not (%s: %s) [rule omega @current]',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'brobnar', deck: copies(9, 'one'), hand: [last(), 'two'], artifacts: [hush()] },
      });
      t.me.play('last-one');
      expect(t.state.active).toBe(ends(edition) ? 1 : 0);
    },
  );

  it.each(by('omega'))('switch omega: what gave it may be gone when the card was played (%s: %s)', (edition) => {
    const giver = being('giver', {}, constant(gainsKeyword(enemy(creature), 'omega')));
    const killer = being('icon-killer', { bonus: ['damage'] });
    const foe = { line: [{ id: giver, damage: 4 }] };
    const t = table({ edition, me: { house: 'brobnar', deck: copies(9, 'one'), hand: [killer, 'two'] }, foe });
    t.me.play(killer);
    if (t.state.ask?.kind === 'cards') t.me.choose(giver);
    expect(t.state.active).toBe(ends(edition) ? 1 : 0);
    expect(t.state.players[1]?.discard).toHaveLength(1);
  });

  it.each(by('omega'))('switch omega: gained by the own Play: ability it comes too late (%s: %s)', (edition) => {
    const late = being('late', {}, play(lasting('turn', constant(gainsKeyword(thisCreature, 'omega')))));
    const t = table({ edition, me: { house: 'brobnar', deck: copies(9, 'one'), hand: [late, 'two'] } });
    t.me.play(late);
    expect(t.state.active).toBe(0);
  });

  it.each(by('omega'))('switch omega: one that is gone already ends the step all the same (%s: %s)', (edition) => {
    const cannon = thing('cannon', eachTime(enters(creature), destroy(thatCard)));
    const t = table({
      edition,
      me: { house: 'brobnar', deck: copies(9, 'one'), hand: [last(), 'two'], artifacts: [cannon] },
    });
    t.me.play('last-one');
    expect(t.state.active).toBe(1);
    expect(t.state.players[0]?.discard).toHaveLength(1);
  });

  it.each(by('omega'))('an action ends the step (%s: %s)', (edition) => {
    define([
      actionCard({ id: 'good-night', name: 'Good Night', house: 'brobnar', keywords: ['omega'] }, play(gain(1))),
    ]);
    const t = table({ edition, me: { house: 'brobnar', deck: copies(9, 'one'), hand: ['good-night', 'two'] } });
    t.me.play('good-night');
    expect(t.state.active).toBe(1);
  });

  it.each(by('omega'))('a creature with omega that is put into play, not played, ends no step (%s: %s)', (edition) => {
    const summon = spell('summon-last', putIntoPlay(a(inHand(creature))));
    const u = table({ edition, me: { house: 'brobnar', deck: copies(9, 'one'), hand: [summon, last()] } });
    u.me.play(summon);
    expect(u.state.active).toBe(0);
  });

  it('switch omega: played in the turn of the opponent, it ends the step of that turn', () => {
    const parrot = being('parrot', {}, destroyed(playCard(a(inHand(creature)))));
    const t = table({
      active: 1,
      me: { line: [{ id: parrot, damage: 4 }], hand: [last()] },
      foe: { house: 'brobnar', hand: [spell('poke', dealDamage(1, a(creature))), 'two'] },
    });
    t.foe.play('poke').choose(parrot, 'right');
    expect(t.state.active).toBe(0);
    expect(t.state.players[0]?.line).toHaveLength(1);
  });
});
