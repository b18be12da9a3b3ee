import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../index.ts';

const filler = (count: number): string[] => Array.from({ length: count }, () => 'punch');

describe('batdrone', () => {
  it('takes no damage in return and steals 1', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { line: ['mother'], aember: 3 } });
    t.me.fight('batdrone', 'mother');
    t.expect({
      me: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] },
      foe: { aember: 2, line: [{ id: 'mother', damage: 2 }] },
    });
  });

  it('steals nothing from an empty pool', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { line: ['urchin'], aember: 0 } });
    t.me.fight('batdrone', 'urchin');
    t.expect({ me: { aember: 0, line: [{ id: 'batdrone', exhausted: true }] }, foe: { aember: 0, line: ['urchin'] } });
  });

  it('has no skirmish and steals nothing when it is attacked', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'], aember: 1 }, foe: { line: ['batdrone'] } });
    t.me.fight('tocsin', 'batdrone');
    t.expect({ me: { aember: 1, line: [{ id: 'tocsin', damage: 2, exhausted: true }] }, foe: { aember: 0, line: [] } });
  });

  it('does not steal by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['batdrone'] }, foe: { aember: 2 } });
    t.me.reap('batdrone');
    t.expect({ me: { aember: 1, line: [{ id: 'batdrone', exhausted: true }] }, foe: { aember: 2 } });
  });
});

describe('dimension-door', () => {
  it('steals instead of gaining by reaping', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['batdrone', 'mother'] },
      foe: { aember: 3 },
    });
    t.me.play('dimension-door').reap('batdrone').reap('mother');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 1 },
    });
  });

  it('gives nothing where there is nothing to steal', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door'], line: ['batdrone', 'mother'] },
      foe: { aember: 1 },
    });
    t.me.play('dimension-door').reap('batdrone').reap('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('leaves other gains and Reap: abilities alone', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['dimension-door', 'dr-escotera', 'wild-wormhole'],
        deck: ['dust-pixie', 'fear', 'fear'],
        line: ['doc-bookton'],
      },
      foe: { aember: 4, keys: 1 },
    });
    t.me.play('dimension-door').play('dr-escotera', 'left').play('wild-wormhole', 'left').reap('doc-bookton');
    // Dr. Escotera 1, bonus of Wild Wormhole 1 and of Dust Pixie 2, 1 stolen.
    t.expect({
      me: {
        aember: 5,
        hand: ['fear'],
        line: [
          { id: 'dust-pixie', exhausted: true },
          { id: 'dr-escotera', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it('steals once for one reap, however many doors are open', () => {
    const t = table({
      me: { house: 'logos', hand: ['dimension-door', 'dimension-door'], line: ['mother'] },
      foe: { aember: 3 },
    });
    t.me.play('dimension-door').play('dimension-door').reap('mother');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', exhausted: true }] }, foe: { aember: 2 } });
  });

  it('does not change what the opponent gains, and ends with the turn', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['dimension-door'],
        aember: 2,
        houses: ['logos', 'sanctum', 'untamed'],
        line: ['mother'],
      },
      foe: { houses: ['dis', 'brobnar', 'shadows'], aember: 2, line: ['tocsin'] },
    });
    t.me.play('dimension-door').end();
    t.foe.house('dis').reap('tocsin');
    t.expect({ me: { aember: 2, line: ['mother'] }, foe: { aember: 3, line: [{ id: 'tocsin', exhausted: true }] } });
    t.foe.end();
    t.me.house('logos').reap('mother');
    t.expect({ me: { aember: 3, line: [{ id: 'mother', exhausted: true }] }, foe: { aember: 3, line: ['tocsin'] } });
  });
});

