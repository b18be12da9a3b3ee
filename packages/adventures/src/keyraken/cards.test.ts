// Each card of the adventure: what it does at low and at high tide, with nothing to choose, and at its bounds.
import { definition } from '@vaultsong/engine';
import { sayAsk } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { adventureCards, keyrakenDeck } from '../index.ts';
import { against, drawn, keyrakenId } from '../testing/game.ts';

/** As it lies at the end of a turn of the Keyraken: it has reaped once. */
const reaped = { foe: { aember: 1 } };

describe('the adventure deck', () => {
  it('has 45 cards of 26 kinds: 12 creatures, 24 actions, 6 artifacts, 3 upgrades', () => {
    expect(keyrakenDeck.cards).toHaveLength(45);
    const types = keyrakenDeck.cards.map(({ name }) => definition(name).type);
    const count = (type: string): number => types.filter((other) => other === type).length;
    expect([count('creature'), count('action'), count('artifact'), count('upgrade')]).toEqual([12, 24, 6, 3]);
    expect(new Set(keyrakenDeck.cards.map(({ name }) => name))).toEqual(new Set(adventureCards.map(({ id }) => id)));
    expect(adventureCards).toHaveLength(26);
  });

  it('belongs to House Keyraken', () => {
    expect(new Set(adventureCards.map(({ house }) => house))).toEqual(new Set(['keyraken']));
  });
});

