// Meaning of the cards of Call of the Archons in a team: "each", "a creature" and "any player" are everybody's, "friendly"
// is the player's own, "enemy" and "opponent" are the Keyraken.
// R: Keyraken, "Team play" and "Reading adventure cards".
import { sayAsk } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { against, keyrakenId } from '../testing/game.ts';

const spent = { exhausted: true };

describe('each creature', () => {
  it('Pandemonium: those of teammates capture from the Keyraken, those of the Keyraken from the active player [rule keyraken-teammates, rule keyraken-opponent]', () => {
    const t = against({
      me: { house: 'dis', hand: ['pandemonium'], aember: 3, line: ['grunt-5', { id: 'grunt-6', damage: 1 }] },
      mates: [{ aember: 3, line: ['grunt-4'] }, { aember: 3 }],
      foe: { aember: 5, line: ['rotk-shield-arm', 'rotk-slippery-arm'] },
    });
    t.me.play('pandemonium');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'grunt-5', aember: 1 },
          { id: 'grunt-6', damage: 1 },
        ],
      },
      mates: [{ aember: 3, line: [{ id: 'grunt-4', aember: 1 }] }, { aember: 3 }],
      foe: {
        aember: 3,
        line: [
          { id: 'rotk-shield-arm', aember: 1 },
          { id: 'rotk-slippery-arm', aember: 1 },
        ],
      },
    });
  });

  it('Pandemonium: where the pool of the Keyraken does not suffice, the active player chooses among all of the team', () => {
    const t = against({
      me: { house: 'dis', hand: ['pandemonium'], line: ['grunt-5'] },
      mates: [{ line: ['grunt-4'] }],
      foe: { aember: 1 },
    });
    t.me.play('pandemonium');
    expect(t.options()).toEqual(['grunt-5', 'grunt-4']);
    t.me.choose('grunt-4');
    t.expect({ me: { line: ['grunt-5'] }, mates: [{ line: [{ id: 'grunt-4', aember: 1 }] }], foe: { aember: 0 } });
  });

  it('Coward’s End destroys the undamaged ones of all', () => {
    const t = against({
      me: { hand: ['coward-s-end'], line: ['grunt-1', { id: 'grunt-5', damage: 1 }] },
      mates: [{ line: ['grunt-2', { id: 'grunt-6', damage: 1 }] }],
      foe: { line: ['rotk-shield-arm', { id: 'rotk-crushing-arm', damage: 1 }] },
    });
    t.me.play('coward-s-end');
    t.expect({
      me: { chains: 3, line: [{ id: 'grunt-5', damage: 1 }] },
      mates: [{ chains: 0, line: [{ id: 'grunt-6', damage: 1 }] }],
      foe: { line: [{ id: 'rotk-crushing-arm', damage: 1 }], adversary: { id: keyrakenId, damage: 3 } },
    });
  });

  it('Save the Pack destroys the damaged ones of all, but not the damaged Keyraken', () => {
    const t = against({
      me: { house: 'untamed', hand: ['save-the-pack'], line: ['grunt-1'] },
      mates: [{ line: [{ id: 'grunt-5', damage: 1 }] }],
      foe: { line: [{ id: 'rotk-shield-arm', damage: 1 }], adversary: { id: keyrakenId, damage: 9 } },
    });
    t.me.play('save-the-pack');
    t.expect({
      me: { chains: 1, line: ['grunt-1'] },
      mates: [{ line: [] }],
      foe: { line: [], adversary: { id: keyrakenId, damage: 12 } },
    });
  });

  it('Cleansing Wave heals those of teammates, and pays its player for them', () => {
    const t = against({
      me: { house: 'sanctum', hand: ['cleansing-wave'] },
      mates: [{ line: [{ id: 'grunt-5', damage: 2 }] }],
      foe: { line: [{ id: 'rotk-crushing-arm', damage: 1 }] },
    });
    t.me.play('cleansing-wave');
    t.expect({
      me: { aember: 2 },
      mates: [{ aember: 0, line: [{ id: 'grunt-5', damage: 1 }] }],
      foe: { line: ['rotk-crushing-arm'] },
    });
  });

  it('Autocannon hits a creature that a teammate plays', () => {
    const t = against({
      me: { artifacts: ['autocannon'] },
      mates: [{ houses: ['brobnar'], hand: ['grunt-5'] }],
    });
    t.me.end();
    t.mates[0]?.play('grunt-5');
    t.expect({ me: { artifacts: ['autocannon'] }, mates: [{ line: [{ id: 'grunt-5', damage: 1, exhausted: true }] }] });
  });

  it('Tolas: the opponent of a teammate is the Keyraken, that of the Keyraken the active player', () => {
    const mate = against({
      me: { hand: ['punch'], line: ['tolas'] },
      mates: [{ line: ['grunt-3'] }],
    });
    mate.me.play('punch').choose('grunt-3');
    mate.expect({ me: { aember: 1, line: ['tolas'] }, mates: [{ aember: 0, line: [] }], foe: { aember: 1 } });
    const arm = against({
      me: { hand: ['punch'] },
      mates: [{ line: ['tolas'] }],
      foe: { line: ['rotk-slippery-arm'] },
    });
    arm.me.play('punch').choose('rotk-slippery-arm');
    arm.expect({
      me: { aember: 2 },
      mates: [{ aember: 0, line: ['tolas'] }],
      foe: { aember: 0, line: [], adversary: { id: keyrakenId, damage: 3 } },
    });
  });

  it('Soul Snatcher: a teammate and the Keyraken gain for the creatures that they own', () => {
    const t = against({
      me: { hand: ['punch', 'punch'], artifacts: ['soul-snatcher'] },
      mates: [{ line: ['grunt-3'] }],
      foe: { line: ['rotk-slippery-arm'] },
    });
    t.me.play('punch').choose('grunt-3').play('punch').choose('rotk-slippery-arm');
    t.expect({
      me: { aember: 2, artifacts: ['soul-snatcher'] },
      mates: [{ aember: 1, line: [] }],
      foe: { aember: 1, line: [], adversary: { id: keyrakenId, damage: 3 } },
    });
  });
});