describe('doc-bookton', () => {
  it('draws a card after it reaped', () => {
    const t = table({
      me: { house: 'logos', line: ['doc-bookton'], hand: ['fear'], deck: ['urchin', 'punch'] },
      foe: {},
    });
    t.me.reap('doc-bookton');
    t.expect({
      me: { aember: 1, hand: ['fear', 'urchin'], deck: ['punch'], line: [{ id: 'doc-bookton', exhausted: true }] },
    });
  });

  it('makes a new deck of the discard pile when the deck is empty', () => {
    const t = table({
      me: { house: 'logos', line: ['doc-bookton'], hand: [], deck: [], discard: ['punch', 'punch'] },
      foe: {},
    });
    t.me.reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        hand: ['punch'],
        deck: ['punch'],
        discard: [],
        line: [{ id: 'doc-bookton', exhausted: true }],
      },
    });
  });

  it('draws nothing where there is no card left', () => {
    const t = table({ me: { house: 'logos', line: ['doc-bookton'], hand: [], deck: [], discard: [] }, foe: {} });
    t.me.reap('doc-bookton');
    t.expect({ me: { aember: 1, hand: [], line: [{ id: 'doc-bookton', exhausted: true }] } });
  });
});

describe('dr-escotera', () => {
  it.each([0, 1, 2])('gains as much as the opponent has keys: %i', (keys) => {
    const t = table({ me: { house: 'logos', hand: ['dr-escotera'], keys: 1 }, foe: { keys } });
    t.me.play('dr-escotera');
    t.expect({ me: { aember: keys, keys: 1, line: [{ id: 'dr-escotera', exhausted: true }] }, foe: { keys } });
  });
});

describe('library-access', () => {
  it('ruling library-access/goes-on: draws for each other card played, of every type, although it is purged [rule errata]', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'dimension-door', 'batdrone', 'library-of-babble'],
        deck: ['fear', 'punch', 'smaaash', 'urchin'],
      },
      foe: {},
    });
    t.me.play('library-access');
    t.expect({
      me: { hand: ['dimension-door', 'batdrone', 'library-of-babble'], purged: ['library-access'], discard: [] },
    });
    t.me.play('dimension-door').play('batdrone').play('library-of-babble');
    t.expect({
      me: {
        hand: ['fear', 'punch', 'smaaash'],
        deck: ['urchin'],
        discard: ['dimension-door'],
        line: [{ id: 'batdrone', exhausted: true }],
        artifacts: [{ id: 'library-of-babble', exhausted: true }],
      },
    });
  });

  it('does not draw for a discarded card or for using one', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-access', 'dimension-door'], deck: ['fear', 'punch'], line: ['mother'] },
      foe: {},
    });
    t.me.play('library-access').discard('dimension-door').reap('mother');
    t.expect({ me: { aember: 1, hand: [], deck: ['fear', 'punch'], line: [{ id: 'mother', exhausted: true }] } });
  });

  it('ruling library-access/wild-wormhole: with Wild Wormhole: its bonus, a draw, the top card with its bonus, a draw, its Play: ability', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'wild-wormhole'],
        deck: ['fear', 'dr-escotera', 'urchin', 'punch'],
      },
      foe: { keys: 2 },
    });
    t.me.play('library-access').play('wild-wormhole');
    t.expect({
      me: {
        aember: 3,
        hand: ['fear', 'urchin'],
        deck: ['punch'],
        line: [{ id: 'dr-escotera', exhausted: true }],
        discard: ['wild-wormhole'],
        purged: ['library-access'],
      },
      foe: { keys: 2 },
    });
  });

  it('ruling library-access/later-order: draws before the Play: ability of the card', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'logos', hand: ['library-access', 'wild-wormhole'], deck: ['fear', 'batdrone', 'urchin'] },
      foe: {},
    });
    // Were the Play: ability first, Wild Wormhole would play Fear from the top.
    t.me.play('library-access').play('wild-wormhole');
    t.expect({ me: { hand: ['fear', 'urchin'], deck: [], line: [{ id: 'batdrone', exhausted: true }] } });
  });

  it('adds up: the second copy draws a card for the first one, later cards draw two', () => {
    const t = table({
      edition: 'cota-1.3',
      me: {
        house: 'logos',
        hand: ['library-access', 'library-access', 'batdrone'],
        deck: ['fear', 'punch', 'smaaash', 'urchin'],
      },
      foe: {},
    });
    t.me.play('library-access').play('library-access');
    t.expect({ me: { hand: ['batdrone', 'fear'], purged: ['library-access', 'library-access'] } });
    t.me.play('batdrone');
    t.expect({
      me: { hand: ['fear', 'punch', 'smaaash'], deck: ['urchin'], line: [{ id: 'batdrone', exhausted: true }] },
    });
  });

  it('does nothing for the cards of the opponent, and ends with the turn', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-access', ...filler(6)], deck: filler(3) },
      foe: { houses: ['dis', 'brobnar', 'shadows'], hand: ['tocsin'] },
    });
    t.me.play('library-access').end();
    t.foe.house('dis').play('tocsin');
    t.expect({ me: { hand: filler(6), deck: filler(3) }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });
});