describe('arms and tentacles', () => {
  it.each(['crushing-arm', 'grappling-tentacle', 'lashing-tentacle', 'slippery-arm', 'tenacious-arm'])(
    '%s: when it is destroyed the Keyraken is dealt 3 damage, past its armor',
    (name) => {
      const id = `rotk-${name}`;
      const t = against({ me: { hand: ['punch'] }, foe: { line: [{ id, damage: definition(id).power - 1 }] } });
      t.me.play('punch').choose(id);
      t.expect({ foe: { adversary: { id: keyrakenId, damage: 3 }, discard: [id] } });
    },
  );

  it('Shield Arm destroyed: 3 damage to the Keyraken too', () => {
    const t = against({ me: { hand: ['punch', 'punch'] }, foe: { line: [{ id: 'rotk-shield-arm', damage: 4 }] } });
    t.me.play('punch').play('punch');
    t.expect({ foe: { adversary: { id: keyrakenId, damage: 3 }, line: [] } });
  });

  it('Crushing Arm fights the least powerful flank creature', () => {
    const t = against({ me: { line: ['grunt-5', 'grunt-1', 'grunt-4'] }, foe: { line: ['rotk-crushing-arm'] } });
    t.me.end();
    t.expect({
      me: { line: ['grunt-5', 'grunt-1'] },
      foe: { aember: 1, line: [{ id: 'rotk-crushing-arm', damage: 4 }] },
    });
  });

  it('Grappling Tentacle fights the most powerful creature that is not on a flank, and else reaps', () => {
    const t = against({
      me: { line: ['grunt-9', 'grunt-2', 'grunt-3', 'grunt-9'] },
      foe: { line: ['rotk-grappling-tentacle'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['grunt-9', 'grunt-2', 'grunt-9'] },
      foe: { aember: 1, line: [{ id: 'rotk-grappling-tentacle', damage: 3 }] },
    });
    const none = against({ me: { line: ['grunt-9', 'grunt-2'] }, foe: { line: ['rotk-grappling-tentacle'] } });
    none.me.end();
    none.expect({ me: { line: ['grunt-9', 'grunt-2'] }, foe: { aember: 2, line: ['rotk-grappling-tentacle'] } });
  });

  it.each([
    ['low', 6],
    ['high', 3],
  ] as const)('Grappling Tentacle captures at %s tide %i of your æmber', (tide, amount) => {
    const t = drawn('rotk-grappling-tentacle', {
      tide,
      me: { aember: 8, house: 'brobnar' },
      foe: { deck: ['rotk-grappling-tentacle'] },
    });
    const line = [{ id: 'rotk-grappling-tentacle', aember: amount }];
    // What is left may be enough for a key.
    const keys = 8 - amount >= 6 ? 1 : 0;
    t.expect({ me: { aember: 8 - amount - 6 * keys }, foe: { line, aember: 1 } });
  });

  it('Grappling Tentacle captures what there is', () => {
    const t = drawn('rotk-grappling-tentacle', { me: { aember: 2 } });
    t.expect({ me: { aember: 0 }, foe: { line: [{ id: 'rotk-grappling-tentacle', aember: 2 }], aember: 1 } });
  });

  it('Lashing Tentacle fights the most powerful creature and takes no damage', () => {
    const t = against({ me: { line: ['grunt-2', 'grunt-9'] }, foe: { line: ['rotk-lashing-tentacle'] } });
    t.me.end();
    t.expect({
      me: { line: ['grunt-2', { id: 'grunt-9', damage: 3 }] },
      foe: { aember: 1, line: ['rotk-lashing-tentacle'] },
    });
  });

  it('Shield Arm protects its neighbors and reaps', () => {
    const t = against({
      me: { line: ['grunt-5'] },
      foe: { line: ['rotk-tenacious-arm', 'rotk-shield-arm'] },
    });
    t.me.fight('grunt-5', 'rotk-shield-arm');
    t.expect({
      me: { line: [] },
      foe: { line: ['rotk-tenacious-arm', { id: 'rotk-shield-arm', damage: 2 }] },
    });
  });

  it('Slippery Arm archives a card when it reaps at low tide, none at high tide', () => {
    for (const tide of ['low', 'high'] as const) {
      const t = against({ tide, foe: { line: ['rotk-slippery-arm'], deck: ['rotk-shield-arm', 'rotk-primordial'] } });
      t.me.end();
      t.expect({
        foe: {
          line: ['rotk-slippery-arm', 'rotk-shield-arm'],
          archives: tide === 'low' ? ['rotk-primordial'] : [],
          aember: 2,
        },
      });
    }
  });

  it('Slippery Arm is elusive', () => {
    const t = against({ me: { line: ['grunt-5'] }, foe: { line: ['rotk-slippery-arm'] } });
    t.me.fight('grunt-5', 'rotk-slippery-arm');
    t.expect({ me: { line: [{ id: 'grunt-5', exhausted: true }] }, foe: { line: ['rotk-slippery-arm'] } });
  });

  it('Tenacious Arm steals 1 when it reaps, where there is one', () => {
    const t = against({ me: { aember: 2 }, foe: { line: ['rotk-tenacious-arm'] } });
    t.me.end();
    t.expect({ me: { aember: 1 }, foe: { aember: 3, line: ['rotk-tenacious-arm'] } });
    const poor = against({ foe: { line: ['rotk-tenacious-arm'] } });
    poor.me.end();
    poor.expect({ foe: { aember: 2, line: ['rotk-tenacious-arm'] } });
  });
});

describe('actions that archive a card at high tide', () => {
  const rest = ['rotk-shield-arm', 'rotk-primordial'];

  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Beast of Dark Legend at %s tide: 1 æmber for each unforged key', (tide, archives) => {
    const t = drawn('rotk-beast-of-dark-legend', {
      tide,
      me: { keys: 1 },
      foe: { deck: ['rotk-beast-of-dark-legend', ...rest] },
    });
    t.expect({ me: { keys: 1 }, foe: { aember: 3, archives } });
  });

  it('Beast of Dark Legend gains nothing where all keys are forged', () => {
    drawn('rotk-beast-of-dark-legend', { me: { keys: 3 } }).expect(reaped);
  });

  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Crimson Churning at %s tide: 1 damage to each of your creatures', (tide, archives) => {
    const t = drawn('rotk-crimson-churning', {
      tide,
      me: { line: ['grunt-1', 'grunt-3'] },
      mates: [{ line: ['grunt-3'] }],
      foe: { deck: ['rotk-crimson-churning', ...rest], line: [{ id: 'rotk-shield-arm', exhausted: true }] },
    });
    t.expect({
      me: { line: [{ id: 'grunt-3', damage: 1 }] },
      mates: [{ line: ['grunt-3'] }],
      foe: { aember: 2, archives, line: ['rotk-shield-arm'] },
    });
  });

  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Left in Its Wake at %s tide: exhausts the strongest and those of its house', (tide, archives) => {
    const t = drawn('rotk-left-in-its-wake', {
      tide,
      me: { line: ['grunt-1', 'grunt-9', 'sage-5'] },
      foe: { deck: ['rotk-left-in-its-wake', ...rest] },
    });
    t.expect({
      me: { line: [{ id: 'grunt-1', exhausted: true }, { id: 'grunt-9', exhausted: true }, 'sage-5'] },
      foe: { aember: 2, archives },
    });
  });

  it('Left in Its Wake lets the player choose among the strongest, and does nothing without creatures', () => {
    const t = drawn('rotk-left-in-its-wake', { me: { line: ['grunt-5', 'sage-5'] } });
    t.me.choose('sage-5');
    t.expect({ me: { line: ['grunt-5', { id: 'sage-5', exhausted: true }] }, foe: { aember: 2 } });
    drawn('rotk-left-in-its-wake').expect({ foe: { aember: 2 } });
  });

  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('The Evil in the Ranks at %s tide: 3 damage to your flank creatures', (tide, archives) => {
    const t = drawn('rotk-the-evil-in-the-ranks', {
      tide,
      me: { line: ['grunt-3', 'grunt-4', 'grunt-5'] },
      foe: { deck: ['rotk-the-evil-in-the-ranks', ...rest] },
    });
    t.expect({ me: { line: ['grunt-4', { id: 'grunt-5', damage: 3 }] }, foe: { aember: 1, archives } });
  });

  it.each([
    ['low', []],
    ['high', ['rotk-shield-arm']],
  ] as const)('Tide Down at %s tide: a creature of yours goes under your deck', (tide, archives) => {
    const t = drawn('rotk-tide-down', {
      tide,
      me: { line: ['grunt-3', 'grunt-4'], deck: ['mine'], hand: ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'] },
      foe: { deck: ['rotk-tide-down', ...rest] },
    });
    t.me.choose('grunt-3');
    t.expect({ me: { line: ['grunt-4'], deck: ['mine', 'grunt-3'] }, foe: { aember: 2, archives } });
  });

  it('Tide Down does nothing without creatures', () => {
    drawn('rotk-tide-down').expect({ foe: { aember: 2 } });
  });
});

