import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const gel = (as: string, more: object = {}) => ({ id: 'mimic-gel', as, exhausted: true, ...more });

describe('mimic-gel', () => {
  it('enters as a copy of another creature: power, keywords, Play: ability', () => {
    const t = table({ me: { house: 'logos', hand: ['mimic-gel'] }, foe: { line: ['urchin', 'troll'], aember: 2 } });
    t.me.play('mimic-gel').choose('urchin');
    t.expect({ me: { aember: 1, line: [gel('urchin')] }, foe: { aember: 1, line: ['urchin', 'troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mimic-gel/printed: copies neither damage, æmber nor upgrades, of a friendly creature either (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          hand: ['mimic-gel'],
          line: [{ id: 'troll', damage: 3, aember: 2, upgrades: ['blood-of-titans'] }],
        },
        foe: {},
      });
      t.me.play('mimic-gel').flank('right');
      t.expect({
        me: { line: [{ id: 'troll', damage: 3, aember: 2, upgrades: ['blood-of-titans'] }, gel('troll')] },
      });
    },
  );

  it('is itself again where it leaves play', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: [{ id: 'mimic-gel', as: 'urchin' }] },
      foe: { line: ['troll'] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { line: [], discard: ['poison-wave', 'mimic-gel'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('ruling mimic-gel/logos: belongs to Logos whatever it copies, and is not played without another creature', () => {
    const alone = table({ me: { house: 'logos', hand: ['mimic-gel'] }, foe: {} });
    alone.me.cannot('play', 'mimic-gel', 'needs-unmet');
    const played = table({
      me: { house: 'logos', ...myHouses.logos, hand: ['mimic-gel'] },
      foe: { ...foeHouses, line: ['troll'] },
    });
    played.me.play('mimic-gel').end();
    played.foe.house('dis').end();
    played.me.house('logos').reap('mimic-gel');
    played.expect({ me: { aember: 1, line: [gel('troll')] }, foe: { line: ['troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mimic-gel/alpha: the copy of a creature with alpha goes back to the hand where something was done before (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['mimic-gel', 'wild-wormhole'], deck: ['troll'] },
        foe: { line: ['bumblebird'] },
      });
      t.me.play('wild-wormhole').play('mimic-gel').choose('bumblebird');
      t.expect({
        me: { hand: ['mimic-gel'], line: [{ id: 'troll', exhausted: true }] },
        foe: { line: ['bumblebird'] },
      });
      const first = table({ edition, me: { house: 'logos', hand: ['mimic-gel'] }, foe: { line: ['bumblebird'] } });
      first.me.play('mimic-gel');
      first.expect({ me: { hand: [], line: [gel('bumblebird')] }, foe: { line: ['bumblebird'] } });
    },
  );

  it.each(editionsSince('cota-1.3'))(
    'ruling mimic-gel/omega: the copy of a creature with omega ends the step (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', ...myHouses.logos, hand: ['mimic-gel', 'batdrone'] },
        foe: { ...foeHouses, line: ['duskwitch'] },
      });
      t.me.play('mimic-gel');
      t.foe.house('dis');
      t.expect({
        me: { hand: ['batdrone'], line: ['mimic-gel'].map((id) => ({ id, as: 'duskwitch' })) },
        foe: { line: ['duskwitch'] },
      });
    },
  );

  it('ruling mimic-gel/another: a copy of another is what that one is a copy of, and stays so', () => {
    const t = table({
      me: { house: 'logos', hand: ['mimic-gel'] },
      foe: { line: [{ id: 'mimic-gel', as: 'troll' }] },
    });
    t.me.play('mimic-gel');
    t.expect({ me: { line: [gel('troll')] }, foe: { line: [{ id: 'mimic-gel', as: 'troll' }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mimic-gel/lasting: what was said of the copied creature for this turn is not copied (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          hand: ['mimic-gel'],
          artifacts: ['spectral-tunneler'],
          line: ['duskwitch', 'titan-mechanic', 'batdrone'],
          deck: ['urchin', 'troll'],
        },
        foe: {},
      });
      t.me
        .action('spectral-tunneler')
        .choose('titan-mechanic')
        .play('mimic-gel')
        .choose('titan-mechanic')
        .flank('right');
      t.me.reap('mimic-gel');
      t.expect({
        me: {
          hand: [],
          deck: ['urchin', 'troll'],
          line: ['duskwitch', 'titan-mechanic', 'batdrone', gel('titan-mechanic')],
        },
      });
      t.me.reap('titan-mechanic');
      expect(t.state.players[0]?.hand).toHaveLength(1);
    },
  );

  it('ruling mimic-gel/title: counts with the title of what it copies for cards that look for it', () => {
    const t = table({
      me: { house: 'logos', line: [{ id: 'mimic-gel', as: 'velum' }, 'hyde'], deck: ['urchin', 'urchin', 'urchin'] },
      foe: {},
    });
    t.me.reap('hyde');
    expect(t.state.players[0]?.hand).toHaveLength(2);
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mimic-gel/deploy: goes anywhere in the line as a copy of a creature with deploy (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['mimic-gel'], line: ['batdrone', 'titan-mechanic'] },
        foe: { line: ['challe-the-safeguard'] },
      });
      t.me.play('mimic-gel').choose('challe-the-safeguard', 'place 1');
      t.expect({
        me: { line: ['batdrone', gel('challe-the-safeguard'), 'titan-mechanic'] },
        foe: { line: ['challe-the-safeguard'] },
      });
    },
  );

  it('ruling mimic-gel/put-into-play: is a copy also where it is put into play; alone it has 0 power and dies', () => {
    const alone = table({
      me: { house: 'untamed', hand: ['aemberlution', 'mimic-gel', ...filler(6)] },
      foe: { houses: foeHouses.houses },
    });
    alone.me.play('aemberlution');
    alone.expect({ me: { line: [], hand: filler(6), discard: ['aemberlution', 'mimic-gel'] }, foe: {} });
    const t = table({
      me: { house: 'untamed', hand: ['aemberlution', 'dextre', 'mimic-gel', ...filler(6)] },
      foe: { houses: foeHouses.houses },
    });
    t.me.play('aemberlution').choose('dextre', 'right');
    t.expect({
      me: { line: ['dextre', { id: 'mimic-gel', as: 'dextre' }], hand: filler(6), discard: ['aemberlution'] },
      foe: {},
    });
  });

  it('is a copy again where Spangler Box returns it, of whatever is in play then', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['spangler-box'], line: [{ id: 'mimic-gel', as: 'urchin' }] },
      foe: { ...foeHouses, house: 'shadows', line: ['troll'], hand: ['poltergeist'] },
    });
    t.me.action('spangler-box').choose('mimic-gel').end();
    t.foe.house('dis').play('poltergeist').choose('spangler-box');
    t.expect({
      me: { line: [gel('troll')] },
      foe: { line: ['troll'], discard: ['poltergeist'] },
    });
  });

  it('and where General Sherman leaves play', () => {
    const t = table({
      me: { house: 'unfathomable', hand: ['general-sherman'], line: ['troll', { id: 'mimic-gel', as: 'troll' }] },
      foe: { ...foeHouses, hand: ['gateway-to-dis'] },
    });
    t.me.play('general-sherman').end();
    t.foe.house('dis').play('gateway-to-dis').choose('troll', 'right');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }, gel('troll')], discard: ['general-sherman'] } });
  });

  it('or Exhume plays it from the discard pile', () => {
    const t = table({ me: { house: 'dis', hand: ['exhume'], discard: ['mimic-gel'] }, foe: { line: ['troll'] } });
    t.me.play('exhume').yes();
    t.expect({ me: { line: [gel('troll')], discard: ['exhume'] }, foe: { line: ['troll'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling auto-legionary/mimic-gel: a copy of one that is a creature has 5 power and may be used in any turn (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { ...myHouses.logos, house: 'logos', hand: ['mimic-gel'], line: [] },
        foe: { houses: ['saurian', 'dis', 'logos'], artifacts: ['auto-legionary'], line: ['troll'] },
      });
      t.me.end();
      t.foe.house('saurian').action('auto-legionary').choose('right').end();
      t.me.house('logos').play('mimic-gel').choose('auto-legionary', 'left');
      expect(see(t.state, 0).players[0]?.line[0]).toMatchObject({ type: 'creature', power: 5, houses: ['logos'] });
      t.me.end();
      t.foe.house('dis').end();
      t.me.house(myHouses.logos.houses.find((house) => house !== 'logos') ?? 'logos').reap('mimic-gel');
      t.expect({
        me: { aember: 1, line: [gel('auto-legionary')], artifacts: [] },
        foe: { line: ['troll', 'auto-legionary'], artifacts: [] },
      });
    },
  );

  it('a copy of one that left play and came back is itself, and an artifact copied as one is one', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['mimic-gel', 'batdrone'] },
      foe: { houses: ['saurian', 'dis', 'logos'], artifacts: ['auto-legionary'], hand: ['fear'] },
    });
    t.me.end();
    t.foe.house('saurian').action('auto-legionary').end();
    t.me.house('logos').play('mimic-gel', 'right').end();
    t.foe.house('dis').play('fear').choose('mimic-gel').end();
    t.me.house('logos').play('batdrone').play('mimic-gel').choose('batdrone', 'right');
    const copy = see(t.state, 0).players[0]?.line[1];
    expect(copy).toMatchObject({ name: 'mimic-gel', as: 'batdrone', power: 2 });
  });

  it('copies an Effigy of Melerukh that is a creature with its 100 power and armor, and its blank text', () => {
    const t = table({
      me: { houses: ['logos', 'dis', 'brobnar'], house: 'brobnar', hand: ['mimic-gel'], line: ['bumpsy'] },
      foe: {
        houses: ['unfathomable', 'dis', 'logos'],
        artifacts: [{ id: 'effigy-of-melerukh', counters: { awakening: 5 } }],
      },
    });
    t.me.reap('bumpsy').end();
    t.foe.house('logos').end();
    t.me.house('logos').play('mimic-gel').choose('effigy-of-melerukh', 'right');
    expect(see(t.state, 0).players[0]?.line[1]).toMatchObject({ as: 'effigy-of-melerukh', power: 100, armor: 100 });
  });

  it('of The Mysticeti it copies no counters, so that it has 0 power and dies', () => {
    const t = table({
      me: { houses: ['logos', 'dis', 'brobnar'], house: 'logos', hand: ['mimic-gel'] },
      foe: { houses: ['untamed', 'dis', 'logos'], artifacts: ['the-mysticeti'], line: ['niffle-ape'] },
    });
    t.me.end();
    t.foe.house('untamed').action('the-mysticeti').choose('right').end();
    t.me.house('logos').play('mimic-gel').choose('the-mysticeti', 'left');
    expect(t.state.players[0]?.discard).toHaveLength(1);
    expect(t.state.players[0]?.line).toEqual([]);
  });

  it('of an artifact that Animator moved it is a creature with 3 power of the active house, for that turn', () => {
    const t = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        hand: ['mimic-gel'],
        artifacts: ['animator', 'library-of-babble'],
      },
      foe: { houses: foeHouses.houses },
    });
    t.me.action('animator').choose('library-of-babble').play('mimic-gel').choose('library-of-babble', 'right');
    expect(see(t.state, 0).players[0]?.line[1]).toMatchObject({ type: 'creature', power: 3 });
    t.me.end();
    t.expect({
      me: {
        line: [],
        artifacts: ['animator', 'library-of-babble', { id: 'mimic-gel', as: 'library-of-babble' }],
      },
    });
  });

  it('has the icons of the card that it copies, those that its deck added too', () => {
    const t = table({
      me: { house: 'logos', hand: [{ id: 'mimic-gel', bonus: ['draw'] }], deck: ['troll'] },
      foe: { line: [{ id: 'batdrone', bonus: ['aember', 'aember'] }] },
    });
    t.me.play('mimic-gel');
    t.expect({ me: { aember: 2, line: [gel('batdrone')], deck: ['troll'] }, foe: { line: ['batdrone'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling mimic-gel/rule-of-six: counts with the title of the copied card for the rule of six (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'logos', hand: ['mimic-gel', 'mimic-gel', 'batdrone'], line: [] },
        foe: { line: ['batdrone'] },
      });
      t.me.play('mimic-gel').choose('batdrone').play('mimic-gel');
      t.me.choose('batdrone');
      expect(t.state.deeds.map(({ title }) => title)).toEqual(['Batdrone', 'Batdrone']);
    },
  );
});