describe('library-of-babble', () => {
  it('draws a card', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['library-of-babble'], hand: [], deck: ['urchin', 'punch'] },
      foe: {},
    });
    t.me.action('library-of-babble');
    t.expect({
      me: { aember: 0, hand: ['urchin'], deck: ['punch'], artifacts: [{ id: 'library-of-babble', exhausted: true }] },
    });
  });

  it('enters play exhausted and cannot be used without its house', () => {
    const t = table({
      me: { house: 'logos', hand: ['library-of-babble'] },
      foe: { houses: ['dis', 'brobnar', 'shadows'] },
    });
    t.me.play('library-of-babble').cannot('action', 'library-of-babble', 'exhausted');
    t.expect({ me: { artifacts: [{ id: 'library-of-babble', exhausted: true }] } });
  });

  it('cannot be used in a turn of another house', () => {
    const t = table({ me: { house: 'dis', artifacts: ['library-of-babble'] }, foe: {} });
    t.me.cannot('action', 'library-of-babble', 'wrong-house');
    t.expect({ me: { artifacts: ['library-of-babble'] } });
  });
});

describe('mother', () => {
  const opponent = { houses: ['dis', 'brobnar', 'shadows'], hand: filler(6) } as const;

  it('refills the hand to 7', () => {
    const t = table({ me: { house: 'logos', line: ['mother'], hand: [], deck: filler(9) }, foe: opponent });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(7), deck: filler(2), line: ['mother'] } });
  });

  it('counts while it is exhausted and stunned, and each copy counts', () => {
    const t = table({
      me: { house: 'dis', line: ['mother', { id: 'mother', stunned: true }], hand: [], deck: filler(9) },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(8), deck: filler(1), line: ['mother', { id: 'mother', stunned: true }] } });
  });

  it('changes nothing for the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: [], deck: filler(9) },
      foe: { ...opponent, line: ['mother'] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3) }, foe: { hand: filler(6), line: ['mother'] } });
  });

  it('adds to what chains leave: 6 cards with one chain, and the chain is shed', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], hand: [], deck: filler(9), chains: 1 },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3), chains: 0, line: ['mother'] } });
  });

  it('lets a chain take the seventh card', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], hand: filler(6), deck: filler(3), chains: 2 },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3), chains: 1, line: ['mother'] } });
  });

  it('does not draw with 7 cards in hand', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], hand: filler(7), deck: filler(3), chains: 2 },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(7), deck: filler(3), chains: 2, line: ['mother'] } });
  });

  it('no longer counts once it has left play', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'mother', damage: 2 }], hand: ['punch'], deck: filler(9) },
      foe: opponent,
    });
    t.me.play('punch').end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3), line: [] } });
  });
});

describe('quixo-the-adventurer', () => {
  it('takes no damage in return and draws a card', () => {
    const t = table({
      me: { house: 'logos', line: ['quixo-the-adventurer'], hand: [], deck: ['urchin', 'punch'] },
      foe: { line: ['mother'] },
    });
    t.me.fight('quixo-the-adventurer', 'mother');
    t.expect({
      me: { aember: 0, hand: ['urchin'], deck: ['punch'], line: [{ id: 'quixo-the-adventurer', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 3 }] },
    });
  });

  it('draws nothing by reaping', () => {
    const t = table({ me: { house: 'logos', line: ['quixo-the-adventurer'], hand: [], deck: ['urchin'] }, foe: {} });
    t.me.reap('quixo-the-adventurer');
    t.expect({
      me: { aember: 1, hand: [], deck: ['urchin'], line: [{ id: 'quixo-the-adventurer', exhausted: true }] },
    });
  });

  it('has no skirmish when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['quixo-the-adventurer'], hand: [] },
    });
    t.me.fight('shooler', 'quixo-the-adventurer');
    t.expect({ me: { line: [{ id: 'shooler', damage: 3, exhausted: true }] }, foe: { line: [], hand: [] } });
  });
});

