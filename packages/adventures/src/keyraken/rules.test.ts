// Each paragraph of the rules of the Keyraken, as it is played with its own cards.

import type { DeckList } from '@vaultsong/engine';
import { answer, deal, gameEndOf, legal, returns, SetupError, whyNot } from '@vaultsong/engine';
import { topicOf } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { difficulties, drawsOf, keyraken, keyrakenDeck, keyrakenPrograms, tideSides } from '../index.ts';
import { against, drawn, keyrakenId } from '../testing/game.ts';

const deck = (name: string): DeckList => ({
  name,
  houses: ['brobnar'],
  cards: Array.from({ length: 36 }, (_, i) => ({ name: `grunt-${(i % 9) + 1}` })),
});
const decks = (n: number): readonly DeckList[] => Array.from({ length: n }, (_, i) => deck(`deck ${i}`));

describe('setup', () => {
  it.each([1, 2, 3])(
    'for %i players: the Keyraken ready in play, the tide low, 45 cards in its deck [rule keyraken-setup]',
    (n) => {
      const s = deal(keyraken({ decks: decks(n), seed: 5 }));
      expect(s.players).toHaveLength(n + 1);
      expect(s.adventure).toMatchObject({ automaton: n, advances: 0 });
      expect(s.tide).toBe('low');
      expect(s.bodies[s.adventure?.adversary ?? 0]).toMatchObject({ controller: n, exhausted: false, damage: 0 });
      expect(s.players[n]).toMatchObject({ aember: 0, hand: [], archives: [], discard: [] });
      expect(s.players[n]?.deck).toHaveLength(45);
      expect(s.players.slice(0, n).map((p) => [p.hand.length, p.deck.length])).toEqual(
        Array.from({ length: n }, () => [6, 30]),
      );
    },
  );

  it('each player may take a mulligan once, the Keyraken none [rule keyraken-setup]', () => {
    const s = deal(keyraken({ decks: decks(2), seed: 5, first: 1 }));
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 1 });
    answer(
      s,
      legal(s).findIndex((option) => option.pick === 'yes'),
    );
    expect(s.players[1]?.hand).toHaveLength(5);
    expect(s.ask).toMatchObject({ kind: 'mulligan', player: 0 });
    answer(
      s,
      legal(s).findIndex((option) => option.pick === 'no'),
    );
    expect(s.ask?.kind).not.toBe('mulligan');
  });

  it('is for 1 to 3 players and of three difficulties', () => {
    expect(() => keyraken({ decks: [], seed: 1 })).toThrow(SetupError);
    expect(() => keyraken({ decks: decks(4), seed: 1 })).toThrow('1 to 3 players, not 4');
    expect(() => keyraken({ decks: decks(1), seed: 1, difficulty: 'mad' as 'hard' })).toThrow(
      'easy, normal, hard, not mad',
    );
    expect(keyraken({ decks: decks(1), seed: 1, edition: 'cota-1.0', first: 0 })).toEqual({
      decks: [...decks(1), keyrakenDeck],
      seed: 1,
      edition: 'cota-1.0',
      first: 0,
      adventure: { program: keyrakenPrograms.normal, adversary: keyrakenId },
    });
  });
});

