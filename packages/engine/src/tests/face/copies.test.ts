// A card in play that is a copy of another: everything that reads it reads the other card.
import { describe, expect, it } from 'vitest';
import type { State } from '../../index.ts';
import {
  a,
  answer,
  areCopiesThisTurn,
  becomeCopy,
  clone,
  conform,
  constant,
  creature,
  creatureCard,
  define,
  destroy,
  draw,
  each,
  eachTime,
  exists,
  friendly,
  gain,
  legal,
  named,
  returnToHand,
  see,
  table,
  tokenCreature,
  when,
} from '../../index.ts';
import { being, copies, spell } from '../../testing/cards.ts';
import '../../testing/faceCards.ts';
import '../../testing/tokenCards.ts';

/** A shifter that has just become a copy of a creature. */
function shifted(of: string, more: Partial<Parameters<typeof table>[0]['me']> = {}) {
  const t = table({
    me: { house: 'brobnar', line: ['one', { id: 'copy-shifter', damage: 1, upgrades: ['hat'] }, 'two'], ...more },
    foe: { line: [of] },
  });
  t.me.reap('copy-shifter').choose(of);
  return t;
}

describe('a copy for the rest of a turn', () => {
  const shell = (hand: readonly string[] = []) =>
    table({
      me: {
        house: 'brobnar',
        line: ['nine', { id: 'six', token: 'token-grunt', damage: 4 }, { id: 'five', token: 'token-grunt' }],
        hand: [spell('mirror', areCopiesThisTurn(each(friendly(tokenCreature)), each(named('nine')))), ...hand],
        deck: copies(6, 'one'),
        beside: ['token-grunt'],
      },
      foe: { line: [{ id: 'seven', token: 'token-grunt' }], beside: ['token-grunt'] },
    });

  it('is one until the turn is over, and then what it was before, with all that it carries [rule copies-in-play]', () => {
    const t = shell();
    t.me.play('mirror');
    expect(see(t.state, 0).players[0]!.line.map(({ as, power, name }) => [name, as, power])).toEqual([
      ['nine', undefined, 9],
      ['token-grunt', 'nine', 9],
      ['token-grunt', 'nine', 9],
    ]);
    expect(see(t.state, 0).players[1]!.line[0]).toMatchObject({ name: 'token-grunt', power: 3 });
    // With 4 damage a grunt of 3 power and 1 armor is destroyed as soon as it is one again.
    t.me.end();
    t.expect({
      me: { line: ['nine', { id: 'five', token: 'token-grunt' }], discard: ['six', 'mirror'] },
      foe: { line: [{ id: 'seven', token: 'token-grunt' }] },
    });
    expect(JSON.stringify(t.state)).not.toContain('asBefore');
  });

  it('is what it was before also where the game goes on from a state that was written down', () => {
    const t = shell();
    t.me.play('mirror');
    const saved: State = JSON.parse(JSON.stringify(t.state));
    const end = legal(saved).findIndex((option) => option.pick === 'move' && option.move.do === 'end');
    answer(saved, end);
    answer(t.state, end);
    expect(JSON.stringify(saved)).toBe(JSON.stringify(t.state));
    expect(JSON.stringify(saved)).not.toContain('"as":"nine"');
  });

  it('a second one does not make the first last, and one that lasts ends it [rule copies-in-play]', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['nine', 'four', 'copy-shifter'],
        hand: [
          spell('first', areCopiesThisTurn(each(named('copy-shifter')), each(named('nine')))),
          spell('second', areCopiesThisTurn(each(named('nine')), each(named('four')))),
        ],
      },
    });
    // Both count as a nine then, and as a four.
    t.me.play('first').play('second');
    t.expect({ me: { line: [{ id: 'nine', as: 'four' }, 'four', { id: 'copy-shifter', as: 'four' }] } });
    t.me.end();
    t.expect({ me: { line: ['nine', 'four', 'copy-shifter'] } });
    const other = table({
      me: {
        house: 'brobnar',
        line: ['one', 'two', 'copy-shifter'],
        hand: [spell('brief', areCopiesThisTurn(each(named('two')), each(named('copy-shifter'))))],
      },
    });
    other.me.play('brief').reap('two').choose('one').end();
    other.expect({ me: { line: ['one', { id: 'two', as: 'one' }, 'copy-shifter'], aember: 1 } });
  });

  it('in a hand it is itself [rule copies-in-play]', () => {
    const t = shell([spell('back', returnToHand(a(friendly(tokenCreature))))]);
    t.me.play('mirror').play('back').choose('token-grunt');
    t.expect({
      me: { line: ['nine', { id: 'five', token: 'token-grunt', as: 'nine' }], hand: ['six'] },
      foe: { line: [{ id: 'seven', token: 'token-grunt' }] },
    });
  });
});

