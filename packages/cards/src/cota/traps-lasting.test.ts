// Effects of a turn that go on although what made them has left; and those that end with it.
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

describe('for the remainder of the turn, without the card that said so', () => {
  it('Looter Goblin is dead, and still its player gains for every enemy that dies', () => {
    const t = table({
      me: { house: 'brobnar', line: ['looter-goblin'], hand: ['hebe-the-huge', 'punch'] },
      foe: { line: ['urchin', 'tocsin'] },
    });
    t.me.reap('looter-goblin').play('hebe-the-huge').play('punch').choose('tocsin');
    t.expect({
      me: { aember: 4, line: [{ id: 'hebe-the-huge', exhausted: true }], discard: ['punch', 'looter-goblin'] },
      foe: { line: [] },
    });
  });

  it('Crystal Hive that Poltergeist used and destroyed pays for reaps', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['pit-demon', 'tocsin'] },
      foe: { artifacts: ['crystal-hive'], hand: [] },
    });
    t.me.reap('tocsin').play('poltergeist').reap('pit-demon');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'pit-demon', exhausted: true },
          { id: 'tocsin', exhausted: true },
        ],
      },
      foe: { artifacts: [], discard: ['crystal-hive'] },
    });
  });

  it('Sniffer that Poltergeist used and destroyed leaves no creature elusive', () => {
    const t = table({
      me: { house: 'dis', hand: ['poltergeist'], line: ['pit-demon', 'shooler'] },
      foe: {
        line: ['noddy-the-thief', { id: 'dust-imp', upgrades: ['ring-of-invisibility'] }],
        artifacts: ['sniffer'],
      },
    });
    t.me.play('poltergeist').fight('pit-demon', 'noddy-the-thief').fight('shooler', 'dust-imp');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'pit-demon', damage: 2, exhausted: true },
          { id: 'shooler', damage: 2, exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('Protectrix dies, and the creature that she healed still cannot be dealt damage', () => {
    const t = table({
      me: {
        house: 'sanctum',
        line: ['protectrix', { id: 'sequis', damage: 1 }, 'champion-anaphiel'],
        hand: ['the-harder-they-come'],
      },
      foe: { line: ['krump'] },
    });
    t.me.reap('protectrix').yes().choose('sequis').play('the-harder-they-come').choose('protectrix');
    t.me.fight('sequis', 'krump');
    t.expect({
      me: { aember: 1, purged: ['protectrix'], line: [{ id: 'sequis', exhausted: true }, 'champion-anaphiel'] },
      foe: { line: [{ id: 'krump', damage: 4 }] },
    });
  });

  it('Horseman of War goes to the hand, and the others may still fight and do nothing else', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['horseman-of-war'],
        line: ['lady-maxena', 'troll'],
        artifacts: ['whispering-reliquary'],
      },
      foe: { line: ['krump'] },
    });
    t.me.play('horseman-of-war').cannot('reap', 'troll', 'forbidden').cannot('action', 'lady-maxena', 'forbidden');
    t.me.fight('troll', 'krump');
    t.expect({
      me: {
        line: ['lady-maxena', { id: 'troll', damage: 6, exhausted: true }, { id: 'horseman-of-war', exhausted: true }],
      },
      foe: { line: [] },
    });
  });

  it('Deipno Spymaster dies, and the creature that was chosen may still be used', () => {
    const t = table({
      me: { house: 'brobnar', line: ['deipno-spymaster', 'tocsin'], hand: ['punch'] },
      foe: { hand: ['anger'] },
    });
    t.me.omni('deipno-spymaster').choose('tocsin').play('punch').choose('deipno-spymaster').reap('tocsin');
    t.expect({ me: { aember: 2, line: [{ id: 'tocsin', exhausted: true }] }, foe: { hand: [] } });
  });

  it('Sigil of Brotherhood and Ritual of the Hunt are sacrificed, and let their houses be used', () => {
    const t = table({
      me: {
        house: 'dis',
        line: ['sequis', 'dew-faerie', 'troll'],
        artifacts: ['sigil-of-brotherhood', 'ritual-of-the-hunt'],
      },
      foe: {},
    });
    t.me.omni('sigil-of-brotherhood').reap('sequis').cannot('reap', 'dew-faerie', 'wrong-house');
    t.me.omni('ritual-of-the-hunt').reap('dew-faerie').cannot('reap', 'troll', 'wrong-house');
    t.expect({
      me: {
        aember: 3,
        line: [{ id: 'sequis', exhausted: true }, { id: 'dew-faerie', exhausted: true }, 'troll'],
        artifacts: [],
      },
    });
  });

  it('Blypyp is put back into the hand, and the next Mars creature enters ready, only that one', () => {
    const t = table({
      me: { house: 'mars', line: ['blypyp'], hand: ['total-recall', 'zorg', 'tunk'] },
      foe: {},
    });
    t.me.reap('blypyp').play('total-recall').play('tunk').play('blypyp');
    t.expect({ me: { aember: 2, hand: ['zorg'], line: ['tunk', { id: 'blypyp', exhausted: true }] } });
  });

  it('Library Access lies purged and still draws, for a creature that dies at once too', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'labwork', 'batdrone'],
        deck: ['punch', 'fear', 'anger'],
        artifacts: [],
      },
      foe: {},
    });
    t.me.play('library-access').play('labwork').choose('batdrone');
    t.expect({
      me: { aember: 1, hand: ['punch'], archives: ['batdrone'], purged: ['library-access'], deck: ['fear', 'anger'] },
    });
  });
});