describe('turns', () => {
  it('each player is followed by the Keyraken, in an order that does not change [rule keyraken-turn-order]', () => {
    const t = against({ mates: [{ houses: ['logos'] }, { houses: ['dis'] }] });
    t.me.end();
    t.mates[0]?.end();
    t.mates[1]?.end();
    t.expect({ active: 'me', foe: { aember: 3 } });
    expect(t.events.flatMap((e) => (e.type === 'turnBegan' ? [e.player] : []))).toEqual([3, 1, 3, 2, 3, 0]);
  });

  it('the players choose the order when hands are drawn and mulligans are done [rule keyraken-turn-order, rule keyraken-setup]', () => {
    const s = deal(keyraken({ decks: decks(2), difficulty: 'easy', seed: 1 }));
    expect(s.players.slice(0, 2).map((p) => p.hand.length)).toEqual([6, 6]);
    expect(s.ask?.kind).toBe('mulligan');
    answer(s, 1);
    expect(s.ask?.kind).toBe('mulligan');
    answer(s, 1);
    expect(s.ask).toMatchObject({ kind: 'turn-order', options: [{ seat: 0 }, { seat: 1 }] });
    answer(s, 1);
    expect(s.ask).toMatchObject({ kind: 'house', player: 1 });
  });

  it('there is no first-turn rule [rule keyraken-first-turn]', () => {
    const t = against({ turn: 1, me: { hand: ['grunt-1', 'grunt-2', 'mine'] } });
    t.me.play('grunt-1').play('grunt-2').play('mine');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'grunt-1', exhausted: true },
          { id: 'grunt-2', exhausted: true },
        ],
      },
    });
  });

  it.each(difficulties)('at difficulty %s it draws 1, 2 or 3 cards [rule keyraken-difficulty]', (difficulty) => {
    const t = against({ difficulty, foe: { deck: Array.from({ length: 5 }, () => 'rotk-shield-arm') } });
    t.me.end();
    const { length } = t.state.players[1]?.line ?? [];
    expect(length).toBe({ easy: 1, normal: 2, hard: 3 }[difficulty]);
    expect(length).toBe(drawsOf[difficulty]);
  });
});

describe('advancing', () => {
  it.each([
    [1, 'low', 3],
    [2, 'low', 6],
    [3, 'low', 9],
    [1, 'high', 6],
    [2, 'high', 12],
  ] as const)(
    'with %i players at %s tide for %i æmber, and for nothing less [rule keyraken-advance]',
    (n, tide, cost) => {
      const mates = Array.from({ length: n - 1 }, () => ({}));
      const rich = against({ tide, mates, foe: { aember: cost } });
      rich.me.end();
      rich.expect({ advances: 1, foe: { aember: 1 } });
      const poor = against({ tide, mates, foe: { aember: cost - 1 } });
      poor.me.end();
      poor.expect({ advances: 0, tide, foe: { aember: cost } });
    },
  );

  it('once in a turn, however much it has [rule keyraken-advance]', () => {
    const t = against({ foe: { aember: 20 } });
    t.me.end();
    t.expect({ advances: 1, foe: { aember: 18 } });
  });

  it('at its new cost where key costs change [rule keyraken-advance]', () => {
    const t = against({ me: { house: 'dis', artifacts: ['lash-of-broken-dreams'] }, foe: { aember: 5 } });
    t.me.action('lash-of-broken-dreams').end();
    t.expect({ advances: 0, foe: { aember: 6 } });
  });

  it('after an advance at high tide the tide falls [rule keyraken-lowering-the-tide]', () => {
    const t = against({ tide: 'high', foe: { aember: 6 } });
    t.me.end();
    t.expect({ advances: 1, tide: 'low', foe: { aember: 1 } });
  });

  it('the fourth advance loses the game for all players [rule keyraken-losing]', () => {
    const t = against({ advances: 3, mates: [{}], foe: { aember: 6 } });
    t.me.end();
    t.expect({ winner: 'foe', advances: 4 });
    expect(gameEndOf(t.state)).toBe('advances');
    expect(returns(t.state)).toEqual([-1, -1, 1]);
  });

  it('with three advances the game goes on [rule keyraken-losing]', () => {
    const t = against({ advances: 2, foe: { aember: 3 } });
    t.me.end();
    t.expect({ advances: 3, foe: { aember: 1 } });
    expect(gameEndOf(t.state)).toBe(null);
  });
});

