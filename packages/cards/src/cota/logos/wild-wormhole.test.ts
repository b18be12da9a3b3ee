import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const tired = { exhausted: true };

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

  it('does not make a new deck of the discard pile: nothing is drawn', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: [], discard: ['dust-pixie'] },
      foe: {},
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: [], line: [], discard: ['wild-wormhole', 'dust-pixie'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling wild-wormhole/unplayable-card: a card that cannot be played goes back on top of the deck (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans', 'punch'], line: [] },
        foe: { line: [] },
      });
      t.me.play('wild-wormhole');
      t.expect({ me: { aember: 1, deck: ['blood-of-titans', 'punch'], discard: ['wild-wormhole'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling wild-wormhole/first-turn: works in the first turn of the game, which limits only cards from hand (%s)',
    (edition) => {
      const t = table({
        edition,
        turn: 1,
        me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['mother'] },
        foe: {},
      });
      t.me.play('wild-wormhole').cannot('play', 'batdrone', 'first-turn');
      t.expect({ me: { aember: 1, hand: ['batdrone'], deck: [], line: [{ id: 'mother', exhausted: true }] } });
    },
  );

  describe.each(editionsSince('cota-1.3'))('in %s', (edition) => {
    it.each([
      { own: 5, deck: ['kelifi-dragon'], line: [] },
      { own: 6, deck: [], line: [{ id: 'kelifi-dragon', exhausted: true }] },
    ])(
      'ruling wild-wormhole/unplayable-card: its own bonus counts for a Kelifi Dragon on top: with $own before it',
      ({ own, deck, line }) => {
        const t = table({
          edition,
          me: { house: 'logos', hand: ['wild-wormhole'], deck: ['kelifi-dragon'], aember: own },
          foe: {},
        });
        t.me.play('wild-wormhole');
        t.expect({ me: { aember: own + 1, deck, line, discard: ['wild-wormhole'] } });
      },
    );
  });
});

// v1.3 FAQ: a card that an effect would play and that cannot be played stays where it was; what is spent to try is gone.
describe('Wild Wormhole finds a card that cannot be played', () => {
  it('a creature while Grommid is in play', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['dust-pixie', 'punch'], line: ['grommid'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['dust-pixie', 'punch'], discard: ['wild-wormhole'], line: ['grommid'] } });
  });

  it('a creature after Lifeward', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos'], hand: ['wild-wormhole'], deck: ['dust-pixie'] },
      foe: { house: 'dis', artifacts: ['lifeward'] },
    });
    t.foe.omni('lifeward').end();
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['dust-pixie'], line: [] } });
  });

  it('an upgrade where no creature is in play', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans'] }, foe: {} });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['blood-of-titans'] } });
  });

  it('an upgrade goes on the only creature, though it is an enemy', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['blood-of-titans'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 2, deck: [] }, foe: { line: [{ id: 'tocsin', upgrades: ['blood-of-titans'] }] } });
  });

  it('Truebaru with 2 æmber, its own bonus counted; with 3 it is paid', () => {
    const poor = table({ me: { house: 'logos', aember: 1, hand: ['wild-wormhole'], deck: ['truebaru'] }, foe: {} });
    poor.me.play('wild-wormhole');
    poor.expect({ me: { aember: 2, deck: ['truebaru'], line: [] } });
    const rich = table({ me: { house: 'logos', aember: 2, hand: ['wild-wormhole'], deck: ['truebaru'] }, foe: {} });
    rich.me.play('wild-wormhole');
    rich.expect({ me: { aember: 0, deck: [], line: [{ id: 'truebaru', ...tired }] } });
  });

  it('an artifact against two Customs Offices: the bonus of Wild Wormhole pays only one of them', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'] },
      foe: { artifacts: ['customs-office', 'customs-office'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 1, deck: ['cannon'], artifacts: [] }, foe: { aember: 0 } });
  });

  it('an artifact against one Customs Office: the bonus of Wild Wormhole pays for it', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'] },
      foe: { artifacts: ['customs-office'] },
    });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 0, deck: [], artifacts: [{ id: 'cannon', ...tired }] }, foe: { aember: 1 } });
  });

  it('a third card against an Ember Imp', () => {
    const t = table({
      me: { house: 'logos', hand: ['labwork', 'wild-wormhole'], deck: ['urchin'] },
      foe: { line: ['ember-imp'], aember: 1 },
    });
    t.me.play('labwork').choose('wild-wormhole');
    t.expect({ me: { archives: ['wild-wormhole'] }, foe: { line: ['ember-imp'] } });
    const u = table({
      me: { house: 'logos', hand: ['batdrone', 'wild-wormhole'], deck: ['urchin'] },
      foe: { line: ['ember-imp'], aember: 1 },
    });
    u.me.play('batdrone').play('wild-wormhole');
    u.expect({
      me: { aember: 1, deck: ['urchin'], line: [{ id: 'batdrone', ...tired }] },
      foe: { aember: 1, line: ['ember-imp'] },
    });
  });
});

