// An artifact that becomes a creature stands in the battleline as long as it is one.
import { describe, expect, it } from 'vitest';
import {
  actionAbility,
  artifact,
  conform,
  constant,
  countsAs,
  countsAsCreatureAnywhere,
  creature,
  destroy,
  each,
  eachTime,
  gain,
  getsPower,
  host,
  lasting,
  named,
  reaps,
  removeWard,
  returnToHand,
  see,
  setsPower,
  table,
} from '../../index.ts';
import { being, gear, spell, thing } from '../../testing/cards.ts';
import { bySwitch } from '../../testing/editions.ts';
import '../../testing/faceCards.ts';

describe('an artifact that becomes a creature [rule another-type]', () => {
  it('Modifier type: an artifact goes to a flank of the battleline, and keeps what it carries', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one', 'two'],
        artifacts: [{ id: 'wake-statue', aember: 1, counters: { glory: 2 } }, 'rock'],
      },
    });
    t.me.action('wake-statue').choose('left');
    t.expect({
      me: {
        line: [{ id: 'wake-statue', exhausted: true, aember: 1, counters: { glory: 2 } }, 'one', 'two'],
        artifacts: ['rock'],
      },
    });
    expect(see(t.state, 0).players[0]!.line[0]).toMatchObject({
      type: 'creature',
      power: 5,
      traits: ['statue'],
      flank: true,
    });
    conform(t.state, 0, 3);
  });

  it('fights, is damaged and destroyed as a creature, and is an artifact in the discard pile', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['wake-statue'],
        hand: [spell('ready-up', { kind: 'ready', what: { all: creature } })],
      },
      foe: { line: ['nine'] },
    });
    t.me.action('wake-statue').play('ready-up').fight('wake-statue', 'nine');
    t.expect({
      me: { line: [], artifacts: [], discard: ['wake-statue', 'ready-up'] },
      foe: { line: [{ id: 'nine', damage: 5 }] },
    });
    expect(see(t.state, 0).players[0]!.discard[0]).toMatchObject({ type: 'artifact' });
  });

  it.each(bySwitch('upgradesOnNoCreature'))(
    'switch upgradesOnNoCreature: when it is no creature any more it goes back, and its upgrades in %s: %s [rule another-type @current]',
    (edition, value) => {
      const t = table({
        edition,
        me: {
          house: 'dis',
          line: ['one'],
          artifacts: ['wake-tool'],
          hand: ['wake-all', { id: 'hat', house: 'dis' }],
          deck: ['two', 'two', 'two', 'two', 'two', 'two', 'two'],
        },
        foe: { deck: ['two'] },
      });
      t.me.play('wake-all').choose('right').play('hat').choose('wake-tool');
      expect(see(t.state, 0).players[0]!.line[1]).toMatchObject({ type: 'creature', house: 'dis', power: 3 });
      t.me.action('wake-tool').end();
      while (t.state.ask?.kind === 'omni') t.me.done();
      const hand = ['two', 'two', 'two', 'two', 'two', 'two'];
      t.expect({
        me:
          value === 'discarded'
            ? { line: ['one'], artifacts: ['wake-tool'], discard: ['hat', 'wake-all'], aember: 1, hand }
            : {
                line: ['one'],
                artifacts: [{ id: 'wake-tool', upgrades: ['hat'] }],
                discard: ['wake-all'],
                aember: 1,
                hand,
              },
      });
    },
  );

  it('an upgrade that stays on it does nothing until it is a creature again, and goes with it (18.4 FAQ, Animator)', () => {
    const cap = gear('cap', constant(getsPower(host, 2)), eachTime(reaps(creature), gain(5)));
    const statue = { id: 'wake-statue', upgrades: [cap], aember: 1, counters: { glory: 2 }, warded: true } as const;
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one'],
        artifacts: [statue],
        hand: [spell('smash', removeWard(each(artifact)), destroy(each(artifact)))],
      },
    });
    t.me.reap('one');
    t.expect({ me: { aember: 1, line: [{ id: 'one', exhausted: true }], artifacts: [statue] } });
    const stirred = table({ me: { house: 'brobnar', line: ['one', 'two'], artifacts: [statue] } });
    stirred.me.action('wake-statue').choose('left').reap('one');
    expect(see(stirred.state, 0).players[0]!.line[0]).toMatchObject({ type: 'creature', warded: true });
    stirred.expect({
      me: {
        aember: 6,
        line: [{ ...statue, exhausted: true }, { id: 'one', exhausted: true }, 'two'],
        artifacts: [],
      },
    });
    t.me.play('smash');
    t.expect({
      me: { line: [{ id: 'one', exhausted: true }], artifacts: [], discard: ['smash', 'wake-statue', cap], aember: 1 },
      foe: { aember: 0 },
    });
  });

  it('dies as a creature of no power where nothing gives it any', () => {
    const stir = spell('stir', {
      kind: 'lasting',
      until: 'turn',
      ability: constant(countsAs(named('rock'), 'creature')),
    });
    const t = table({ me: { house: 'brobnar', artifacts: ['rock'], hand: [stir] } });
    t.me.play(stir);
    t.expect({ me: { line: [], artifacts: [], discard: [stir, 'rock'] } });
  });

  it('one that stops being a creature does not die of its damage', () => {
    const soul = being(
      'wake-soul',
      {},
      constant(countsAs(named('rock'), 'creature'), { mod: 'set-power', of: named('rock'), to: 4 }),
    );
    const t = table({
      me: {
        house: 'brobnar',
        line: [soul, { id: 'rock', damage: 3 }],
        hand: [spell('unsoul', returnToHand(each(named(soul))))],
      },
    });
    t.me.play('unsoul');
    t.expect({ me: { line: [], artifacts: [{ id: 'rock', damage: 3 }], hand: [soul], discard: ['unsoul'] } });
  });

  it('Modifier type: one that may stand anywhere goes between creatures too', () => {
    const float = thing(
      'float',
      actionAbility(lasting('turn', constant(countsAsCreatureAnywhere(named('rock')), setsPower(named('rock'), 2)))),
    );
    for (const [place, line] of [
      ['left', ['rock', 'one', 'two']],
      ['place 1', ['one', 'rock', 'two']],
      ['right', ['one', 'two', 'rock']],
    ] as const) {
      const t = table({ me: { house: 'brobnar', line: ['one', 'two'], artifacts: ['rock', float] } });
      t.me.action(float);
      expect(t.options()).toEqual(['left', 'place 1', 'right']);
      t.me.choose(place);
      t.expect({ me: { line: [...line], artifacts: [{ id: float, exhausted: true }] } });
    }
  });

  it('a creature that becomes an artifact leaves the battleline, and its upgrades stay on it', () => {
    const stone = being('petrifier', {}, constant(countsAs(named('five'), 'artifact')));
    const t = table({ me: { house: 'brobnar', line: ['one', { id: 'five', upgrades: ['hat'] }], hand: [stone] } });
    t.me.play(stone, 'left');
    t.expect({ me: { line: [{ id: stone, exhausted: true }, 'one'], artifacts: [{ id: 'five', upgrades: ['hat'] }] } });
  });
});