describe('each player', () => {
  it('Hecatomb and Mating Season pay each for their own creatures, the Keyraken too', () => {
    const t = against({
      me: { house: 'dis', hand: ['hecatomb'], line: ['shooler'] },
      mates: [{ line: ['tocsin', 'pit-demon'] }],
      foe: { line: [{ id: 'dust-imp', owner: 0 }] },
    });
    t.me.play('hecatomb');
    // Dust Imp pays 2 more to whoever controlled it.
    t.expect({ me: { aember: 2 }, mates: [{ aember: 2, line: [] }], foe: { aember: 3, line: [] } });
    const mating = against({
      me: { house: 'mars', hand: ['mating-season'], line: ['zorg'] },
      mates: [{ line: ['tunk', 'grommid'] }],
      foe: { line: [{ id: 'blypyp', owner: 0 }] },
    });
    mating.me.play('mating-season');
    mating.expect({ me: { aember: 3, line: [] }, mates: [{ aember: 2, line: [] }], foe: { aember: 0, line: [] } });
  });

  it('Effervescent Principle and Doorstep to Heaven take from all pools [rule keyraken-opponent]', () => {
    const t = against({
      me: { house: 'logos', aember: 2, hand: ['effervescent-principle'] },
      mates: [{ aember: 5 }],
      foe: { aember: 8 },
    });
    t.me.play('effervescent-principle');
    t.expect({ me: { aember: 1, chains: 1 }, mates: [{ aember: 3, chains: 0 }], foe: { aember: 4 } });
    const door = against({
      me: { house: 'sanctum', aember: 7, hand: ['doorstep-to-heaven'] },
      mates: [{ aember: 9 }],
      foe: { aember: 6 },
    });
    door.me.play('doorstep-to-heaven');
    door.expect({ me: { aember: 5 }, mates: [{ aember: 5 }], foe: { aember: 5 } });
  });

  it('Crazy Killing Machine discards from the deck of each, and stays where two cards were destroyed', () => {
    const t = against({
      me: { house: 'logos', artifacts: ['crazy-killing-machine'], deck: ['mine'], line: ['grunt-1'] },
      mates: [{ deck: ['guard-1'], line: ['guard-2'] }],
      foe: { deck: ['rotk-primordial'], line: ['sage-9'] },
    });
    t.me.action('crazy-killing-machine');
    t.expect({
      me: { deck: [], discard: ['grunt-1', 'mine'], line: [], artifacts: [{ id: 'crazy-killing-machine', ...spent }] },
      mates: [{ deck: [], discard: ['guard-2', 'guard-1'], line: [] }],
      foe: { deck: [], discard: ['rotk-primordial'], line: ['sage-9'] },
    });
  });

  it('Titan Mechanic makes the keys of teammates cheaper, and the advance of the Keyraken', () => {
    const t = against({
      me: { houses: ['logos'], line: ['titan-mechanic'] },
      mates: [{ aember: 5, houses: ['brobnar'] }],
      foe: { aember: 5 },
    });
    t.me.end();
    t.expect({
      advances: 1,
      me: { line: ['titan-mechanic'] },
      mates: [{ aember: 0, keys: 1 }],
      foe: { aember: 1 },
    });
  });
});

