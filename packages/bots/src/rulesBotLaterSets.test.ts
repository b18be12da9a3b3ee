// Words of the sets since Mass Mutation that the rules bot once could not read: icons of a copy, halves, the tide, prophecies.
import '@vaultsong/cards';
import type { Node, SeatPosition, State } from '@vaultsong/engine';
import { actionCard, answer, define, discard, each, gain, inHand, position, scrap } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import { parted } from './rules/apart.ts';
import { choice, table, turnOf } from './testing/choices.ts';

describe('bonus icons of a copy', () => {
  const foe = { aember: 4, line: ['silvertooth', 'troll'] } as const;

  test('damage goes to an enemy, whatever card has the icon', () => {
    for (const id of ['dimension-door', 'dextre']) {
      const me = { house: 'logos', hand: [{ id, bonus: ['damage'] }], line: ['mother'], deck: ['mother'] } as const;
      expect(
        turnOf(table(me, foe))
          .filter((done) => done !== 'flank')
          .slice(0, 2),
      ).toEqual([`play ${id}`, 'silvertooth']);
    }
  });

  test('the strongest of its own creatures captures', () => {
    const hand = [{ id: 'dimension-door', bonus: ['capture'] }] as const;
    const line = ['dextre', 'mother', 'dextre'] as const;
    expect(turnOf(table({ house: 'logos', hand, line, deck: ['mother'] }, foe)).slice(0, 2)).toEqual([
      'play dimension-door',
      'mother',
    ]);
  });

  test('an action that does nothing now is played for an icon, and kept where the icon does nothing either', () => {
    const action = (icon: 'capture' | 'draw'): State =>
      table({ house: 'untamed', hand: [{ id: 'mimicry', bonus: [icon] }], deck: ['mother'] }, foe);
    expect(choice(action('draw'))).toBe('play mimicry');
    expect(choice(action('capture'))).toBe('end');
  });
});

describe('house icons', () => {
  test('a card counts for each of its houses where a house is named against the opponent', () => {
    const me = { house: 'sanctum', hand: ['blinding-light'] } as const;
    const line = [{ id: 'troll', houseIcons: ['dis'] }, 'ember-imp'] as const;
    expect(turnOf(table(me, { line }))).toEqual(expect.arrayContaining(['play blinding-light', 'dis']));
  });

  test('a card of either house counts for an effect of the turn that waits for plays', () => {
    const hand = [{ id: 'troll', houseIcons: ['logos'] }, 'library-access'] as const;
    expect(turnOf(table({ house: 'logos', hand, deck: ['mother'] }))[0]).toBe('play library-access');
  });
});

describe('halves of gigantic creatures', () => {
  test('one half alone is no reason to call its house', () => {
    const house = (hand: readonly string[]): string => {
      const seat = { houses: ['logos', 'dis', 'untamed'], hand, deck: ['mother'] } as const;
      const state = position({ seats: [seat, {}], step: 'forge' });
      while (state.ask !== null && state.ask.kind !== 'house') answer(state, 0);
      return choice(state);
    };
    expect(house(['ultra-gravitron2', 'dust-imp'])).toBe('dis');
    expect(house(['ultra-gravitron', 'ultra-gravitron2', 'dust-imp'])).toBe('logos');
  });

  test('it is kept as long as the other may come', () => {
    const me = { house: 'logos', hand: ['ultra-gravitron2'], deck: ['mother'] } as const;
    expect(choice(table(me))).toBe('end');
    expect(choice(table({ ...me, discard: ['ultra-gravitron'] }))).toBe('discard ultra-gravitron2');
  });

  test('the half that is missing is looked for rather than one that completes nothing', () => {
    const deck = ['mother', 'niffle-kong2', 'ultra-gravitron2', 'mother'];
    const done = turnOf(table({ house: 'logos', hand: ['it-s-coming', 'ultra-gravitron'], deck }));
    expect(done.slice(0, 3)).toEqual(['play it-s-coming', 'ultra-gravitron2', 'play ultra-gravitron']);
  });
});

