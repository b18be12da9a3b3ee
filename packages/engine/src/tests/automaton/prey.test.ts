// Prey of an automaton: the creatures that its cards fight.
import { describe, expect, it } from 'vitest';
import {
  adversary,
  adversaryFights,
  constant,
  creature,
  friendly,
  gainsKeyword,
  ignoresAttacking,
  lasting,
  prey,
  ready,
  table,
  thisCreature,
} from '../../index.ts';
import { adventure, foe } from '../../testing/automaton.ts';
import { being, spell } from '../../testing/cards.ts';

describe('prey', () => {
  const hunter = being('hunter', { power: 6 }, constant(prey(thisCreature, 'least-powerful')));

  it('Modifier prey: the automaton fights that creature, and the newest prey rules', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['five', 'two', 'four'] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    t.expect({ me: { line: ['five', 'four'] }, foe: { line: [{ id: 'hunter', damage: 2 }], aember: 1 } });
    const other = table({
      adventure,
      me: { house: 'brobnar', line: ['five', 'two'] },
      foe: {
        ...foe,
        line: [hunter],
        archives: [spell('omen', lasting('turn', constant(prey(friendly(creature), 'most-powerful'))))],
      },
    });
    other.me.end();
    other.expect({ me: { line: ['two'] }, foe: { line: [{ id: 'hunter', damage: 5 }] } });
  });

  it('without prey in sight it reaps', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar' },
      mates: [{ line: ['two'] }],
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    t.expect({ mates: [{ line: ['two'] }], foe: { line: ['hunter'], aember: 2 } });
  });

  it('the player chooses among creatures that are equally weak', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['two', 'five', 'imp'] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    expect(t.options()).toEqual(['two', 'imp']);
    t.me.choose('imp');
    t.expect({ me: { line: ['two', 'five'] }, foe: { line: [{ id: 'hunter', damage: 2 }] } });
  });

  it('a neighbor with taunt is fought instead, one of two as the player chooses', () => {
    const taunter = (id: string) => being(id, { power: 4, keywords: ['taunt'] });
    const t = table({
      adventure,
      me: { house: 'brobnar', line: [taunter('west'), 'two', taunter('east')] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    t.me.choose('east');
    t.expect({ me: { line: ['west', 'two'] }, foe: { line: [{ id: 'hunter', damage: 4 }] } });
  });

  it('is what it is though taunt protects it: the one with taunt beside it is fought, and no other', () => {
    const wall = being('wall', { power: 4, keywords: ['taunt'] });
    const t = table({
      adventure,
      me: { house: 'brobnar', line: [wall, 'two', 'five', 'three'] },
      foe: { ...foe, line: [hunter] },
    });
    t.me.end();
    t.expect({ me: { line: ['two', 'five', 'three'] }, foe: { line: [{ id: 'hunter', damage: 4 }] } });
  });

  it('with taunt of its own, or for a creature that ignores taunt, is fought itself', () => {
    const wall = being('wall', { power: 4, keywords: ['taunt'] });
    const small = being('small', { power: 1, keywords: ['taunt'] });
    const flyer = being(
      'flyer',
      { power: 6 },
      constant(prey(thisCreature, 'least-powerful'), ignoresAttacking(thisCreature, 'taunt')),
    );
    for (const [weak, fighter, damage] of [
      [small, 'hunter', 1],
      ['two', flyer, 2],
    ] as const) {
      const t = table({
        adventure,
        me: { house: 'brobnar', line: [wall, weak] },
        foe: { ...foe, line: [fighter] },
      });
      t.me.end();
      t.expect({ me: { line: ['wall'] }, foe: { line: [{ id: fighter, damage }] } });
    }
  });

  it('an enraged creature without prey of its own fights the least powerful creature', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['three', 'one'] },
      foe: { ...foe, line: [{ id: 'five', enraged: true }] },
    });
    t.me.end();
    t.expect({ me: { line: ['three'] }, foe: { line: [{ id: 'five', damage: 1 }], aember: 1 } });
  });

  it('an enraged creature whose own prey is nowhere reaps', () => {
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['three'] },
      foe: {
        ...foe,
        line: [
          {
            id: being('picky', {}, constant(prey(thisCreature, 'most-powerful', { ...creature, trait: 'giant' }))),
            enraged: true,
          },
        ],
      },
    });
    t.me.end();
    t.expect({ me: { line: ['three'] }, foe: { line: [{ id: 'picky', enraged: true }], aember: 2 } });
  });

  it('the adversary fights by an effect only where it has prey', () => {
    const bite = spell(
      'bite',
      lasting('turn', constant(prey({ is: adversary }, 'least-powerful'), gainsKeyword({ is: adversary }, 'skirmish'))),
      adversaryFights,
      ready(adversary),
    );
    const t = table({
      adventure,
      me: { house: 'brobnar', line: ['two', 'one', 'nine'] },
      foe: { ...foe, deck: [bite] },
    });
    t.me.end();
    t.expect({ me: { line: ['nine'] }, foe: { adversary: 'kraken', aember: 0 } });
    const alone = table({ adventure, me: { house: 'brobnar' }, foe: { ...foe, deck: [bite] } });
    alone.me.end();
    alone.expect({ foe: { adversary: 'kraken', aember: 1 } });
  });
});
