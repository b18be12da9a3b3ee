import { describe, expect, it } from 'vitest';
import {
  a,
  constant,
  creature,
  dealDamage,
  destroy,
  draw,
  each,
  eachTime,
  friendly,
  fromSupply,
  gain,
  gainFrom,
  gainsAbility,
  heal,
  host,
  ifYouDo,
  insteadOf,
  isDestroyed,
  lasting,
  lose,
  mayInsteadOf,
  neighborOf,
  only,
  self,
  steal,
  table,
  withAember,
  wouldBeDamaged,
  wouldBeDestroyed,
  wouldGoToDiscardFromPlay,
  youWouldGainByReaping,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';

describe('replacing events', () => {
  it('"instead": something else happens, and the event does not', () => {
    const door = thing('door', insteadOf(youWouldGainByReaping, { do: steal(1) }));
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [door] }, foe: { aember: 3 } });
    t.me.reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 2 } });
    expect(t.events.some((e) => e.type === 'gain')).toBe(false);
  });

  it('Pattern supply: a gain that is taken off a card is not replaced again', () => {
    const tap = mayInsteadOf(fromSupply(youWouldGainByReaping), gainFrom(a(withAember(friendly(creature)))));
    const [one, two] = [thing('first-tap', tap), thing('second-tap', tap)];
    const t = table({ me: { house: 'brobnar', line: ['five', { id: 'four', aember: 3 }], artifacts: [one, two] } });
    t.me.reap('five').choose('first-tap');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'five', exhausted: true },
          { id: 'four', aember: 2 },
        ],
      },
    });
    const gains = t.events.filter((e) => e.type === 'gain');
    expect(gains).toMatchObject([{ amount: 1, cause: 'reap', card: { name: 'five' }, from: { name: 'four' } }]);
  });

  it('gain: taken off a card it is no more than lies there, and a gain all the same', () => {
    const waits = thing('waits', eachTime(youWouldGainByReaping, draw(1)));
    const tap = thing('tap', mayInsteadOf(youWouldGainByReaping, gainFrom(a(friendly(creature)))));
    const t = table({
      me: { house: 'brobnar', line: ['five', { id: 'four', aember: 1 }], artifacts: [waits, tap], deck: ['three'] },
    });
    t.me.reap('five').choose('tap').choose('four');
    t.expect({ me: { aember: 1, hand: ['three'], line: [{ id: 'five', exhausted: true }, 'four'] } });
    const none = table({ me: { house: 'brobnar', line: ['five'], artifacts: [waits, tap], deck: ['three'] } });
    none.me.reap('five').choose('tap');
    none.expect({ me: { aember: 0, hand: [], line: [{ id: 'five', exhausted: true }] } });
  });

  it('a replaced event did not happen: "if you do" fails', () => {
    const save = thing('save', insteadOf(wouldBeDestroyed(friendly(creature)), { do: gain(1) }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature)), ifYouDo(gain(5)))] },
      foe: { line: ['five'], artifacts: [save] },
    });
    t.me.play('kill');
    t.expect({ me: { aember: 0 }, foe: { aember: 1, line: ['five'] } });
  });

  it('a replaced event sets off no trigger', () => {
    const save = thing('save', insteadOf(wouldBeDestroyed(creature), { do: gain(1) }));
    const grave = thing('grave', eachTime(isDestroyed(creature), gain(5)));
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature)))], artifacts: [grave, save] },
      foe: { line: ['five'] },
    });
    t.me.play('kill');
    t.expect({ me: { aember: 1 }, foe: { line: ['five'] } });
  });

  it('of several events of a batch only the one it is about is replaced', () => {
    const save = thing('save', insteadOf(wouldBeDestroyed(friendly(creature)), { do: gain(1) }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('wrath', destroy(each(creature)))], line: ['one'] },
      foe: { line: ['five', 'four'], artifacts: [save] },
    });
    t.me.play('wrath');
    t.expect({ me: { line: [] }, foe: { aember: 2, line: ['five', 'four'] } });
  });

  it('a replacement applies once to an event, also to what it puts in its place', () => {
    const echo = thing('echo', insteadOf({ event: 'gain', who: 'you' }, { do: gain(2) }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('one-up', lose(1), gain(1))], aember: 1, artifacts: [echo] },
    });
    t.me.play('one-up');
    t.expect({ me: { aember: 2 } });
  });

  it('two replacements of one event: the active player chooses which applies', () => {
    const door = thing('door', insteadOf(youWouldGainByReaping, { do: steal(1) }));
    const book = thing('book', insteadOf(youWouldGainByReaping, { do: draw(1) }));
    const t = table({
      me: { house: 'brobnar', line: ['five'], artifacts: [door, book], deck: ['one'] },
      foe: { aember: 3 },
    });
    t.me.reap('five');
    expect(t.state.ask).toMatchObject({ kind: 'replace', player: 0 });
    expect(t.options()).toEqual(['door', 'book']);
    t.me.order('book');
    t.expect({ me: { aember: 0, hand: ['one'], line: [{ id: 'five', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('two that cannot be told apart are not asked about', () => {
    const door = thing('door', insteadOf(youWouldGainByReaping, { do: steal(1) }));
    const t = table({ me: { house: 'brobnar', line: ['five'], artifacts: [door, door] }, foe: { aember: 3 } });
    t.me.reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('it works for one side only', () => {
    const door = thing('door', insteadOf(youWouldGainByReaping, { do: steal(1) }));
    const t = table({ me: { house: 'brobnar', line: ['five'] }, foe: { aember: 3, artifacts: [door] } });
    t.me.reap('five');
    t.expect({ me: { aember: 1, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 3 } });
  });

  it('a granted replacement is about the creature that has it', () => {
    const aegis = gear(
      'aegis',
      constant(gainsAbility(host, insteadOf(wouldBeDestroyed(only(self)), { do: heal('all', self) }))),
    );
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('wave', dealDamage(5, each(creature)))],
        line: [{ id: 'five', upgrades: [aegis] }, 'four'],
      },
    });
    t.me.play('wave');
    t.expect({ me: { line: [{ id: 'five', upgrades: ['aegis'] }] } });
  });

  it('the zone of a card that leaves can be replaced, whatever took it away', () => {
    const soul = being('soul', {}, insteadOf(wouldGoToDiscardFromPlay(only(self)), { zone: 'purged' }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('wrath', destroy(each(creature)))], line: [soul, 'five'] },
    });
    t.me.play('wrath');
    t.expect({ me: { line: [], purged: ['soul'], discard: ['wrath', 'five'] } });
  });

  it('a replacement of a lasting effect can be counted', () => {
    const shield = spell(
      'ward-off',
      lasting('turn', insteadOf(wouldBeDamaged(friendly(creature)), { do: gain(1) }), 1),
    );
    const t = table({
      me: {
        house: 'brobnar',
        hand: [shield, spell('hit', dealDamage(2, a(creature))), spell('hit-2', dealDamage(2, a(creature)))],
        line: ['five'],
      },
    });
    t.me.play('ward-off').play('hit').play('hit-2');
    t.expect({ me: { aember: 1, line: [{ id: 'five', damage: 2 }] } });
  });

  it('redirected damage passes the ward of the card that it comes to, as it passes its armor [rule ward]', () => {
    const guard = being(
      'keeper',
      { power: 9, armor: 2 },
      insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }),
    );
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(3, a({ name: 'five' })))] },
      foe: { line: ['five', { id: guard, warded: true }] },
    });
    t.me.play('hit');
    t.expect({ foe: { line: ['five', { id: guard, damage: 3, warded: true }] } });
  });

  it('the ward of its first target stops it before it is redirected', () => {
    const guard = being('keeper', { power: 9 }, insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(3, a({ name: 'five' })))] },
      foe: { line: [{ id: 'five', warded: true }, guard] },
    });
    t.me.play('hit');
    t.expect({ foe: { line: ['five', guard] } });
  });

  it('redirected damage: two guards, and the active player chooses', () => {
    const guard = (id: string): string =>
      being(id, { power: 9 }, insteadOf(wouldBeDamaged(neighborOf(self)), { redirectTo: self }));
    const t = table({
      me: { house: 'brobnar', hand: [spell('hit', dealDamage(2, a({ name: 'five' })))] },
      foe: { line: [guard('left'), 'five', guard('right')] },
    });
    t.me.play('hit');
    t.me.order('right');
    t.expect({ foe: { line: ['left', 'five', { id: 'right', damage: 2 }] } });
  });
});