describe('the tide', () => {
  const tide = ['the-tide'];
  const houses = ['sanctum', 'logos', 'shadows'] as const;
  const at = (me: SeatPosition, foe: SeatPosition = {}, highFor?: 0 | 1): State =>
    position({
      seats: [{ ...me, houses, beside: tide }, foe],
      ...(highFor === undefined ? {} : { tide: { highFor } }),
    });

  test('is raised for chains where that lets enough be done, and not where nothing speaks of it', () => {
    const hand = ['strange-ordination', 'strange-ordination'];
    expect(choice(at({ house: 'sanctum', hand }))).toBe('raise-tide');
    expect(turnOf(at({ house: 'sanctum', hand: ['grey-monk'] }))).not.toContain('raise-tide');
    expect(turnOf(at({ house: 'sanctum', hand }, {}, 0))).toEqual([
      'play strange-ordination',
      'play strange-ordination',
    ]);
  });

  test('is not paid for while a card is to be played that raises it', () => {
    const hand = ['freebooter-faye', 'sea-urchin', 'sea-urchin', 'sea-urchin'];
    const done = turnOf(at({ house: 'shadows', hand }, { aember: 6 }));
    expect(done).not.toContain('raise-tide');
    expect(done[0]).toBe('play freebooter-faye');
  });

  test('is no longer unknown to what asks for it', () => {
    const me = { house: 'logos', line: ['pi-sweven'], artifacts: [], deck: ['mother', 'mother', 'mother'] } as const;
    expect(choice(at(me, {}, 0))).toBe('reap pi-sweven');
  });
});

describe('upgrades', () => {
  test.each(['mole', 'ransom', 'painmail', 'static-charge', 'bonerot-venom', 'containment-field'])(
    '%s is put on an enemy, and not on a creature of its own',
    (id) => {
      const hand = [{ id, house: 'shadows' }] as const;
      const done = turnOf(table({ house: 'shadows', hand, line: ['mother'] }, { line: ['troll'] }));
      expect(done.slice(0, 2)).toEqual([`play ${id}`, 'troll']);
    },
  );

  test('one by which its player loses æmber each turn goes to an enemy, and one with an action to a friend', () => {
    const aim = (id: string) =>
      turnOf(
        table({ house: 'geistoid', hand: [{ id, house: 'geistoid' }], line: ['mother'] }, { line: ['troll'] }),
      ).slice(0, 2);
    expect(aim('atomic-destabilizer')).toEqual(['play atomic-destabilizer', 'troll']);
    expect(aim('minerva-s-wings')).toEqual(['play minerva-s-wings', 'mother']);
  });
});

test('a card is discarded where something is destroyed otherwise', () => {
  const me = { houses: ['logos', 'dis', 'untamed'], hand: ['dextre'], line: ['novu-dynamo'] } as const;
  const state = position({ seats: [me, {}], step: 'forge' });
  while (state.ask !== null && state.ask.kind !== 'may') answer(state, 0);
  expect(choice(state)).toBe('yes');
});

test('Miasma Bomb waits for an opponent who is about to forge', () => {
  const me = { house: 'shadows', artifacts: ['miasma-bomb'] } as const;
  expect(choice(table(me, { aember: 6 }))).toBe('action miasma-bomb');
  expect(choice(table(me, { aember: 3 }))).toBe('end');
});

describe('haunted players', () => {
  const foe = { line: ['silvertooth', 'silvertooth'] } as const;

  test('are seen where an effect makes them so, and not by the discard pile alone', () => {
    const purged = Array.from({ length: 10 }, () => 'mother');
    const artifacts = ['soul-bomb', 'junkyard-cemetery'];
    const me = { house: 'brobnar', artifacts, deck: ['mother'] } as const;
    expect(choice(table({ ...me, purged }, foe))).toBe('omni soul-bomb');
    expect(choice(table({ ...me, discard: purged }, foe))).toBe('omni soul-bomb');
    expect(choice(table(me, foe))).toBe('end');
  });

  test('lose that where it serves the opponent alone', () => {
    const ten = Array.from({ length: 10 }, () => 'mother');
    const me = {
      house: 'untamed',
      hand: ['till-the-earth'],
      deck: ['mother'],
      artifacts: ['junkyard-cemetery'],
    } as const;
    expect(choice(table(me, { discard: ten }))).toBe('play till-the-earth');
    expect(choice(table({ ...me, discard: ten }, { discard: ten }))).toBe('end');
  });
});