describe('what is over with the turn', () => {
  it('Loot the Bodies pays nothing in the turn of the opponent, nor in my next one', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: ['loot-the-bodies', 'punch'], line: ['krump'] },
      foe: { houses: ['dis'], line: ['tocsin', 'tocsin', 'tocsin'] },
    });
    t.me.play('loot-the-bodies').fight('krump', 'tocsin#1').order('krump').end();
    t.foe.fight('tocsin', 'krump').end();
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: [] } });
  });

  it('Dimension Door is closed again when I reap the next time', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos'], hand: ['dimension-door'], line: ['mother'] },
      foe: { houses: ['dis'], aember: 5 },
    });
    t.me.play('dimension-door').reap('mother').end();
    t.foe.end();
    t.me.reap('mother');
    t.expect({ me: { aember: 2, line: [{ id: 'mother', exhausted: true }] }, foe: { aember: 4 } });
  });

  it('Red-Hot Armor: the armor is back in the next turn', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], hand: ['red-hot-armor'], line: ['pit-demon', 'shooler'] },
      foe: { houses: ['sanctum'], line: ['champion-tabris'] },
    });
    t.me.play('red-hot-armor').fight('shooler', 'champion-tabris').end();
    t.expect({ me: { aember: 1, line: ['pit-demon'] }, foe: { line: [], discard: ['champion-tabris'] } });
  });
});

describe('for the next turn of the opponent, although the card is gone', () => {
  it('Skippy Timehog dies at once and still keeps the opponent from using cards', () => {
    const t = table({
      me: { house: 'logos', hand: ['skippy-timehog', 'twin-bolt-emission'] },
      foe: {
        houses: ['shadows'],
        line: ['noddy-the-thief', 'mack-the-knife'],
        artifacts: ['skeleton-key', 'masterplan'],
      },
    });
    t.me.play('skippy-timehog').play('twin-bolt-emission').choose('skippy-timehog', 'mack-the-knife').end();
    t.foe.cannot('reap', 'noddy-the-thief', 'forbidden').cannot('action', 'skeleton-key', 'forbidden');
    t.foe.cannot('omni', 'masterplan', 'forbidden').end();
    t.me.end();
    t.foe.reap('noddy-the-thief');
    t.expect({
      me: { aember: 1, line: [] },
      foe: {
        aember: 1,
        line: [
          { id: 'noddy-the-thief', exhausted: true },
          { id: 'mack-the-knife', damage: 2 },
        ],
      },
    });
  });

  it('Lash of Broken Dreams is destroyed, and keys still cost 3 more in the next turn of the opponent only', () => {
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'brobnar'],
        artifacts: ['lash-of-broken-dreams'],
        hand: ['poltergeist'],
        aember: 6,
      },
      foe: { houses: ['brobnar'], aember: 8 },
    });
    t.me.action('lash-of-broken-dreams').play('poltergeist').end();
    t.expect({ me: { aember: 7, keys: 0, artifacts: [] }, foe: { keys: 0, aember: 8 } });
    t.foe.end();
    t.expect({ me: { aember: 1, keys: 1 }, foe: { keys: 0, aember: 8 } });
    t.me.house('dis').end();
    t.expect({ me: { aember: 1, keys: 1 }, foe: { keys: 1, aember: 2 } });
  });

  it('Lifeward is sacrificed and forbids creatures for one turn; put into play they may be', () => {
    const t = table({
      me: { house: 'dis', houses: ['dis'], artifacts: ['lifeward'] },
      foe: { houses: ['mars'], line: ['blypyp'], artifacts: ['swap-widget'], hand: ['tunk', 'zorg'] },
    });
    t.me.omni('lifeward').end();
    t.foe.cannot('play', 'tunk', 'forbidden').action('swap-widget').choose('tunk');
    t.expect({
      me: { artifacts: [] },
      foe: { hand: ['blypyp', 'zorg'], line: ['tunk'], artifacts: [{ id: 'swap-widget', exhausted: true }] },
    });
  });

  it('Restringuntus is different: what it forbids ends with it', () => {
    const t = table({
      me: { house: 'dis', hand: ['restringuntus', 'hand-of-dis', 'gateway-to-dis'] },
      foe: { houses: ['brobnar', 'mars'], line: [] },
    });
    t.me.play('restringuntus').house('brobnar').play('gateway-to-dis').end();
    t.foe.house('brobnar');
    t.expect({ me: { line: [], chains: 3 }, foe: { line: [] }, house: 'brobnar' });
  });
});