describe('actions instead of which the tide may be lowered', () => {
  const lowered = { tide: 'low' as const };

  it('at low tide nothing is offered, at high tide the player may lower it instead', () => {
    const low = drawn('rotk-drag-to-your-doom', { me: { line: ['grunt-3', 'grunt-4'] } });
    low.expect({ me: { line: ['grunt-3'], purged: ['grunt-4'] }, ...reaped });
    const high = drawn('rotk-drag-to-your-doom', { tide: 'high', me: { line: ['grunt-3', 'grunt-4'] } });
    expect(high.state.ask === null ? '' : sayAsk(high.state.ask)).toBe('Drag to Your Doom: lower the tide?');
    expect(high.state.ask).toMatchObject({ kind: 'may', player: 0 });
    high.me.yes();
    high.expect({ me: { line: ['grunt-3', 'grunt-4'] }, ...reaped, ...lowered });
  });

  it('Drag to Your Doom purges the strongest where the player declines, one that the player chooses among several', () => {
    const t = drawn('rotk-drag-to-your-doom', { tide: 'high', me: { line: ['grunt-4', 'sage-4'] } });
    t.me.no().choose('sage-4');
    t.expect({ tide: 'high', me: { line: ['grunt-4'], purged: ['sage-4'] }, ...reaped });
    drawn('rotk-drag-to-your-doom').expect(reaped);
  });

  it('Into the Abyss: discard the hand and draw 4', () => {
    const hand = ['grunt-1', 'grunt-2', 'grunt-3', 'grunt-4', 'grunt-5', 'grunt-6'];
    const deck = ['mine', 'mine', 'mine', 'mine', 'sage-1'];
    const t = drawn('rotk-into-the-abyss', { me: { hand, deck } });
    t.expect({ me: { hand: ['mine', 'mine', 'mine', 'mine'], deck: ['sage-1'] }, foe: { aember: 2 } });
    const high = drawn('rotk-into-the-abyss', { tide: 'high', me: { hand, deck } });
    high.me.yes();
    high.expect({ me: { hand, deck }, foe: { aember: 2 }, ...lowered });
  });

  it('Tidal Trouble stuns the strongest and every creature of its house, teammates among them', () => {
    const stunned = (id: string) => ({ id, stunned: true });
    const scene = { me: { line: ['grunt-1', 'grunt-9', 'sage-5'] }, mates: [{ line: ['grunt-2', 'sage-2'] }] };
    const t = drawn('rotk-tidal-trouble', scene);
    t.expect({
      me: { line: [stunned('grunt-1'), stunned('grunt-9'), 'sage-5'] },
      mates: [{ line: [stunned('grunt-2'), 'sage-2'] }],
      foe: { aember: 2 },
    });
    const high = drawn('rotk-tidal-trouble', { ...scene, tide: 'high' });
    high.me.yes();
    high.expect({ ...scene, foe: { aember: 2 }, ...lowered });
  });

  it('Zealot’s Revelation shuffles the discard pile into the deck and archives 3', () => {
    const discard = ['rotk-shield-arm', 'rotk-shield-arm', 'rotk-shield-arm'];
    const t = drawn('rotk-zealots-revelation', { foe: { deck: ['rotk-zealots-revelation'], discard } });
    t.expect({ foe: { aember: 1, archives: discard, discard: ['rotk-zealots-revelation'], deck: [] } });
    const high = drawn('rotk-zealots-revelation', {
      tide: 'high',
      foe: { deck: ['rotk-zealots-revelation'], discard },
    });
    high.me.yes();
    high.expect({ foe: { aember: 1, archives: [], discard: ['rotk-zealots-revelation', ...discard] }, ...lowered });
  });
});