describe('you and your opponent', () => {
  it('A Fair Game is between its player and the Keyraken', () => {
    const t = against({
      me: { house: 'dis', hand: ['a-fair-game', 'mine', 'sage-1'], deck: ['grunt-1'] },
      mates: [{ hand: ['grunt-2', 'grunt-3'], deck: ['grunt-4'] }],
      foe: { archives: ['rotk-primordial', 'rotk-shield-arm'], deck: ['rotk-emergence'] },
    });
    t.me.play('a-fair-game');
    t.expect({
      me: { aember: 2, deck: [], discard: ['a-fair-game', 'grunt-1'] },
      mates: [{ aember: 0, hand: ['grunt-2', 'grunt-3'], deck: ['grunt-4'] }],
      foe: { aember: 1, deck: [], discard: ['rotk-emergence'] },
    });
  });

  it('The Vaultkeeper keeps the æmber of its controller, not that of teammates', () => {
    const position = { line: ['the-vaultkeeper'], aember: 2 };
    const foe = { line: ['rotk-tenacious-arm'] };
    const own = against({ me: position, mates: [{ aember: 2 }], foe });
    own.me.end();
    own.expect({
      me: { aember: 2, line: ['the-vaultkeeper'] },
      mates: [{ aember: 2 }],
      foe: { aember: 2, line: foe.line },
    });
    const mates = against({ me: { aember: 2 }, mates: [position], foe });
    mates.me.end();
    mates.expect({
      me: { aember: 1 },
      mates: [{ aember: 2, line: ['the-vaultkeeper'] }],
      foe: { aember: 3, line: foe.line },
    });
  });

  it('Magda the Rat of a teammate: the Keyraken steals from that teammate, in whoever’s turn she leaves', () => {
    const t = against({ me: { hand: ['punch', 'punch'], aember: 3 }, mates: [{ aember: 3, line: ['magda-the-rat'] }] });
    t.me.play('punch').choose('magda-the-rat').play('punch').choose('magda-the-rat');
    t.expect({ me: { aember: 5 }, mates: [{ aember: 1, line: [] }], foe: { aember: 2 } });
  });

  it('Unguarded Camp and Smith count the creatures of the player and of the Keyraken alone [rule keyraken-teammates]', () => {
    const t = against({
      me: { hand: ['unguarded-camp', 'smith'], line: ['grunt-1', 'grunt-2'] },
      mates: [{ line: ['grunt-3', 'grunt-4', 'grunt-5'] }],
      foe: { aember: 3, line: ['rotk-shield-arm'] },
    });
    t.me.play('unguarded-camp');
    expect(t.options()).toEqual(['grunt-1', 'grunt-2']);
    t.me.choose('grunt-2').play('smith');
    t.expect({
      me: { aember: 4, line: ['grunt-1', { id: 'grunt-2', aember: 1 }] },
      mates: [{ line: ['grunt-3', 'grunt-4', 'grunt-5'] }],
      foe: { aember: 2, line: ['rotk-shield-arm'] },
    });
  });

  it('Foggify: a creature of the Keyraken with prey cannot be used to fight, and reaps', () => {
    const t = against({
      me: { house: 'logos', hand: ['foggify'], line: ['grunt-5'] },
      foe: { line: ['rotk-lashing-tentacle'] },
    });
    t.me.play('foggify').end();
    t.expect({ me: { aember: 1, line: ['grunt-5'] }, foe: { aember: 2, line: ['rotk-lashing-tentacle'] } });
  });

  it('Skippy Timehog: the Keyraken advances and plays, and nothing of it is used', () => {
    const t = against({
      me: { house: 'logos', hand: ['skippy-timehog'], aember: 2 },
      foe: { aember: 3, line: ['rotk-tenacious-arm'], artifacts: ['rotk-swift-current'], deck: ['rotk-shield-arm'] },
    });
    t.me.play('skippy-timehog').end();
    t.expect({
      advances: 1,
      me: { aember: 2, line: ['skippy-timehog'] },
      foe: { aember: 0, line: ['rotk-tenacious-arm', 'rotk-shield-arm'], artifacts: ['rotk-swift-current'] },
    });
  });
});

