// Piles from which an effect lets cards be played. No card that can be played has such an effect yet, so no game of the page
// shows it.
import {
  constant,
  creature,
  define,
  legal,
  mayPlayFrom,
  position,
  see,
  artifactCard as thing,
} from '@vaultsong/engine';
import { keyOf, refusalsFor } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { leftIn, verbsIn } from '../../worker/present/verbs.ts';
import { PileSheet } from '../sheets/PileSheet.tsx';
import { shown } from '../testing/shown.tsx';
import { findKnown } from './known.ts';
import { Piles } from './Piles.tsx';
import { pilesOf } from './pilesOf.ts';

define([thing({ id: 'page-grave', name: 'Grave', house: 'brobnar' }, constant(mayPlayFrom('discard', creature)))]);

const state = position({
  seats: [{ house: 'brobnar', artifacts: ['page-grave'], discard: ['troll', 'anger'], purged: ['troll'] }, {}],
});
const view = see(state, 0);
const verbs = verbsIn(view, refusalsFor(state, view), 0);
const [me] = view.players;
if (me === undefined) throw new Error('There is no seat 0');

describe('a card in the archives', () => {
  it('is said to lie faceup where it does, with the icons of that copy', () => {
    const seen = see(position({ seats: [{ house: 'brobnar', archives: ['anger', 'troll'] }, { houses: ['dis'] }] }), 0);
    const [mine] = seen.players;
    if (mine === undefined) throw new Error('Nobody sits there');
    const archives = mine.archives.map((card) =>
      card.known && card.name === 'anger' ? { ...card, faceup: true as const, bonus: ['draw', 'draw'] as const } : card,
    );
    const cards = archives.flatMap((card) => (card.known ? [card.ref] : []));
    const players = seen.players.map((player) => (player === mine ? { ...mine, archives } : player));
    const said = shown(
      <PileSheet
        title="Your archives"
        cards={cards}
        choices={[]}
        buttons={[]}
        entry={null}
        onClose={() => undefined}
      />,
      { view: { ...seen, players } },
    );
    expect(said).toContain('aria-label="Anger, action, faceup, bonus 2 draw"');
    expect(said).toContain('aria-label="Troll"');
    expect(said.match(/Lies faceup in the archives/g)).toHaveLength(1);
  });
});

describe('a deck that is played with its top card revealed', () => {
  it('can be looked through as far as it is open', () => {
    const top = me.discard[0];
    if (top === undefined) throw new Error('The pile is empty');
    const open = { ...me, deck: 12, top, discard: [] };
    const players = view.players.map((player) => (player === me ? open : player));
    const said = shown(<Piles player={open} />, { view: { ...view, players } });
    expect(said).toContain('Your deck, 12 cards: look through');
    expect(pilesOf(me)[0]?.cards).toBeNull();
    expect(findKnown({ ...view, players }, keyOf(top.ref))?.name).toBe('troll');
  });
});

describe('cards that can be played from a pile', () => {
  it('are among what one can do, and counted among what is left to do', () => {
    const play = legal(state).findIndex((o) => o.pick === 'move' && o.move.do === 'play');
    const offered = Object.values(verbs).flat();
    expect(offered.filter(({ verb }) => verb === 'play').map(({ answer }) => answer)).toEqual([play]);
    expect(leftIn(view, 0, verbs)).toEqual({ creatures: 0, artifacts: 0, hand: 1 });
  });

  it('mark their pile, and no other one', () => {
    const piles = shown(<Piles player={me} />, { view, verbs });
    expect(piles).toContain('discard, 2 cards, 1 can be played: look through');
    expect(piles).toContain('class="pile can-choose"');
    expect(piles.match(/can-choose/g)).toHaveLength(1);
  });

  it('are marked in it, with a button that plays the one that is looked at', () => {
    const cards = me.discard.map(({ ref }) => ref);
    const sheet = shown(
      <PileSheet title="Your discard" cards={cards} choices={[]} buttons={[]} entry={null} onClose={() => undefined} />,
      { view, verbs },
    );
    expect(sheet).toContain('aria-label="Troll, can be played"');
    expect(sheet).toContain('aria-label="Anger, bonus æmber"');
    expect(sheet).toContain('Play Troll</button>');
  });
});