describe('drawing and playing adventure cards', () => {
  it('first what lies in its archives, then from the deck, each played before the next is drawn [rule keyraken-draws]', () => {
    const t = against({
      difficulty: 'normal',
      foe: { archives: ['rotk-shield-arm'], deck: ['rotk-primordial', 'rotk-swift-current', 'rotk-devour-whole'] },
    });
    t.me.end();
    expect(t.events.flatMap((e) => (e.type === 'playBegan' ? [e.card.name] : []))).toEqual([
      'rotk-shield-arm',
      'rotk-primordial',
      'rotk-swift-current',
    ]);
  });

  it('what is archived in the meantime stays for its next turn [rule keyraken-archives]', () => {
    const t = against({
      tide: 'high',
      foe: {
        archives: ['rotk-beast-of-dark-legend'],
        deck: ['rotk-shield-arm', 'rotk-tenacious-arm', 'rotk-slippery-arm'],
      },
    });
    t.me.end();
    t.expect({ foe: { aember: 4, archives: ['rotk-shield-arm'], line: ['rotk-tenacious-arm'] } });
  });

  it('creatures enter exhausted on its right flank, artifacts exhausted, upgrades on the Keyraken, actions are discarded [rule keyraken-play]', () => {
    const t = against({
      difficulty: 'hard',
      foe: {
        line: [{ id: 'rotk-shield-arm', exhausted: true }],
        archives: ['rotk-race-to-the-surface'],
        deck: ['rotk-tenacious-arm', 'rotk-swift-current', 'rotk-primordial', 'rotk-shield-arm'],
      },
    });
    t.me.end();
    const exhausted = t.events.flatMap((e) => (e.type === 'ready' ? [e.card.name] : []));
    expect(exhausted).toContain('rotk-tenacious-arm');
    expect(exhausted).toContain('rotk-swift-current');
    t.expect({
      foe: {
        line: ['rotk-shield-arm', 'rotk-tenacious-arm'],
        artifacts: ['rotk-swift-current'],
        adversary: { id: keyrakenId, upgrades: ['rotk-primordial'] },
        discard: ['rotk-race-to-the-surface'],
        aember: 4,
      },
    });
  });

  it('its bonus icons are æmber for it [rule keyraken-play]', () => {
    drawn('rotk-emergence').expect({ foe: { aember: 2 } });
  });

  it('an empty deck begins anew from its discard pile, to draw and to archive [rule keyraken-draws, rule keyraken-archives]', () => {
    const t = against({ foe: { deck: [], discard: ['rotk-shield-arm'] } });
    t.me.end();
    t.expect({ foe: { line: ['rotk-shield-arm'], discard: [], aember: 1 } });
    const archived = against({
      tide: 'high',
      foe: { deck: ['rotk-beast-of-dark-legend'], discard: ['rotk-shield-arm'] },
    });
    archived.me.end();
    archived.expect({ foe: { archives: ['rotk-shield-arm'], discard: ['rotk-beast-of-dark-legend'], aember: 4 } });
    const nothing = against({ foe: { deck: [], discard: [] } });
    nothing.me.end();
    nothing.expect({ foe: { aember: 1 } });
  });

  it('what would look in its hand looks in its archives, and what would return to its hand is archived [rule keyraken-archives]', () => {
    const t = against({
      me: { house: 'dis', hand: ['mind-barb', 'fear'] },
      foe: { archives: ['rotk-primordial'], line: ['rotk-shield-arm'] },
    });
    t.me.play('mind-barb').play('fear');
    t.expect({ foe: { archives: ['rotk-shield-arm'], discard: ['rotk-primordial'], line: [] } });
  });
});