describe('cards of "this way"', () => {
  test('are counted: so much is stolen as is discarded', () => {
    const me = { house: 'ekwidon', hand: ['trade-secrets', 'shopping-spree'], deck: ['mother'] } as const;
    expect(turnOf(table(me, { aember: 4 })).slice(0, 2)).toEqual(['play trade-secrets', 'shopping-spree']);
  });

  test('are drawn for a hand that is worth little', () => {
    const deck = ['mother', 'mother', 'mother'];
    const spree = (hand: readonly string[]): string =>
      choice(table({ house: 'ekwidon', hand: ['shopping-spree', ...hand], deck }));
    expect(spree(['mimicry', 'mimicry'])).toBe('play shopping-spree');
    expect(spree(['troll', 'troll'])).toBe('end');
    expect(spree([])).toBe('end');
  });

  test('may be returned although nobody sees yet which they are', () => {
    const me = { house: 'geistoid', hand: ['junk-restoration'], deck: ['mother', 'troll', 'mimicry'] } as const;
    expect(turnOf(table(me))).toEqual(['play junk-restoration', 'yes', 'troll']);
  });
});

describe('keys of an opponent', () => {
  const poor = { aember: 3, line: ['troll'] } as const;
  const rich = { aember: 6, line: ['troll'] } as const;

  test('are made dearer for the turn in which that keeps one from being forged', () => {
    const me = { house: 'saurian', line: [{ id: 'mother', token: 'senator' }] } as const;
    expect(choice(table(me, rich))).toBe('action senator');
    expect(choice(table(me, poor))).toBe('reap senator');
    expect(choice(table(me, { ...rich, aember: 7 }))).toBe('reap senator');
  });

  test('are kept from being paid for by a capture from its own side', () => {
    const me = { house: 'mars', line: ['yxlix-mesmerist'] } as const;
    expect(turnOf(table(me, rich))).toEqual(['action yxlix-mesmerist', 'troll']);
    expect(choice(table(me, poor))).toBe('reap yxlix-mesmerist');
  });

  test('are given ten cards for where the next one would win', () => {
    const me = { house: 'ekwidon', hand: ['art-project'], deck: ['mother'] } as const;
    expect(choice(table(me, { keys: 2, aember: 6 }))).toBe('play art-project');
    expect(choice(table(me, { keys: 1, aember: 6 }))).toBe('end');
  });
});

test('an ability that a creature has from another card is used', () => {
  const me = { house: 'sanctum', artifacts: ['hymn-to-duma'], line: ['mother', 'troll'] } as const;
  expect(choice(table(me, { aember: 6 }))).toBe('omni mother');
  expect(choice(table(me))).toBe('end');
});

describe('cards that are there to be given up', () => {
  test('also by being destroyed: the token creatures of other houses are used', () => {
    const line = [{ id: 'mother', token: 'senator' }] as const;
    expect(choice(table({ house: 'mars', artifacts: ['sv3-lander'], line }))).toBe('omni sv3-lander');
    expect(choice(table({ house: 'mars', artifacts: ['sv3-lander'] }))).toBe('end');
  });

  test('The Pale Star fells damaged enemies', () => {
    const me = { house: 'mars', artifacts: ['the-pale-star'] } as const;
    expect(choice(table(me, { line: [{ id: 'troll', damage: 2 }] }))).toBe('omni the-pale-star');
    expect(choice(table(me, { line: ['troll'] }))).toBe('end');
  });

  test('a creature that neither fights nor reaps is worth little', () => {
    const deck = ['mother', 'mother', 'mother'];
    expect(choice(table({ house: 'mars', line: ['saurian-egg'], deck }))).toBe('omni saurian-egg');
    expect(choice(table({ house: 'ekwidon', line: [{ id: 'troll', token: 'strange-shell' }], deck }))).toBe(
      'action strange-shell',
    );
  });

  test('what lies beneath a card is returned by it, once there is something', () => {
    const pod = (under: readonly string[]): string =>
      choice(table({ house: 'mars', artifacts: [{ id: 'replay-pod', under }] }));
    expect(pod(['troll'])).toBe('action replay-pod');
    expect(pod([])).toBe('end');
  });

  test('a card is discarded for what it does then, if that is more than what it would do in play', () => {
    const me = { house: 'brobnar', hand: ['ornar-skullface'], deck: ['mother'] } as const;
    expect(choice(table(me, { line: [{ id: 'silvertooth', aember: 5 }] }))).toBe('discard ornar-skullface');
    expect(choice(table(me, { line: ['troll'] }))).toBe('play ornar-skullface');
  });
});