// Cards played from the deck, the discard pile or from beneath a card are played like any other.
describe('a card played by Wild Wormhole', () => {
  it('Treasure Map is not the first card: no 3 æmber, and nothing more may be played', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole', 'batdrone'], deck: ['treasure-map'] }, foe: {} });
    t.me.play('wild-wormhole').cannot('play', 'batdrone', 'forbidden');
    t.expect({ me: { aember: 2, hand: ['batdrone'], discard: ['wild-wormhole', 'treasure-map'] } });
  });

  it('counts for Rogue Ogre: two cards were played', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole'],
        deck: ['virtuous-works'],
        line: [{ id: 'rogue-ogre', damage: 2 }],
      },
      foe: { houses: ['dis'], aember: 1 },
    });
    t.me.play('wild-wormhole').end();
    t.expect({ me: { aember: 4, line: [{ id: 'rogue-ogre', damage: 2 }] }, foe: { aember: 1 } });
  });

  it('an artifact counts for Carlo Phantom and Hayyel the Merchant', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['cannon'], line: ['carlo-phantom', 'hayyel-the-merchant'] },
      foe: { aember: 1 },
    });
    t.me.play('wild-wormhole').order('carlo-phantom');
    t.expect({
      me: { aember: 3, line: ['carlo-phantom', 'hayyel-the-merchant'], artifacts: [{ id: 'cannon', ...tired }] },
      foe: { aember: 0 },
    });
  });

  it('Masterplan goes on with a card of the hand', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole', 'urchin'], deck: ['masterplan'] },
      foe: { aember: 1 },
    });
    t.me.play('wild-wormhole');
    t.expect({
      me: { aember: 2, hand: [], artifacts: [{ id: 'masterplan', under: ['urchin'], ...tired }] },
      foe: { aember: 1 },
    });
  });

  it('Key Charge, Reverse Time and another Wild Wormhole off the deck do what they do', () => {
    const t = table({
      me: { house: 'logos', aember: 5, hand: ['wild-wormhole'], deck: ['wild-wormhole', 'key-charge'] },
      foe: {},
    });
    t.me.play('wild-wormhole').yes();
    t.expect({ me: { keys: 1, aember: 0, deck: [], discard: ['wild-wormhole', 'wild-wormhole', 'key-charge'] } });
    const u = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['reverse-time', 'punch'], discard: ['fear'] },
      foe: {},
    });
    u.me.play('wild-wormhole');
    u.expect({ me: { aember: 2, deck: ['fear'], discard: ['wild-wormhole', 'reverse-time', 'punch'] } });
  });

  it('a maverick of the active house needs no permission, a card of another house none either, in the rules of 2022', () => {
    const t = table({
      edition: 'master-16',
      me: { house: 'logos', hand: ['phase-shift', 'wild-wormhole', 'urchin'], deck: ['dust-imp'] },
      foe: { aember: 1 },
    });
    t.me.play('phase-shift').play('wild-wormhole').play('urchin');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        line: [
          { id: 'dust-imp', ...tired },
          { id: 'urchin', ...tired },
        ],
      },
      foe: { aember: 0 },
    });
  });

  it('ruling wild-wormhole/library-access: a Library Access that it plays draws a card for it', () => {
    const played = (edition: 'current' | 'master-16' | 'cota-1.3') => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['wild-wormhole'], deck: ['library-access', 'punch', 'fear'] },
        foe: {},
      });
      t.me.play('wild-wormhole');
      return t;
    };
    played('current').expect({ me: { aember: 1, hand: ['punch'], deck: ['fear'] } });
    played('master-16').expect({ me: { aember: 1, hand: [], deck: ['punch', 'fear'] } });
    played('cota-1.3').expect({ me: { aember: 1, hand: [], deck: ['punch', 'fear'] } });
  });

  it.each(['cota-1.3', 'master-16'] as const)(
    'ruling science/wild-wormhole: before 18.4 it comes too late for it (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'logos', hand: ['wild-wormhole'], deck: ['science'] }, foe: {} });
      t.me.play('wild-wormhole');
      t.expect({ me: { aember: 1, deck: [] } });
    },
  );

  it('ruling science/wild-wormhole: so does a Science! gain for it', () => {
    const t = table({ me: { house: 'logos', hand: ['wild-wormhole'], deck: ['science'] }, foe: {} });
    t.me.play('wild-wormhole');
    t.expect({ me: { aember: 2, deck: [] } });
  });
});