describe('a copy in play [rule copies-in-play]', () => {
  it('has the power, armor, keywords, traits and house of the other card, and keeps what it carries', () => {
    const t = shifted('model-general');
    const [, copy] = see(t.state, 'table').players[0]!.line;
    expect(copy).toMatchObject({
      name: 'copy-shifter',
      as: 'model-general',
      power: 6,
      armor: 1,
      printed: { power: 6, armor: 1 },
      traits: ['knight'],
      keywords: { taunt: 1 },
      house: 'sanctum',
      houses: ['sanctum'],
      damage: 1,
    });
    expect(copy?.upgrades.map(({ name }) => name)).toEqual(['hat']);
  });

  it('its constant abilities are in force for its own neighbors, and those of what it was are not', () => {
    const boss = being('copy-boss', {}, constant({ mod: 'power', of: friendly(named('one')), by: 3 }), {
      on: 'reap',
      do: becomeCopy(a(named('model-general'))),
    });
    const t = table({ me: { house: 'brobnar', line: ['one', boss] }, foe: { line: ['model-general'] } });
    expect(see(t.state, 0).players[0]!.line[0]?.power).toBe(4);
    t.me.reap(boss).choose('model-general');
    expect(see(t.state, 0).players[0]!.line[0]?.power).toBe(3);
  });

  it('its triggers wait', () => {
    const t = shifted('model-herald', { hand: ['three'], deck: ['four', 'five'] });
    t.me.play('three');
    expect(t.state.players[0]!.hand.length).toBe(1);
  });

  it('its Destroyed: ability resolves', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [{ id: 'copy-shifter', as: 'model-herald' }],
        hand: [spell('kill-own', destroy(each(friendly(creature))))],
      },
      foe: { line: ['three'] },
    });
    t.me.play('kill-own');
    t.expect({
      me: { line: [], discard: ['kill-own', 'copy-shifter'] },
      foe: { line: [{ id: 'three', damage: 1 }] },
    });
  });

  it('is used as the other card, in its house, and reaps with its abilities', () => {
    const t = table({ me: { house: 'sanctum', line: [{ id: 'copy-shifter', as: 'model-general' }] } });
    t.me.reap('copy-shifter');
    t.expect({ me: { line: [{ id: 'copy-shifter', as: 'model-general', exhausted: true }], aember: 2 } });
    const other = table({ me: { house: 'brobnar', line: [{ id: 'copy-shifter', as: 'model-general' }] } });
    other.me.cannot('reap', 'copy-shifter', 'wrong-house');
  });

  it('is itself again when it leaves play', () => {
    // Its Reap: ability is gained while that window is open, and resolves in it.
    const t = shifted('model-general', { hand: [spell('back', returnToHand(a(creature)))] });
    t.me.play('back').choose('copy-shifter');
    t.expect({
      me: { line: ['one', 'two'], hand: ['copy-shifter'], discard: ['back', 'hat'], aember: 2 },
      foe: { line: ['model-general'] },
    });
    expect(see(t.state, 0).players[0]!.hand[0]).not.toHaveProperty('as');
  });

  it('what is last known of it is what it counted as', () => {
    const mourner = being('mourner', {}, eachTime({ event: 'leave', card: named('model-general') }, gain(2)));
    const t = table({
      me: {
        house: 'brobnar',
        line: [mourner, { id: 'copy-shifter', as: 'model-general' }],
        hand: [spell('away', destroy(a(named('model-general'))))],
      },
    });
    t.me.play('away');
    t.expect({ me: { line: [mourner], discard: ['away', 'copy-shifter'], aember: 2 } });
    const left = t.events.find((e) => e.type === 'leave');
    expect(left).toMatchObject({ was: { name: 'model-general', house: 'sanctum', power: 6 } });
  });

  it('a copy of a copy is what that one counts as; of a maverick, in its house', () => {
    const t = table({
      me: { house: 'brobnar', line: ['copy-shifter'] },
      foe: {
        line: [
          { id: 'copy-gel', as: 'model-herald' },
          { id: 'three', house: 'mars', houseIcons: ['dis'] },
        ],
      },
    });
    const before = clone(t.state);
    t.me.reap('copy-shifter').choose('copy-gel');
    expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({ as: 'model-herald', houses: ['logos'] });
    const other = table({
      me: { house: 'brobnar', line: ['copy-shifter'] },
      foe: { line: [{ id: 'three', house: 'mars', houseIcons: ['dis'] }] },
    });
    other.me.reap('copy-shifter').choose('three');
    expect(see(other.state, 0).players[0]!.line[0]).toMatchObject({
      as: 'three',
      house: 'mars',
      houses: ['mars', 'dis'],
    });
    conform(other.state, 0, 1);
    conform(t.state, 0, 1);
    conform(before, 0, 1);
  });

  it('that enters play enters as the other card: with its Play: ability and its name', () => {
    const t = table({
      me: { house: 'logos', hand: ['copy-gel'], deck: ['one'], line: ['copy-shifter'] },
      foe: { line: ['twin'] },
    });
    t.me.play('copy-gel').choose('twin');
    t.me.flank('right');
    t.expect({
      me: { line: ['copy-shifter', { id: 'copy-gel', as: 'twin', exhausted: true }], aember: 1, deck: ['one'] },
      foe: { line: ['twin'] },
    });
  });

  it('has what it cannot do as its own: elusive, and power that kills it', () => {
    const frail = creatureCard({ id: 'frail', name: 'Frail', house: 'dis', power: 1, keywords: ['elusive'] });
    define([frail]);
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'copy-shifter', damage: 2 }], deck: ['one'] },
      foe: { line: ['frail'] },
    });
    t.me.reap('copy-shifter').choose('frail');
    t.expect({ me: { line: [], discard: ['copy-shifter'], aember: 1, deck: ['one'] }, foe: { line: ['frail'] } });
  });

  it('is found by the name of what it counts as', () => {
    const seeker = spell('seek', when(exists(named('model-herald')), draw(2)));
    const t = table({
      me: { house: 'brobnar', hand: [seeker], line: [{ id: 'copy-gel', as: 'model-herald' }], deck: ['one', 'two'] },
    });
    t.me.play(seeker);
    t.expect({
      me: { line: [{ id: 'copy-gel', as: 'model-herald' }], hand: ['one', 'two'], discard: [seeker] },
    });
  });

  it('that becomes a creature with deploy as it is played goes anywhere in the line', () => {
    const t = table({ me: { house: 'logos', hand: ['copy-gel'], line: ['one', 'two'] }, foe: { line: ['scout'] } });
    t.me.play('copy-gel').choose('scout', 'place 1');
    t.expect({
      me: { line: ['one', { id: 'copy-gel', as: 'scout', exhausted: true }, 'two'] },
      foe: { line: ['scout'] },
    });
  });

  it('that becomes a creature with alpha goes back to the hand where something was done before', () => {
    const early = being('copy-early', { keywords: ['alpha'] });
    const at = { me: { house: 'logos' as const, hand: ['copy-gel', 'lens'] }, foe: { line: [early] } };
    const late = table(at);
    late.me.play('lens').play('copy-gel').choose(early);
    late.expect({
      me: { line: [], hand: ['copy-gel'], artifacts: [{ id: 'lens', exhausted: true }] },
      foe: { line: [early] },
    });
    const first = table(at);
    first.me.play('copy-gel').choose(early);
    first.expect({ me: { line: [{ id: 'copy-gel', as: early, exhausted: true }] }, foe: { line: [early] } });
  });

  it('that becomes a copy of something else is that, and by itself what it was before', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'copy-gel', as: 'copy-shifter' }] },
      foe: { line: ['model-general'] },
    });
    t.me.reap('copy-gel').choose('model-general');
    t.expect({
      me: { line: [{ id: 'copy-gel', as: 'model-general', exhausted: true }], aember: 2 },
      foe: { line: ['model-general'] },
    });
  });
});