describe('what may be chosen', () => {
  const creatures = ['grunt-4', 'grunt-5', 'rotk-shield-arm'] as const;
  const artifacts = ['cannon', 'gauntlet-of-command', 'rotk-whirlpool-eddy'] as const;
  const [mine, mates, its] = creatures;
  const hurt = (id: string) => ({ line: [{ id, damage: 1 }] });

  it.each([
    ['punch', 'brobnar', [mine, mates, its]],
    ['finishing-blow', 'shadows', [mine, mates, its]],
    ['blood-of-titans', 'brobnar', [mine, mates, its]],
    ['nature-s-call', 'untamed', [mine, mates, its, 'done']],
    ['poltergeist', 'dis', artifacts],
    ['grasping-vines', 'untamed', [...artifacts, 'done']],
    ['anger', 'brobnar', [mine]],
    ['terms-of-redress', 'sanctum', [mine]],
    ['mass-abduction', 'mars', [its, 'done']],
    ['fear', 'dis', [its]],
    ['remote-access', 'logos', ['rotk-whirlpool-eddy']],
    ['control-the-weak', 'dis', ['keyraken']],
  ] as const)('%s offers the cards of those whom it names', (card, house, offered) => {
    const t = against({
      me: { house, hand: [card], ...hurt(mine), artifacts: ['cannon'] },
      mates: [{ ...hurt(mates), artifacts: ['gauntlet-of-command'] }],
      foe: { aember: 1, ...hurt(its), artifacts: ['rotk-whirlpool-eddy'] },
    });
    t.me.play(card);
    expect(t.options()).toEqual(offered);
  });

  it('Poltergeist uses an artifact of a teammate as if it were yours, and destroys it', () => {
    const t = against({
      me: { house: 'dis', hand: ['poltergeist'], line: ['grunt-4'] },
      mates: [{ line: ['grunt-5'], artifacts: ['gauntlet-of-command'] }],
    });
    t.me.play('poltergeist').choose('gauntlet-of-command').choose('grunt-4');
    t.expect({
      me: { aember: 1, line: [{ id: 'grunt-4', damage: 3, ...spent }] },
      mates: [{ line: ['grunt-5'], artifacts: [], discard: ['gauntlet-of-command'] }],
      foe: { adversary: keyrakenId },
    });
  });

  it('Replicator resolves what an arm says against its player, and Mimicry a copied action too', () => {
    const t = against({
      me: { house: 'logos', aember: 3, line: ['replicator'] },
      mates: [{ aember: 3 }],
      foe: { line: ['rotk-tenacious-arm'] },
    });
    t.me.reap('replicator').choose('rotk-tenacious-arm');
    t.expect({
      me: { aember: 3, line: [{ id: 'replicator', ...spent }] },
      mates: [{ aember: 3 }],
      foe: { aember: 1, line: ['rotk-tenacious-arm'] },
    });
    const copied = against({
      tide: 'high',
      me: { house: 'untamed', hand: ['mimicry'], line: ['grunt-5'] },
      foe: { discard: ['rotk-drag-to-your-doom'], line: ['rotk-lashing-tentacle'] },
    });
    copied.me.play('mimicry').choose('rotk-drag-to-your-doom');
    expect(copied.state.ask === null ? '' : sayAsk(copied.state.ask)).toBe('Mimicry: lower the tide?');
    copied.me.no();
    copied.expect({
      tide: 'high',
      me: { line: [], purged: ['grunt-5'], discard: ['mimicry'] },
      foe: { line: ['rotk-lashing-tentacle'] },
    });
  });

  it('Uxlyx the Zookeeper: an arm that leaves the archives of a player goes to those of the Keyraken', () => {
    const t = against({
      me: { house: 'mars', houses: ['mars'], line: ['uxlyx-the-zookeeper'] },
      foe: { line: ['rotk-shield-arm'] },
    });
    t.me.reap('uxlyx-the-zookeeper').choose('rotk-shield-arm').end();
    t.me.yes();
    t.expect({
      me: { aember: 1, hand: [], archives: [], line: ['uxlyx-the-zookeeper'] },
      foe: { aember: 1, archives: ['rotk-shield-arm'] },
    });
  });
});
