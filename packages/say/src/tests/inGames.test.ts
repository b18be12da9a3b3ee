// Questions, buttons and log lines of whole games, as the rules ask them: positions are played up to them.
import type { State, Table } from '@vaultsong/engine';
import {
  a,
  answer,
  choose,
  constant,
  count,
  creature,
  deal,
  each,
  eachTime,
  friendly,
  gain,
  gainsKeyword,
  lasting,
  legal,
  maySpendAemberOn,
  omni,
  only,
  prey,
  see,
  self,
  table,
  thisCreature,
} from '@vaultsong/engine';
import { adventure, being, copies, spell, thing } from '@vaultsong/engine/testing';
import { describe, expect, it } from 'vitest';
import { sayAsk, sayEvent, sayLasting, sayOption } from '../index.ts';

/** The pending question and its buttons, as they are read. */
const said = ({ ask }: State): readonly string[] =>
  ask === null ? [] : [sayAsk(ask), ...ask.options.map((option) => sayOption(option, ask))];

describe('the rules ask', () => {
  const rich = { step: 'forge', me: { houses: ['brobnar', 'dis'], aember: 7 } } as const;

  it('whether to forge', () => {
    expect(said(table({ edition: 'manual', ...rich }).state)).toEqual([
      'Forge a key at its current cost?',
      'Forge a key at its current cost',
      'Do not',
    ]);
  });

  it('which æmber is spent, and what leaving off means then', () => {
    const safe = thing('safe', constant(maySpendAemberOn(only(self))));
    const saved = (aember: number): Table =>
      table({
        edition: 'cota-1.0',
        step: 'forge',
        me: { houses: ['brobnar', 'dis'], aember, artifacts: [{ id: safe, aember: 2 }] },
      });
    const prompt = 'Forge a key: choose a card to spend 1 æmber from';
    expect(said(saved(4).state)).toEqual([prompt, 'Safe', 'Do not forge']);
    expect(said(saved(6).state)).toEqual([prompt, 'Safe', 'Done']);
  });

  it('whether to pick up the archives', () => {
    const t = table({ edition: 'manual', step: 'forge', me: { houses: ['brobnar', 'dis'], archives: ['five'] } });
    expect(said(t.state)).toEqual(['Pick up your archives?', 'Pick up the archives', 'Leave them']);
  });

  it('what readies next', () => {
    const tired = (id: string) => ({ id, exhausted: true });
    const bell = thing(
      'bell',
      eachTime(
        { event: 'ready', card: friendly(creature) },
        gain(count(each(friendly({ type: 'creature', ready: false })))),
      ),
    );
    const t = table({
      edition: 'current',
      me: {
        house: 'brobnar',
        deck: copies(9, 'one'),
        hand: copies(6, 'one'),
        line: ['five', 'six', 'seven'].map(tired),
        artifacts: [bell],
      },
    });
    t.me.end();
    expect(said(t.state)).toEqual(['Ready your cards: choose which comes next', 'Five', 'Six', 'Seven', 'Any order']);
  });
});

describe('a team is asked', () => {
  const foe = { adversary: 'kraken' } as const;

  it('for its order', () => {
    const decks = ['a', 'b', 'c', 'z'].map((name) => ({
      name,
      houses: ['brobnar' as const],
      cards: copies(20, 'one').map((id) => ({ name: id })),
    }));
    const s = deal({ decks, seed: 3, adventure: { program: adventure.program, adversary: 'kraken' } });
    while (s.ask?.kind === 'mulligan')
      answer(
        s,
        legal(s).findIndex((option) => option.pick === 'no'),
      );
    expect(said(s)).toEqual(['Which of you goes first?', 'Player 1', 'Player 2', 'Player 3']);
    answer(s, 2);
    expect(said(s)[0]).toBe('Which of you goes next?');
  });

  it('whom a creature fights that is no one’s', () => {
    const hunter = being('hunter', { power: 6 }, constant(prey(thisCreature, 'least-powerful')));
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['two', 'five', 'imp'] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    expect(said(t.state)[0]).toBe('hunter fights: choose its target');
  });

  it('whether to raise the tide', () => {
    expect(said(table({ adventure, me: { house: 'brobnar', aember: 2 }, foe }).state).slice(1)).toEqual([
      'Raise the tide, for æmber of your team',
      'End your turn',
    ]);
  });
});

describe('the log tells', () => {
  const deck = { deck: copies(20, 'one') } as const;

  it('that an ability comes from the hand', () => {
    const flare = thing('flare', omni(gain(3)));
    const t = table({
      edition: 'manual',
      me: { house: 'brobnar', ...deck, hand: [flare] },
      foe: { houses: ['dis'], ...deck },
    });
    expect(said(t.state)[1]).toBe('Use the omni of flare from your hand, and discard it');
    t.me.omni(flare);
    const used = t.events.find((e) => e.type === 'use');
    expect(used && sayEvent(used, () => 'Anna')).toBe('Anna uses the omni of flare from Anna’s hand.');
  });

  it('how many enrage counters are left', () => {
    const t = table({
      edition: 'manual',
      me: { house: 'brobnar', line: [{ id: 'five', enraged: 2 }] },
      foe: { line: ['one'] },
    });
    t.me.fight('five', 'one');
    expect(t.events.flatMap((e) => (e.type === 'calm' ? [sayEvent(e, () => 'Anna')] : []))).toEqual([
      'Five loses an enrage counter.',
    ]);
  });
});

describe('a view of effects that go on', () => {
  it('is said with what was chosen, except for a card that the viewer cannot see', () => {
    const oath = spell(
      'oath',
      choose(a({ zone: 'hand' }), (card) => [lasting('turn', constant(gainsKeyword(only(card), 'alpha')))]),
    );
    const t = table({ me: { house: 'brobnar', hand: [oath, 'five', 'six'] } });
    t.me.play(oath).choose('six');
    const effects = (viewer: number | 'table') => see(t.state, viewer).lasting.map(sayLasting);
    expect(effects(0)).toEqual(['For the rest of the turn, six gains alpha.']);
    expect(effects(1)).toEqual(['For the rest of the turn, a card gains alpha.']);
    expect(effects('table')).toEqual(effects(1));
  });
});
