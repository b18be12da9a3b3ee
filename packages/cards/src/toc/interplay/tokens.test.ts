// Token creatures of Tokens of Change and the cards that make them, with each other: what is hidden, who makes how many.
import { conform, see, table, witness } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const made = (id: string, token: string) => ({ id, token, exhausted: true });

describe('a card that becomes a token creature', () => {
  it('is not shown to the opponent by Sidekick', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['sidekick', 'library-access', 'troll'], beside: ['phantasm'] },
    });
    t.me.play('sidekick').choose('library-access').flank('left');
    t.expect({ me: { line: [made('library-access', 'phantasm'), { id: 'sidekick', exhausted: true }] } });
    expect(see(t.state, 0).players[0]!.line[0]?.token).toEqual({ beneath: 'library-access' });
    expect(see(t.state, 1).players[0]!.line[0]?.token).toEqual({ beneath: null });
    expect(t.events.map((e) => JSON.stringify(witness(e, 1, 2))).join()).not.toContain('library-access');
    conform(t.state, 0, 1);
  });

  it('is known to all where Spinnertech took it from the discard pile', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['spinnertech'], discard: ['library-access'], beside: ['phantasm'] },
    });
    t.me.play('spinnertech').flank('left');
    expect(see(t.state, 1).players[0]!.line[0]?.token).toEqual({ beneath: 'library-access' });
    conform(t.state, 0, 1);
  });

  it('is no Mutant for what lies beneath, and is one for what it is', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'bumpsy'], artifacts: ['vault-of-redemption'], deck: ['anger', 'punch'] },
      foe: {
        line: [
          { id: 'admirable-neophyte', token: 'facet' },
          { id: 'mother', token: 'sentinel' },
        ],
      },
    });
    t.me.fight('troll', 'facet').fight('bumpsy', 'sentinel');
    t.expect({
      me: {
        hand: ['anger'],
        line: [
          { id: 'troll', damage: 1, exhausted: true },
          { id: 'bumpsy', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});

describe('several cards that make token creatures', () => {
  it('each make theirs for one enemy creature: Beyond All Darkness and Redeemer Amara', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['beyond-all-darkness'],
        line: ['pit-demon', 'redeemer-amara'],
        deck: ['mother', 'anger', 'punch'],
        beside: ['snare'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.play('beyond-all-darkness').fight('pit-demon', 'batdrone').order('redeemer-amara');
    t.me.flank('left').flank('right');
    t.expect({
      me: {
        line: [
          made('mother', 'snare'),
          { id: 'pit-demon', damage: 2, exhausted: true },
          'redeemer-amara',
          made('anger', 'snare'),
        ],
        deck: ['punch'],
      },
      foe: { line: [] },
    });
  });

  it('put them on their own flanks: The Amasser and The Forsaken', () => {
    const t = table({
      me: {
        houses: ['brobnar', 'dis', 'logos'],
        house: 'brobnar',
        hand: ['anger', ...filler(5)],
        deck: ['bumpsy'],
      },
      foe: {
        houses: ['brobnar', 'dis', 'logos'],
        line: ['the-forsaken', 'the-amasser'],
        deck: ['mother', 'troll', 'krump'],
        beside: ['thrall'],
      },
    });
    t.me.discard('anger').end();
    t.expect({
      active: 'foe',
      foe: {
        line: [made('mother', 'thrall'), 'the-forsaken', 'the-amasser', made('troll', 'thrall')],
        deck: ['krump'],
      },
    });
  });

  it('enter enraged and fight: Vindication Outpost with a Paragon beside a Mutant creature', () => {
    const t = table({
      me: {
        house: 'redemption',
        artifacts: ['vindication-outpost'],
        line: ['admirable-neophyte', 'troll'],
        deck: ['mother'],
        beside: ['paragon'],
      },
      foe: { line: ['batdrone'] },
    });
    t.me.action('vindication-outpost').choose('troll').flank('right');
    t.expect({
      me: { line: ['admirable-neophyte', { ...made('mother', 'paragon'), damage: 1 }], deck: ['troll'] },
      foe: { line: [] },
    });
  });
});

describe('token creatures that count each other', () => {
  it('die with one another: a Steppe Wolf that loses the power of the other', () => {
    const wolf = (id: string) => ({ id, token: 'steppe-wolf' });
    const t = table({
      me: { house: 'untamed', line: [wolf('mother'), { ...wolf('anger'), damage: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.fight('steppe-wolf#1', 'troll');
    t.expect({ me: { line: [], discard: ['anger', 'mother'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });
});