test('creatures that this turn has no use for are exhausted for cards, one of each house', () => {
  const me = {
    house: 'star-alliance',
    artifacts: ['exploratory-craft'],
    deck: ['mother', 'mother', 'mother'],
  } as const;
  const others = table({ ...me, line: ['troll', 'mother', 'urchin', { id: 'dust-imp', exhausted: true }, 'dextre'] });
  expect(turnOf(others).slice(0, 4)).toEqual(['action exploratory-craft', 'troll', 'mother', 'urchin']);
  expect(choice(table({ ...me, line: [{ id: 'troll', exhausted: true }] }))).toBe('end');
  expect(choice(table({ ...me, line: ['cxo-taber'] }))).not.toBe('action exploratory-craft');
});

test('an action that waits for cards to be played comes before them, and is kept without any', () => {
  const me = { house: 'logos', artifacts: ['library-card'], deck: ['mother', 'mother', 'mother'] } as const;
  expect(choice(table({ ...me, hand: ['mother', 'dextre', 'dextre'] }))).toBe('action library-card');
  expect(choice(table(me))).toBe('end');
});

describe('what an effect goes on to do', () => {
  test('two cards that discard each other, for what they do then, are looked into but once', () => {
    const one = (id: string) => actionCard({ id, name: id, house: 'logos' }, scrap(gain(6), discard(each(inHand({})))));
    define([one('bot-scrap'), one('bot-scrap-too')]);
    const me = { house: 'logos', hand: ['bot-scrap', 'bot-scrap-too'], deck: ['mother'] } as const;
    expect(choice(table(me))).toMatch(/^discard bot-scrap/);
  });

  test('steps in which a choice has no say are looked at once, whatever is chosen', () => {
    const hit = (as: string): Node => ({ kind: 'damage', to: { var: as }, amount: 2 });
    expect(parted([hit('card'), hit('other'), hit('card'), hit('other')], 'card')).toEqual({
      own: [hit('card'), hit('other'), hit('card')],
      apart: [hit('other')],
    });
    const nested: Node = { kind: 'seq', steps: [{ kind: 'seq', steps: [hit('card'), hit('other')] }, hit('third')] };
    expect(parted([nested], 'card').apart).toEqual([hit('other'), hit('third')]);
    const looksBack: Node = { kind: 'gain', who: 'you', amount: { count: { thisWay: {} } } };
    expect(parted([hit('card'), hit('other'), looksBack], 'card').apart).toEqual([]);
    const ifSo: Node = { kind: 'ifYouDo', then: hit('other') };
    expect(parted([hit('card'), ifSo, hit('third')], 'card').apart).toEqual([hit('third')]);
    const choosing: Node = { kind: 'choose', as: 'again', pick: {}, min: 1, max: 1 };
    expect(parted([hit('card'), choosing, hit('again'), hit('none')], 'card')).toEqual({
      own: [hit('card')],
      apart: [choosing, hit('again'), hit('none')],
    });
  });
});

describe('prophecies', () => {
  const deck = ['mother', 'mother', 'mother'] as const;
  const foe = { aember: 4, line: ['troll'], deck } as const;
  const turn = (me: SeatPosition): readonly string[] => turnOf(table({ house: 'logos', deck, ...me }, foe));

  test('the card whose Fate: hurts the opponent goes beneath', () => {
    expect(turn({ hand: ['troll', 'strug', 'mother'], line: ['mother'], beside: ['the-early-bird'] })).toEqual(
      expect.arrayContaining(['beside the-early-bird', 'strug']),
    );
  });

  test('of two that may be activated, the one that comes true sooner', () => {
    const beside = ['forge-ahead-with-confidence', 'it-only-gets-worse', 'the-early-bird', 'fate-laughs-at-your-plans'];
    const done = turn({ hand: ['strug'], beside });
    expect(done.filter((one) => one.startsWith('beside'))).toEqual(['beside the-early-bird']);
  });

  test('a good card of a later turn is kept rather than put beneath for nothing', () => {
    expect(turn({ hand: ['troll'], beside: ['the-early-bird'] })).toEqual(['end']);
  });

  test('what would be thrown away goes beneath', () => {
    const me = { house: 'brobnar', hand: ['blood-of-titans'], deck } as const;
    expect(turnOf(table(me))[0]).toBe('discard blood-of-titans');
    expect(turnOf(table({ ...me, beside: ['the-early-bird'] }))[0]).toBe('beside the-early-bird');
  });

  test('creatures are looked at as the turn of the opponent finds them', () => {
    const line = [
      { id: 'valdr', exhausted: true },
      { id: 'valdr', exhausted: true },
    ];
    expect(turn({ hand: ['thunk'], line, beside: ['overreach'] })).toContain('beside overreach');
  });
});