describe('using its cards', () => {
  it('the Keyraken first, then its ready creatures from left to right [rule keyraken-used]', () => {
    const t = against({
      foe: { line: ['rotk-tenacious-arm', 'rotk-shield-arm', 'rotk-slippery-arm'] },
      tide: 'high',
    });
    t.me.end();
    expect(t.events.flatMap((e) => (e.type === 'reaped' ? [e.card.name] : []))).toEqual([
      keyrakenId,
      'rotk-tenacious-arm',
      'rotk-shield-arm',
      'rotk-slippery-arm',
    ]);
    t.expect({ foe: { aember: 4, line: ['rotk-tenacious-arm', 'rotk-shield-arm', 'rotk-slippery-arm'] } });
  });

  it('its artifacts take their Action:, one after the other [rule keyraken-artifacts]', () => {
    const t = against({
      me: { aember: 5, line: ['grunt-5'] },
      foe: { artifacts: ['rotk-swift-current', 'rotk-whirlpool-eddy'], line: ['rotk-shield-arm'] },
    });
    t.me.end();
    const used = t.events.flatMap((e) => (e.type === 'acted' ? [e.card.name] : []));
    expect(used).toEqual(['rotk-swift-current', 'rotk-whirlpool-eddy']);
    t.expect({
      me: { aember: 4, line: [{ id: 'grunt-5', stunned: true, exhausted: true }] },
      foe: { aember: 2, artifacts: ['rotk-swift-current'], line: [{ id: 'rotk-shield-arm', aember: 1 }] },
    });
  });

  it('an artifact that a player gave to it takes its Omni: [rule keyraken-artifacts]', () => {
    const t = against({ me: { line: ['grunt-5'] }, foe: { artifacts: [{ id: 'key-to-dis', owner: 0 }] } });
    t.me.end();
    t.expect({ me: { line: [], discard: ['grunt-5', 'key-to-dis'] }, foe: { aember: 1, artifacts: [] } });
  });

  it('then all of them ready [rule keyraken-readies]', () => {
    const t = against({
      foe: {
        adversary: { id: keyrakenId, exhausted: true },
        line: [{ id: 'rotk-shield-arm', exhausted: true }],
        artifacts: [{ id: 'rotk-swift-current', exhausted: true }],
      },
    });
    t.me.end();
    t.expect({
      foe: { aember: 0, adversary: keyrakenId, line: ['rotk-shield-arm'], artifacts: ['rotk-swift-current'] },
    });
  });
});