describe('other actions', () => {
  it.each([
    [['grunt-1', 'grunt-2', 'sage-1'], 2],
    [['grunt-1', 'sage-1', 'grunt-2'], 0],
    [['grunt-1', 'grunt-2', 'grunt-3', 'grunt-4', 'grunt-5'], 4],
    [[], 0],
  ])('Behold Its Grandeur: of %j, %i share a house with a neighbor, 4 at most', (line, amount) => {
    drawn('rotk-behold-its-grandeur', { me: { line } }).expect({ me: { line }, foe: { aember: amount + 1 } });
  });

  it('Defend the Keyraken! wards it and each of its creatures', () => {
    const t = drawn('rotk-defend-the-keyraken', {
      me: { line: ['grunt-1'] },
      foe: { deck: ['rotk-defend-the-keyraken'], line: ['rotk-shield-arm'] },
    });
    t.expect({
      me: { line: ['grunt-1'] },
      foe: {
        aember: 3,
        adversary: { id: keyrakenId, warded: true },
        line: [{ id: 'rotk-shield-arm', warded: true }],
      },
    });
    t.me.fight('grunt-1', keyrakenId);
    t.expect({ me: { line: [] }, foe: { adversary: keyrakenId, line: [{ id: 'rotk-shield-arm', warded: true }] } });
  });

  it('Devour Whole: the Keyraken fights the weakest, readies, and fights again when it is used', () => {
    const t = drawn('rotk-devour-whole', { me: { line: ['grunt-9', 'grunt-2', 'grunt-3'] } });
    t.expect({ me: { line: ['grunt-9'] }, foe: { aember: 0, adversary: keyrakenId } });
    const strong = drawn('rotk-devour-whole', { me: { line: ['grunt-9'] } });
    strong.expect({ me: { line: [{ id: 'grunt-9', damage: 6 }] }, foe: { aember: 0, adversary: keyrakenId } });
  });

  it('Devour Whole without prey: it reaps, and the effect ends with the turn', () => {
    const t = drawn('rotk-devour-whole');
    t.expect({ foe: { aember: 1, adversary: keyrakenId } });
    expect(t.state.lasting).toEqual([]);
  });

  it('Emergence destroys an artifact of yours and exhausts 3 creatures, or as many as there are', () => {
    const t = drawn('rotk-emergence', {
      me: {
        line: ['grunt-1', 'grunt-2', 'grunt-3', 'grunt-4'],
        artifacts: ['gauntlet-of-command', 'dominator-bauble'],
      },
    });
    t.me.choose('gauntlet-of-command', 'grunt-1', 'grunt-3', 'grunt-4');
    const out = (id: string) => ({ id, exhausted: true });
    t.expect({
      me: { artifacts: ['dominator-bauble'], line: [out('grunt-1'), 'grunt-2', out('grunt-3'), out('grunt-4')] },
      foe: { aember: 2 },
    });
    const few = drawn('rotk-emergence', { me: { line: ['grunt-1'] } });
    few.expect({ me: { line: [out('grunt-1')] }, foe: { aember: 2 } });
  });

  it.each([
    ['low', 4, 0],
    ['high', 10, 3],
  ] as const)(
    'Preternatural Will at %s tide: %i damage is left on the Keyraken, you have %i chains',
    (tide, damage, chains) => {
      const t = drawn('rotk-preternatural-will', {
        tide,
        foe: { deck: ['rotk-preternatural-will'], adversary: { id: keyrakenId, damage: 10 } },
      });
      t.expect({ me: { chains }, foe: { aember: 1, adversary: { id: keyrakenId, damage } } });
    },
  );

  it('Preternatural Will heals no more than there is', () => {
    drawn('rotk-preternatural-will', {
      foe: { deck: ['rotk-preternatural-will'], adversary: { id: keyrakenId, damage: 2 } },
    }).expect({ foe: { aember: 1, adversary: keyrakenId } });
  });

  it('Race to the Surface: for each advance the Keyraken archives a card and you draw one, that of this turn counts', () => {
    const hand = ['mine', 'mine', 'mine', 'mine', 'mine', 'mine'];
    const deck = ['rotk-race-to-the-surface', 'rotk-shield-arm', 'rotk-shield-arm', 'rotk-primordial'];
    const t = drawn('rotk-race-to-the-surface', {
      advances: 1,
      me: { hand, deck: ['grunt-1', 'grunt-2', 'grunt-3'] },
      foe: { deck, aember: 3 },
    });
    t.expect({
      advances: 2,
      me: { hand: [...hand, 'grunt-1', 'grunt-2'], deck: ['grunt-3'] },
      foe: { aember: 2, archives: ['rotk-shield-arm', 'rotk-shield-arm'], deck: ['rotk-primordial'] },
    });
    const none = drawn('rotk-race-to-the-surface', { me: { hand, deck: ['grunt-1'] }, foe: { deck } });
    none.expect({ advances: 0, me: { hand }, foe: { aember: 2, archives: [] } });
  });
});

