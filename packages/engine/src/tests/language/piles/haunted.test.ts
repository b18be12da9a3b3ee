// Players who are haunted: each of them, and one whom an effect makes haunted. Cards that are purged or archived by a condition.
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../../index.ts';
import {
  anyCard,
  atLeast,
  constant,
  count,
  creature,
  draw,
  each,
  eachHauntedPlayer,
  exists,
  friendly,
  gain,
  haunted,
  isArchived,
  isHaunted,
  isPurged,
  lose,
  named,
  not,
  play,
  see,
  table,
  thisCard,
  thisCreature,
  when,
  whileTrue,
} from '../../../index.ts';
import { being, copies, spell, thing } from '../../../testing/cards.ts';

const ten = copies(10, 'blank');
const nine = copies(9, 'blank');

describe('players who are haunted', () => {
  const market = spell('market', draw(1, eachHauntedPlayer));

  it('Who: haunted, each of them', () => {
    const t = table({
      me: { house: 'brobnar', hand: [market], deck: ['one'], discard: ten },
      foe: { deck: ['two'], discard: nine },
    });
    t.me.play('market');
    t.expect({ me: { hand: ['one'], discard: ['market', ...ten] }, foe: { deck: ['two'], discard: nine } });
  });

  it('both of them, or none', () => {
    const t = table({
      me: { house: 'brobnar', hand: [market], deck: ['one'], discard: nine },
      foe: { deck: ['two'], discard: nine },
    });
    t.me.play('market');
    t.expect({
      me: { deck: ['one'], discard: ['market', ...nine] },
      foe: { deck: ['two'], discard: nine },
    });
  });
});

describe('an effect that makes a player haunted', () => {
  const ask = spell('ask', when(haunted(), gain(1)), when(haunted('opponent'), lose(1, 'opponent')));
  const grave = thing(
    'grave',
    whileTrue(atLeast(count(each({ ...anyCard, zone: ['discard', 'purged'], of: 'you' })), 10), isHaunted('you')),
  );

  it('Modifier haunted: however few cards lie in the discard pile, and not by itself [rule haunted]', () => {
    const t = table({
      me: { house: 'brobnar', hand: [ask], artifacts: [grave], discard: copies(4, 'blank'), purged: copies(6, 'one') },
      foe: { aember: 3, discard: nine },
    });
    t.me.play('ask');
    t.expect({
      me: { aember: 1, discard: ['ask', ...copies(4, 'blank')], purged: copies(6, 'one') },
      foe: { aember: 3, discard: nine },
    });

    const circle = thing('circle', whileTrue(haunted(), isHaunted('you')));
    const alone = table({ me: { house: 'brobnar', hand: [ask], artifacts: [circle] } });
    alone.me.play('ask');
    alone.expect({ me: { aember: 0, discard: ['ask'] } });
  });

  it('Modifier haunted: of the opponent of its controller', () => {
    const t = table({
      me: { house: 'brobnar', hand: [ask] },
      foe: { aember: 3, artifacts: [thing('shade', constant(isHaunted('you')))] },
    });
    t.me.play('ask');
    t.expect({ me: { discard: ['ask'] }, foe: { aember: 2 } });
  });
});

describe('the view of haunted players', () => {
  const ask = spell('wail', when(haunted(), gain(1)));
  const grave = thing('tombs', whileTrue(exists({ ...anyCard, zone: 'purged' }), isHaunted('you')));
  const told = (me: SeatPosition, foe: SeatPosition = {}): readonly unknown[] =>
    see(table({ me: { house: 'brobnar', ...me }, foe }).state, 1).players.map((player) => player.haunted);

  it('tells who is haunted, by the discard pile or by an effect', () => {
    expect(told({ hand: [ask], discard: ten }, { discard: nine })).toEqual([true, false]);
    expect(told({ artifacts: [grave], purged: ['one'] })).toEqual([true, false]);
    expect(told({ artifacts: [grave] })).toEqual([false, false]);
    expect(told({}, { deck: [spell('fair', draw(1, eachHauntedPlayer))] })).toEqual([false, false]);
  });

  it('says nothing of it in games in which no card asks for it', () => {
    expect(told({ discard: ten })).toEqual([undefined, undefined]);
    expect(JSON.stringify(see(table({ me: { house: 'brobnar', discard: ten } }).state, 0))).not.toContain('haunted');
  });
});

describe('a card that is purged or archived as soon as something is so', () => {
  it('Modifier perishes: by being purged, and not destroyed', () => {
    const tomb = thing('tomb', whileTrue(not(exists(creature)), isPurged(thisCard)));
    const t = table({ me: { house: 'brobnar', hand: [tomb], line: ['one'] }, foe: { line: ['nine'] } });
    t.me.play('tomb');
    t.expect({ me: { line: ['one'], artifacts: [{ id: 'tomb', exhausted: true }] }, foe: { line: ['nine'] } });

    const none = table({ me: { house: 'brobnar', hand: [tomb] } });
    none.me.play('tomb');
    none.expect({ me: { purged: ['tomb'] } });
  });

  it('Modifier perishes: by being archived with its owner, whoever controls it', () => {
    const lost = being(
      'lost',
      {},
      whileTrue(not(exists(friendly(named('one')))), isArchived(thisCreature)),
      play(gain(1)),
    );
    const t = table({ me: { house: 'brobnar', hand: [lost], line: ['one'] }, foe: {} });
    t.me.play('lost');
    t.expect({ me: { aember: 1, line: ['one', { id: 'lost', exhausted: true }] } });

    const none = table({ me: { house: 'brobnar', hand: [lost] }, foe: { line: ['one', { id: 'lost', owner: 0 }] } });
    none.me.play('lost');
    none.expect({ me: { aember: 0, archives: ['lost'] }, foe: { line: ['one', { id: 'lost', owner: 0 }] } });
  });
});