describe('prey', () => {
  it('the creature fights what its prey describes, of the active player only [rule keyraken-prey]', () => {
    const t = against({
      me: { line: ['grunt-2', 'grunt-4'] },
      mates: [{ line: ['grunt-9'] }],
      foe: { line: ['rotk-lashing-tentacle'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['grunt-2', { id: 'grunt-4', damage: 3 }] },
      mates: [{ line: ['grunt-9'] }],
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
  });

  it('where several are eligible the player chooses [rule keyraken-prey]', () => {
    const t = against({ me: { line: ['grunt-4', 'sage-4'] }, foe: { line: ['rotk-lashing-tentacle'] } });
    t.me.end();
    expect(t.state.ask).toMatchObject({ player: 0, kind: 'cards' });
    expect(t.state.ask === null ? null : topicOf(t.state.ask)).toBe('prey');
    t.me.choose('sage-4');
    t.expect({
      me: { line: ['grunt-4', { id: 'sage-4', damage: 3 }] },
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
  });

  it('without an eligible creature it reaps [rule keyraken-prey]', () => {
    const t = against({ foe: { line: ['rotk-lashing-tentacle'] } });
    t.me.end();
    t.expect({ foe: { aember: 2, line: ['rotk-lashing-tentacle'] } });
  });

  it('a neighbor with taunt is fought instead of a creature without [rule keyraken-taunt]', () => {
    const t = against({ me: { line: ['guard-4', 'grunt-9'] }, foe: { line: ['rotk-lashing-tentacle'] } });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'guard-4', damage: 3 }, 'grunt-9'] },
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
  });

  it('a prey with taunt itself is fought, and a creature with taunt elsewhere protects nobody [rule keyraken-taunt]', () => {
    const own = against({ me: { line: ['guard-4', 'guard-5'] }, foe: { line: ['rotk-lashing-tentacle'] } });
    own.me.end();
    own.expect({
      me: { line: ['guard-4', { id: 'guard-5', damage: 3 }] },
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
    const far = against({ me: { line: ['guard-4', 'grunt-1', 'grunt-9'] }, foe: { line: ['rotk-lashing-tentacle'] } });
    far.me.end();
    far.expect({
      me: { line: ['guard-4', 'grunt-1', { id: 'grunt-9', damage: 3 }] },
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
  });

  it('enraged without prey it fights the least powerful creature, once [rule keyraken-enrage]', () => {
    const t = against({
      me: { line: ['grunt-5', 'grunt-1'] },
      foe: { line: [{ id: 'rotk-shield-arm', enraged: true }] },
    });
    t.me.end();
    t.expect({ me: { line: ['grunt-5'] }, foe: { aember: 1, line: ['rotk-shield-arm'] } });
  });

  it('enraged with prey of its own it keeps to that [rule keyraken-enrage]', () => {
    const t = against({
      me: { line: ['grunt-5', 'grunt-1'] },
      foe: { line: [{ id: 'rotk-lashing-tentacle', enraged: true }] },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'grunt-5', damage: 3 }, 'grunt-1'] },
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
  });
});

describe('the Keyraken', () => {
  it.each([1, 2, 3])('with %i players it has 30 power for each [rule keyraken-power, rule keyraken-winning]', (n) => {
    const t = against({
      me: { keys: 3, line: ['grunt-1'] },
      mates: Array.from({ length: n - 1 }, () => ({})),
      foe: { adversary: { id: keyrakenId, damage: 30 * n - 1 } },
    });
    expect(t.state.winner).toBeNull();
    t.me.fight('grunt-1', keyrakenId);
    t.expect({ winner: 'me', me: { line: [{ id: 'grunt-1', exhausted: true, damage: 3 }] } });
    expect(gameEndOf(t.state)).toBe('adversary');
    expect(returns(t.state)).toEqual([...Array.from({ length: n }, () => 1), -1]);
  });

  it.each([
    [0, 6],
    [1, 4],
    [2, 2],
    [3, 0],
  ])(
    'with %i keys of the active player it has %i armor, whatever teammates have [rule keyraken-armor]',
    (keys, armor) => {
      const t = against({ me: { keys, line: ['grunt-9'] }, mates: [{ keys: 3 }] });
      t.me.fight('grunt-9', keyrakenId);
      t.expect({
        me: { line: [{ id: 'grunt-9', damage: 3, exhausted: true }] },
        foe: { adversary: { id: keyrakenId, damage: 9 - armor } },
      });
    },
  );

  it('its armor holds once in a turn [rule keyraken-armor]', () => {
    const t = against({ me: { line: ['grunt-4', 'grunt-5'] } });
    t.me.fight('grunt-4', keyrakenId).fight('grunt-5', keyrakenId);
    t.expect({
      me: {
        line: [
          { id: 'grunt-4', damage: 3, exhausted: true },
          { id: 'grunt-5', damage: 3, exhausted: true },
        ],
      },
      foe: { adversary: { id: keyrakenId, damage: 3 } },
    });
  });

  it('a creature may fight it or one of its creatures, and it deals 3 [rule keyraken-fights]', () => {
    const t = against({ me: { line: ['grunt-3', 'grunt-7'] }, foe: { line: ['rotk-tenacious-arm'] } });
    t.me.fight('grunt-3', keyrakenId).fight('grunt-7', 'rotk-tenacious-arm');
    t.expect({
      me: { line: [{ id: 'grunt-7', damage: 3, exhausted: true }] },
      foe: { line: [], adversary: { id: keyrakenId, damage: 3 } },
    });
  });

  it('is fought past a creature with taunt [rule keyraken-not-a-creature]', () => {
    const t = against({ me: { line: ['grunt-9'] }, foe: { line: ['rotk-shield-arm'] } });
    t.me.fight('grunt-9', keyrakenId);
    t.expect({
      me: { line: [{ id: 'grunt-9', damage: 3, exhausted: true }] },
      foe: { line: ['rotk-shield-arm'], adversary: { id: keyrakenId, damage: 3 } },
    });
  });

  it('no effect on creatures affects it, and no upgrade goes on it [rule keyraken-not-a-creature]', () => {
    const t = against({
      me: { house: 'dis', hand: ['gateway-to-dis', 'flame-wreathed'], line: ['grunt-1'] },
      foe: { line: ['rotk-shield-arm'] },
    });
    t.me.play('gateway-to-dis');
    t.me.cannot('play', 'flame-wreathed', 'no-host');
    t.expect({ me: { line: [] }, foe: { line: [], adversary: { id: keyrakenId, damage: 3 } } });
  });

  it('is no neighbor and on no flank', () => {
    const t = against({ foe: { line: ['rotk-shield-arm'] } });
    const { adversary } = t.state.adventure ?? { adversary: -1 };
    expect(t.state.players[1]?.line).not.toContain(adversary);
    const ref = t.state.cards[adversary]?.ref;
    expect(ref === undefined ? null : whyNot(t.state, ref, 'reap')).toEqual({ rule: 'not-your-turn' });
  });
});

describe('keys', () => {
  it('a third key does not win, there is no fourth, and each lowers the armor [rule keyraken-forging]', () => {
    const t = against({ me: { keys: 2, aember: 12, houses: ['brobnar'] } });
    t.me.end();
    t.expect({ me: { keys: 3, aember: 6 }, foe: { aember: 1 } });
    t.me.end();
    t.expect({ me: { keys: 3, aember: 6 }, foe: { aember: 2 } });
  });
});

describe('the team', () => {
  it('teammates’ creatures are neither friendly nor enemy, but in play [rule keyraken-teammates]', () => {
    const t = against({
      me: { hand: ['punch', 'warsong'], line: ['grunt-5'] },
      mates: [{ line: ['grunt-4'] }],
    });
    expect(whyNotFight(t)).toBe(true);
    t.me.play('punch').choose('grunt-4');
    t.expect({ me: { aember: 1, line: ['grunt-5'] }, mates: [{ line: [{ id: 'grunt-4', damage: 3 }] }] });
  });

  it('the Keyraken is the opponent, and "each player" means it too [rule keyraken-opponent]', () => {
    const t = against({
      me: { house: 'shadows', aember: 0, hand: ['urchin'] },
      mates: [{ aember: 4 }],
      foe: { aember: 2 },
    });
    t.me.play('urchin');
    t.expect({
      me: { aember: 1, line: [{ id: 'urchin', exhausted: true }] },
      mates: [{ aember: 4 }],
      foe: { aember: 1 },
    });
  });

  it('"you" on its cards is the active player [rule keyraken-opponent]', () => {
    const t = drawn('rotk-crimson-churning', { me: { line: ['grunt-5'] }, mates: [{ line: ['grunt-5'] }] });
    t.expect({ me: { line: [{ id: 'grunt-5', damage: 1 }] }, mates: [{ line: ['grunt-5'] }], foe: { aember: 2 } });
  });
});

describe('the tide', () => {
  it('is high or low for all, and not raised or lowered twice [rule keyraken-tide]', () => {
    const t = against({ tide: 'low', foe: { aember: 3 } });
    t.me.end();
    expect(t.events.some((e) => e.type === 'tide')).toBe(false);
    t.expect({ tide: 'low', advances: 1, foe: { aember: 1 } });
    expect([tideSides.low.advanceCost, tideSides.high.advanceCost]).toEqual([3, 6]);
  });

  it('the team raises it for 2 æmber a player, shared as it likes, in the turn of any player [rule keyraken-raising-the-tide]', () => {
    const t = against({ me: { aember: 1 }, mates: [{ aember: 5 }] });
    t.me.raiseTide();
    t.me.choose(0);
    t.expect({ tide: 'high', me: { aember: 1 }, mates: [{ aember: 1 }] });
    t.me.end();
    t.expect({ tide: 'high', active: 'mate1', me: { aember: 1 }, mates: [{ aember: 1 }], foe: { aember: 1 } });
  });

  it('is not raised while it is high, nor without enough æmber [rule keyraken-raising-the-tide]', () => {
    expect(against({ tide: 'high', me: { aember: 2 } }).options()).toEqual(['end']);
    expect(against({ me: { aember: 1 } }).options()).toEqual(['end']);
    expect(against({ me: { aember: 1 }, mates: [{ aember: 3 }] }).options()).toEqual(['raise-tide', 'end']);
  });

  it('falls when an artifact of the Keyraken is spent [rule keyraken-lowering-the-tide]', () => {
    const t = against({ tide: 'high', foe: { artifacts: ['rotk-swift-current'] } });
    t.me.end();
    t.expect({ tide: 'low', foe: { artifacts: [], aember: 1 } });
  });
});

/** A creature of the player can attack the Keyraken, so that fighting is no question of targets. */
const whyNotFight = (t: ReturnType<typeof against>): boolean =>
  t.options().includes('fight grunt-5') && !t.options().includes('fight grunt-4');