describe('artifacts', () => {
  it('Ascending Jet puts three +1 power counters on the weakest of its creatures', () => {
    const t = against({
      tide: 'high',
      foe: { artifacts: ['rotk-ascending-jet'], line: ['rotk-shield-arm', 'rotk-slippery-arm'] },
    });
    t.me.end();
    t.expect({
      tide: 'high',
      foe: {
        aember: 3,
        artifacts: ['rotk-ascending-jet'],
        line: ['rotk-shield-arm', { id: 'rotk-slippery-arm', power: 3 }],
      },
    });
  });

  it('Ascending Jet sinks and the tide falls when that creature has 9 or more power', () => {
    const t = against({ tide: 'high', foe: { artifacts: ['rotk-ascending-jet'], line: ['rotk-shield-arm'] } });
    t.me.end();
    t.expect({
      tide: 'low',
      foe: { aember: 2, artifacts: [], discard: ['rotk-ascending-jet'], line: [{ id: 'rotk-shield-arm', power: 3 }] },
    });
  });

  it('Ascending Jet does nothing without creatures; of several weakest the player chooses', () => {
    const t = against({ tide: 'high', foe: { artifacts: ['rotk-ascending-jet'] } });
    t.me.end();
    t.expect({ tide: 'high', foe: { aember: 1, artifacts: ['rotk-ascending-jet'] } });
    const two = against({
      tide: 'high',
      foe: { artifacts: ['rotk-ascending-jet'], line: ['rotk-tenacious-arm', 'rotk-slippery-arm'] },
    });
    two.me.end();
    expect(two.state.ask === null ? '' : sayAsk(two.state.ask)).toBe(
      'Ascending Jet: choose the least powerful enemy creature to put three +1 power counters on',
    );
    two.me.choose('rotk-tenacious-arm');
    two.expect({
      foe: {
        aember: 3,
        artifacts: ['rotk-ascending-jet'],
        line: [{ id: 'rotk-tenacious-arm', power: 3 }, 'rotk-slippery-arm'],
      },
    });
  });

  it('Swift Current: the strongest of its creatures captures 1, and with your last æmber it sinks', () => {
    const foe = { artifacts: ['rotk-swift-current'], line: ['rotk-shield-arm', 'rotk-slippery-arm'] };
    const rich = against({ tide: 'high', me: { aember: 2 }, foe });
    rich.me.end();
    rich.expect({
      tide: 'high',
      me: { aember: 1 },
      foe: {
        aember: 3,
        artifacts: ['rotk-swift-current'],
        line: [{ id: 'rotk-shield-arm', aember: 1 }, 'rotk-slippery-arm'],
      },
    });
    const poor = against({ tide: 'high', me: { aember: 1 }, foe });
    poor.me.end();
    poor.expect({
      tide: 'low',
      me: { aember: 0 },
      foe: { aember: 3, artifacts: [], line: [{ id: 'rotk-shield-arm', aember: 1 }, 'rotk-slippery-arm'] },
    });
    const none = against({ tide: 'high', foe: { artifacts: ['rotk-swift-current'] } });
    none.me.end();
    none.expect({ tide: 'low', foe: { aember: 1, artifacts: [] } });
  });

  it('Whirlpool Eddy stuns and exhausts a creature that is not stunned, and sinks when all are', () => {
    const foe = { artifacts: ['rotk-whirlpool-eddy'] };
    const t = against({ tide: 'high', me: { line: ['grunt-1', 'grunt-2', { id: 'grunt-3', stunned: true }] }, foe });
    t.me.end();
    expect(t.options()).toEqual(['grunt-1', 'grunt-2']);
    t.me.choose('grunt-2');
    const out = { id: 'grunt-2', stunned: true, exhausted: true };
    t.expect({
      tide: 'high',
      me: { line: ['grunt-1', out, { id: 'grunt-3', stunned: true }] },
      foe: { aember: 1, artifacts: ['rotk-whirlpool-eddy'] },
    });
    const last = against({ tide: 'high', me: { line: ['grunt-2'] }, foe });
    last.me.end();
    last.expect({ tide: 'low', me: { line: [out] }, foe: { aember: 1, artifacts: [] } });
    const none = against({ tide: 'high', foe });
    none.me.end();
    none.expect({ tide: 'low', foe: { aember: 1, artifacts: [] } });
  });

  it('their bonus icons give it æmber when they are played', () => {
    drawn('rotk-swift-current').expect({ foe: { aember: 3, artifacts: ['rotk-swift-current'] } });
    drawn('rotk-whirlpool-eddy').expect({ foe: { aember: 2, artifacts: ['rotk-whirlpool-eddy'] } });
    drawn('rotk-ascending-jet').expect({ foe: { aember: 1, artifacts: ['rotk-ascending-jet'] } });
  });
});

