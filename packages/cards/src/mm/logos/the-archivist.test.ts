import type { Table } from '@vaultsong/engine';
import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('the-archivist', () => {
  /** A turn of mine in which something is archived, and then the choice of a house in the next one. */
  const nextTurn = (t: Table): void => {
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('logos');
  };
  /** What the opponent sees faceup in my archives. */
  const faceup = (t: Table) =>
    (see(t.state, 1).players[0]?.archives ?? []).flatMap((card) => (card.known && card.faceup ? [card.name] : []));

  it('archived from hand lies faceup, so that its player may take up only some of the archives [rule faceup-archives]', () => {
    const t = table({
      me: {
        ...{ ...myHouses.logos, house: 'logos', archives: ['fear', 'troll'] },
        ...{ hand: ['causal-loop', 'the-archivist', ...filler(6)] },
      },
      foe: foeHouses,
    });
    t.me.play('causal-loop').choose('the-archivist');
    expect(faceup(t)).toEqual(['the-archivist']);
    nextTurn(t);
    t.me.yes().order('the-archivist').choose('troll').done();
    t.expect({ me: { hand: ['troll', ...filler(6)], archives: ['fear', 'the-archivist', 'causal-loop'] } });
  });

  it('its player may take up all as ever, itself too, or leave all', () => {
    const begin = () => {
      const t = table({
        me: { ...myHouses.logos, house: 'logos', archives: ['fear'], hand: ['labwork', 'the-archivist', ...filler(6)] },
        foe: foeHouses,
      });
      t.me.play('labwork').choose('the-archivist');
      nextTurn(t);
      return t;
    };
    const all = begin();
    all.me.yes().choose('no');
    all.expect({ me: { hand: ['fear', 'the-archivist', ...filler(6)], archives: [] } });
    const itself = begin();
    itself.me.yes().order('the-archivist').choose('the-archivist').done();
    itself.expect({ me: { hand: ['the-archivist', ...filler(6)], archives: ['fear'] } });
    const none = begin();
    none.me.no();
    none.expect({ me: { hand: filler(6), archives: ['fear', 'the-archivist'] } });
  });

  it('archived from the top of the deck lies faceup too', () => {
    const t = table({
      me: {
        ...myHouses.logos,
        house: 'logos',
        hand: ['eclectic-inquiry', ...filler(6)],
        deck: ['the-archivist', 'fear'],
      },
      foe: foeHouses,
    });
    t.me.play('eclectic-inquiry');
    expect(faceup(t)).toEqual(['the-archivist']);
    nextTurn(t);
    t.me.yes().order('the-archivist').choose('fear').done();
    t.expect({ me: { hand: ['fear', ...filler(6)], archives: ['the-archivist'] } });
  });

  it('does nothing while it is in play', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', line: ['the-archivist'], archives: ['fear', 'troll'], hand: filler(6) },
      foe: foeHouses,
    });
    nextTurn(t);
    t.me.yes();
    t.expect({ me: { hand: ['fear', 'troll', ...filler(6)], archives: [], line: ['the-archivist'] } });
  });

  it('does nothing for the opponent', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['labwork', 'the-archivist', ...filler(6)] },
      foe: { ...foeHouses, archives: ['fear', 'troll'] },
    });
    t.me.play('labwork').choose('the-archivist').end();
    t.foe.house('dis').yes();
    t.expect({ me: { archives: ['the-archivist'] }, foe: { hand: ['fear', 'troll'], archives: [] } });
  });

  it('ruling the-archivist/facedown: put into archives by other words it lies facedown and does nothing [rule faceup-archives]', () => {
    const t = table({
      me: {
        ...{ ...myHouses.logos, house: 'logos', archives: ['fear', 'troll'] },
        ...{ hand: ['mind-over-matter', ...filler(6)], line: ['the-archivist'] },
      },
      foe: foeHouses,
    });
    t.me.play('mind-over-matter');
    expect(faceup(t)).toEqual([]);
    nextTurn(t);
    t.me.yes();
    t.expect({ me: { hand: ['fear', 'troll', 'the-archivist', ...filler(6)], archives: [], line: [] } });
  });

  it('put into archives by Biomatrix Backup it lies facedown as well', () => {
    const t = table({
      me: {
        ...{ ...myHouses.logos, house: 'logos' },
        line: [{ id: 'the-archivist', upgrades: ['biomatrix-backup'] }],
      },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.fight('the-archivist', 'troll');
    expect(faceup(t)).toEqual([]);
    t.expect({
      me: { line: [], archives: ['the-archivist'], discard: ['biomatrix-backup'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });

  it('ruling the-archivist/archimedes: destroyed beside Archimedes it is archived faceup', () => {
    const t = table({
      me: {
        ...{ ...myHouses.logos, house: 'logos', archives: ['fear', 'krump'] },
        ...{ line: ['archimedes', 'the-archivist'], hand: filler(6) },
      },
      foe: { ...foeHouses, line: ['troll'] },
    });
    t.me.fight('the-archivist', 'troll');
    expect(faceup(t)).toEqual(['the-archivist']);
    nextTurn(t);
    t.me.yes().order('the-archivist').choose('krump').done();
    t.expect({
      me: { hand: ['krump', ...filler(6)], archives: ['fear', 'the-archivist'], line: ['archimedes'] },
      foe: { line: [{ id: 'troll', damage: 3 }] },
    });
  });
});