describe('twin-bolt-emission', () => {
  it('deals 2 to each of two creatures at the same time', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'], line: ['mother'] },
      foe: { line: ['silvertooth', 'tocsin', 'shooler'] },
    });
    t.me.play('twin-bolt-emission').choose('silvertooth').choose('shooler');
    t.expect({
      me: { aember: 1, line: ['mother'], discard: ['twin-bolt-emission'] },
      foe: { line: ['tocsin', { id: 'shooler', damage: 2 }] },
    });
  });

  it('may hit friendly creatures', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'], line: ['mother', 'dust-imp'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('twin-bolt-emission').choose('dust-imp').choose('tocsin');
    t.expect({ me: { aember: 3, line: ['mother'] }, foe: { line: [{ id: 'tocsin', damage: 2 }] } });
  });

  it('deals 2 only once to an only creature', () => {
    const t = table({ me: { house: 'logos', hand: ['twin-bolt-emission'] }, foe: { line: ['shooler'] } });
    t.me.play('twin-bolt-emission');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'shooler', damage: 2 }] } });
  });

  it('gives only its bonus without a creature', () => {
    const t = table({ me: { house: 'logos', hand: ['twin-bolt-emission'] }, foe: {} });
    t.me.play('twin-bolt-emission');
    t.expect({ me: { aember: 1, discard: ['twin-bolt-emission'] } });
  });

  it('hits two neighbors of a Shadow Self: it takes both', () => {
    const t = table({
      me: { house: 'logos', hand: ['twin-bolt-emission'] },
      foe: { line: ['dodger', 'shadow-self', 'silvertooth'] },
    });
    t.me.play('twin-bolt-emission').choose('dodger').choose('silvertooth');
    t.expect({ foe: { line: ['dodger', { id: 'shadow-self', damage: 4 }, 'silvertooth'] } });
  });
});

describe('wild-wormhole', () => {
  it('plays the top card of the deck, of any house, with its bonus and Play: ability', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['mind-barb', 'fear'] },
      foe: { hand: ['urchin'] },
    });
    t.me.play('wild-wormhole');
    t.expect({
      me: { aember: 2, deck: ['fear'], discard: ['wild-wormhole', 'mind-barb'] },
      foe: { hand: [], discard: ['urchin'] },
    });
  });

  it('plays a creature on the flank that its player chooses', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['dust-pixie'], line: ['mother'] },
      foe: {},
    });
    t.me.play('wild-wormhole', 'right');
    t.expect({ me: { aember: 3, deck: [], line: ['mother', { id: 'dust-pixie', exhausted: true }] } });
  });

  it('plays an artifact and an upgrade', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'wild-wormhole'],
        deck: ['seeker-needle', 'blood-of-titans'],
        line: ['mother'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole').play('wild-wormhole').choose('mother');
    t.expect({
      me: {
        aember: 3,
        artifacts: [{ id: 'seeker-needle', exhausted: true }],
        line: [{ id: 'mother', upgrades: ['blood-of-titans'] }],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('plays another Wild Wormhole, which plays the next card', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['wild-wormhole', 'dust-pixie'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 4, deck: [], line: [{ id: 'dust-pixie', exhausted: true }] } });
  });

  it('ruling wild-wormhole/unplayable-card: a card that cannot be played goes back on top of the deck', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans', 'punch'], line: [] },
      foe: { line: [] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['blood-of-titans', 'punch'], discard: ['wild-wormhole'] } });
  });

  it('does not make a new deck of the discard pile: nothing is drawn', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: [], discard: ['dust-pixie'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: [], line: [], discard: ['wild-wormhole', 'dust-pixie'] } });
  });
});