describe('upgrades', () => {
  it('Primordial: when the Keyraken reaps it archives a card', () => {
    const t = drawn('rotk-primordial', { foe: { deck: ['rotk-primordial', 'rotk-shield-arm'] } });
    t.expect({
      foe: { aember: 1, archives: ['rotk-shield-arm'], adversary: { id: keyrakenId, upgrades: ['rotk-primordial'] } },
    });
  });

  it('Primordial is destroyed after a player forges a key', () => {
    const t = against({
      me: { aember: 6, house: 'brobnar' },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-primordial'] } },
    });
    t.me.end();
    t.expect({ me: { keys: 1 }, foe: { aember: 1, adversary: keyrakenId, discard: ['rotk-primordial'] } });
  });

  it('Titanic Maw: the Keyraken fights the strongest, without damage, and hurts its neighbors', () => {
    const t = against({
      me: { line: ['grunt-4', 'grunt-9', 'grunt-2', 'grunt-5'] },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'grunt-4', damage: 3 }, { id: 'grunt-9', damage: 3 }, 'grunt-5'] },
      foe: { aember: 0, adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
  });

  it('Titanic Maw hurts the neighbors of a creature that it destroys too', () => {
    const t = against({
      me: { line: ['grunt-2', { id: 'grunt-9', damage: 7 }, 'grunt-4'] },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
    t.me.end();
    t.expect({
      me: { line: [{ id: 'grunt-4', damage: 3 }] },
      foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } },
    });
  });

  it('Titanic Maw is destroyed at the end of its turn if you control no creatures', () => {
    const t = against({ foe: { adversary: { id: keyrakenId, upgrades: ['rotk-titanic-maw'] } } });
    t.me.end();
    t.expect({ foe: { aember: 1, adversary: keyrakenId, discard: ['rotk-titanic-maw'] } });
  });
});
