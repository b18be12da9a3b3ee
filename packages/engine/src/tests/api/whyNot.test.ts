import { describe, expect, it } from 'vitest';
import type { CardVerb, EditionName, Modifier, Reason, TablePosition } from '../../index.ts';
import {
  actionAbility,
  actionCard,
  aember,
  answer,
  atLeast,
  cannot,
  constant,
  creature,
  define,
  enemy,
  gain,
  legal,
  omni,
  play,
  playerCannot,
  table,
  whyNot,
  whyNotEnd,
} from '../../index.ts';
import { being, copies, thing } from '../../testing/cards.ts';

/** The reason against a move with the first card of that name, wherever it lies. */
function reason(p: TablePosition, verb: CardVerb, name: string): Reason | null {
  const { state } = table(p);
  const card = state.cards.find((c) => c.ref.name === name);
  if (card === undefined) throw new Error(`There is no ${name}`);
  return whyNot(state, card.ref, verb);
}
const rule = (p: TablePosition, verb: CardVerb, name: string): string => reason(p, verb, name)?.rule ?? 'none';

describe('whyNot names the rule that stands against a move', () => {
  it('none: then the move is among the options', () => {
    const t = table({ me: { house: 'brobnar', hand: ['five'], line: ['four'] } });
    const card = (name: string) => t.state.cards.find((c) => c.ref.name === name)!.ref;
    expect(whyNot(t.state, card('five'), 'play')).toBeNull();
    expect(whyNot(t.state, card('four'), 'reap')).toBeNull();
    expect(legal(t.state)).toContainEqual({ pick: 'move', move: { do: 'play', card: card('five') } });
  });
  it('Reason not-your-turn', () =>
    expect(rule({ me: { house: 'brobnar' }, foe: { line: ['five'] } }, 'reap', 'five')).toBe('not-your-turn'));
  it('Reason not-in-this-step', () =>
    expect(rule({ step: 'forge', me: { houses: ['brobnar', 'dis'], hand: ['five'] } }, 'play', 'five')).toBe(
      'not-in-this-step',
    ));
  it('Reason not-here', () => {
    expect(rule({ me: { house: 'brobnar', discard: ['five'] } }, 'play', 'five')).toBe('not-here');
    expect(rule({ me: { house: 'brobnar', hand: ['five'] } }, 'reap', 'five')).toBe('not-here');
    expect(rule({ me: { house: 'brobnar', line: ['five'] } }, 'play', 'five')).toBe('not-here');
    const { state } = table({ me: { house: 'brobnar', hand: ['five'] } });
    expect(whyNot(state, { id: 0, life: 7, name: 'five' }, 'play')).toEqual({ rule: 'not-here' });
  });
  it('Reason no-such-ability', () =>
    expect(rule({ me: { house: 'brobnar', line: ['five'] } }, 'action', 'five')).toBe('no-such-ability'));
  it('Reason exhausted', () =>
    expect(rule({ me: { house: 'brobnar', line: [{ id: 'five', exhausted: true }] } }, 'reap', 'five')).toBe(
      'exhausted',
    ));
  it('Reason stunned', () =>
    expect(rule({ me: { house: 'brobnar', line: [{ id: 'five', stunned: true }] } }, 'reap', 'five')).toBe('stunned'));
  it('Reason not-stunned', () =>
    expect(rule({ me: { house: 'brobnar', line: ['five'] } }, 'unstun', 'five')).toBe('not-stunned'));
  it('Reason wrong-house', () => {
    expect(rule({ me: { house: 'brobnar', hand: ['imp'] } }, 'play', 'imp')).toBe('wrong-house');
    expect(rule({ me: { house: 'brobnar', hand: ['imp'] } }, 'discard', 'imp')).toBe('wrong-house');
    expect(rule({ me: { house: 'brobnar', line: ['imp'] } }, 'reap', 'imp')).toBe('wrong-house');
  });
  it('Reason no-target', () =>
    expect(rule({ me: { house: 'brobnar', line: ['five'] } }, 'fight', 'five')).toBe('no-target'));
  it('Reason no-host', () => expect(rule({ me: { house: 'brobnar', hand: ['hat'] } }, 'play', 'hat')).toBe('no-host'));
  it('Reason first-turn', () => {
    const t = table({ turn: 1, first: 0, me: { house: 'brobnar', hand: ['five', 'four'] } });
    t.me.discard('five').cannot('play', 'four', 'first-turn');
  });
  it('Reason rule-of-six', () => {
    const t = table({ me: { house: 'brobnar', hand: copies(7, 'blank') } });
    for (let i = 0; i < 6; i++) t.me.play('blank');
    t.me.cannot('play', 'blank', 'rule-of-six');
  });
  it('Reason alpha', () => {
    define([actionCard({ id: 'dawn', name: 'Dawn', house: 'brobnar', keywords: ['alpha'] }, play(gain(1)))]);
    const t = table({ me: { house: 'brobnar', hand: ['dawn', 'blank'] } });
    t.me.play('blank').cannot('play', 'dawn', 'alpha');
  });
  it('Reason needs-unmet', () => {
    const dragon = being('dragon', {}, constant({ mod: 'play-needs', cond: atLeast(aember('you'), 7) }));
    expect(rule({ me: { house: 'brobnar', hand: [dragon], aember: 6 } }, 'play', dragon)).toBe('needs-unmet');
    expect(rule({ me: { house: 'brobnar', hand: [dragon], aember: 7 } }, 'play', dragon)).toBe('none');
  });
  it('Reason enraged', () =>
    expect(
      rule({ me: { house: 'brobnar', line: [{ id: 'five', enraged: true }] }, foe: { line: ['one'] } }, 'reap', 'five'),
    ).toBe('enraged'));
  it('Reason must-fight', () => {
    const angry = { id: 'five', enraged: true } as const;
    const end = (edition: EditionName, me: TablePosition['me'], foe: TablePosition['foe']): Reason | null =>
      whyNotEnd(table({ edition, me: { house: 'brobnar', ...me }, foe: foe ?? {} }).state);
    expect(end('manual', { line: ['four', angry] }, { line: ['one'] })).toMatchObject({
      rule: 'must-fight',
      by: { name: 'five' },
    });
    expect(end('manual', { line: ['four', angry] }, {})).toBeNull();
    expect(end('manual', { line: ['four'] }, { line: [{ id: 'one', enraged: true }] })).toBeNull();
    expect(end('master-16', { line: [angry] }, { line: ['one'] })).toBeNull();
  });
  it('why not end is no question while no move is asked for', () => {
    const t = table({
      edition: 'manual',
      me: { house: 'brobnar', line: [{ id: 'five', enraged: true }] },
      foe: { line: ['one', 'two'] },
    });
    const five = t.state.cards.find((c) => c.ref.name === 'five')!.ref;
    answer(
      t.state,
      legal(t.state).findIndex((o) => o.pick === 'move' && o.move.do === 'fight' && o.move.card.id === five.id),
    );
    expect(t.state.ask?.kind).toBe('cards');
    expect(whyNotEnd(t.state)).toBeNull();
  });
  it('Reason forbidden, limit and toll name the card that does it', () => {
    const foe = (give: Modifier) => ({ artifacts: [thing('bar', constant(give))] });
    expect(
      reason({ me: { house: 'brobnar', hand: ['five'] }, foe: foe(playerCannot('opponent', 'play')) }, 'play', 'five'),
    ).toMatchObject({ rule: 'forbidden', by: { name: 'bar' } });
    expect(
      reason(
        { me: { house: 'brobnar', hand: ['five'] }, foe: foe(playerCannot('opponent', 'discard')) },
        'discard',
        'five',
      ),
    ).toMatchObject({ rule: 'forbidden', by: { name: 'bar' } });
    expect(
      reason({ me: { house: 'brobnar', line: ['five'] }, foe: foe(cannot(enemy(creature), 'used')) }, 'reap', 'five'),
    ).toMatchObject({ rule: 'forbidden', by: { name: 'bar' } });
    expect(
      reason(
        {
          me: { house: 'brobnar', hand: ['five'] },
          foe: foe({ mod: 'play-limit', who: 'opponent', card: creature, most: 0 }),
        },
        'play',
        'five',
      ),
    ).toMatchObject({ rule: 'limit', by: { name: 'bar' } });
    expect(
      reason(
        {
          me: { house: 'brobnar', hand: ['five'] },
          foe: foe({ mod: 'toll', who: 'opponent', do: 'play', card: creature, amount: 1 }),
        },
        'play',
        'five',
      ),
    ).toMatchObject({ rule: 'toll', by: { name: 'bar' } });
  });
  it('Reason toll names the effect that is due', () => {
    const idle = thing('idle', constant({ mod: 'toll', who: 'opponent', do: 'use', card: creature, amount: 1 }));
    const due = thing('due', constant({ mod: 'toll', who: 'opponent', do: 'play', card: creature, amount: 1 }));
    expect(
      reason({ me: { house: 'brobnar', hand: ['five'] }, foe: { artifacts: [idle, due] } }, 'play', 'five'),
    ).toMatchObject({ rule: 'toll', by: { name: 'due' } });
  });
  it('an upgrade in play is not used', () =>
    expect(rule({ me: { house: 'brobnar', line: [{ id: 'one', upgrades: ['hat'] }] } }, 'action', 'hat')).toBe(
      'no-such-ability',
    ));
  it('in the middle of an effect no move is legal', () => {
    const mill = thing('mill', actionAbility({ kind: 'may', then: gain(1) }), omni(gain(1)));
    const t = table({ me: { house: 'brobnar', artifacts: [mill], line: ['five'] } });
    t.me.action('mill').cannot('reap', 'five', 'not-in-this-step');
  });
});
