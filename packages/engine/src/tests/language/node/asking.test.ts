// Control nodes that ask for something.
import { describe, expect, it } from 'vitest';
import {
  a,
  aember,
  amountThisWay,
  answer,
  artifact,
  chooseHouse,
  chooseNumber,
  chooseOne,
  chooseTrait,
  constant,
  creature,
  destroy,
  draw,
  each,
  enemy,
  exalt,
  forgeKey,
  friendly,
  gain,
  ifYouDo,
  lasting,
  legal,
  lose,
  may,
  nameCard,
  named,
  play,
  playerCannot,
  rememberNumber,
  sum,
  table,
  withoutTrait,
  withTrait,
} from '../../../index.ts';
import { adventure, foe } from '../../../testing/automaton.ts';
import '../../../testing/besideCards.ts';
import { being, copies, spell, thing } from '../../../testing/cards.ts';

being('good-one', { name: 'Same' });
being('evil-one', { name: 'Same' });
const badge = thing('badge', constant({ mod: 'trait', of: enemy(creature), trait: 'star' }));
const exhaustedNow = (id: string) => ({ id, exhausted: true });

describe('nodes that ask', () => {
  it('Node choose: asks for cards and keeps them', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [spell('x', { kind: 'choose', as: 'c', ...a(creature) }, exalt({ var: 'c' }), exalt({ var: 'c' }))],
        line: ['one', 'two'],
      },
    });
    t.me.play('x').choose('two');
    t.expect({ me: { line: ['one', { id: 'two', aember: 2 }] } });
  });

  it('Node option: one of several texts', () => {
    const x = spell('x', chooseOne({ label: 'Gain 2', then: gain(2) }, { label: 'Draw', then: draw(1) }));
    const t = table({ me: { house: 'brobnar', hand: [x], deck: ['one'] } });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('option');
    expect(t.options()).toEqual(['Gain 2', 'Draw']);
    t.me.choose('Draw');
    t.expect({ me: { aember: 0, hand: ['one'] } });
  });

  it('Node option: by another player', () => {
    const x = spell('x', {
      kind: 'option',
      by: 'opponent',
      of: [
        { label: 'Gain 2', then: gain(2) },
        { label: 'Draw', then: draw(1) },
      ],
    });
    const t = table({ me: { house: 'brobnar', hand: [x], deck: ['one'] } });
    t.me.play('x');
    t.foe.choose('Gain 2');
    t.expect({ me: { aember: 2 } });
  });

  it('Node may: yes or no [rule may]', () => {
    for (const [reply, aember] of [
      ['yes', 2],
      ['no', 0],
    ] as const) {
      const t = table({ me: { house: 'brobnar', hand: [spell('x', may(gain(2)))] } });
      t.me.play('x');
      expect(t.state.ask?.kind).toBe('may');
      t.me.choose(reply);
      t.expect({ me: { aember } });
    }
  });

  it('Node may: after no, "if you do" fails [rule may]', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', gain(1), may(gain(2)), ifYouDo(gain(4)))] } });
    t.me.play('x').no();
    t.expect({ me: { aember: 1 } });
  });

  it('Node may: is not asked where nothing could be chosen', () => {
    const t = table({
      me: { house: 'brobnar', hand: [spell('x', gain(1), may(destroy(a(enemy(creature)))), ifYouDo(gain(4)))] },
    });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 1 } });
  });

  it('Node may: is not asked where a key cannot be forged', () => {
    const t = table({ me: { house: 'brobnar', aember: 5, hand: [spell('x', may(forgeKey()), ifYouDo(gain(4)))] } });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 5, keys: 0 } });
  });

  it('Node may: by another player', () => {
    const t = table({ me: { house: 'brobnar', hand: [spell('x', { kind: 'may', by: 'opponent', then: gain(2) })] } });
    t.me.play('x');
    t.foe.yes();
    t.expect({ me: { aember: 2 } });
  });

  it('Node number: between two bounds', () => {
    const t = table({
      me: {
        house: 'brobnar',
        aember: 2,
        hand: [
          spell(
            'x',
            chooseNumber(0, aember('you'), (n) => [lose(n), draw(n)]),
          ),
        ],
        deck: copies(3, 'one'),
      },
    });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('number');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.me.choose(2);
    t.expect({ me: { aember: 0, hand: ['one', 'one'] } });
  });

  it('Node number: where only one is possible, nobody is asked', () => {
    const x = spell(
      'x',
      chooseNumber(1, aember('opponent'), (n) => [gain(n)]),
    );
    for (const theirs of [0, 1]) {
      const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { aember: theirs } });
      t.me.play('x');
      expect(t.state.ask?.kind).toBe('move');
      t.expect({ me: { aember: 1 } });
    }
  });

  it('Node number: one that is remembered stays what it was, and nobody is asked', () => {
    const t = table({
      me: {
        house: 'brobnar',
        aember: 3,
        hand: [
          spell(
            'x',
            lose(2),
            rememberNumber(amountThisWay, (lost) => [lose(3), draw(sum(lost, amountThisWay))]),
          ),
        ],
        deck: copies(5, 'one'),
      },
    });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('move');
    t.expect({ me: { aember: 0, hand: copies(3, 'one') } });
  });

  it('Node house: any, one of your deck, one of the deck of the opponent', () => {
    const offered = (from: 'any' | 'identity' | 'opponents-identity'): number => {
      const t = table({
        me: {
          house: 'brobnar',
          houses: ['brobnar', 'dis'],
          hand: [
            spell(
              'x',
              chooseHouse(from, (house) => [destroy(each({ ...creature, house }))]),
            ),
          ],
        },
        foe: { houses: ['mars', 'logos', 'untamed'] },
      });
      t.me.play('x');
      expect(t.state.ask?.kind).toBe('house');
      return t.options().length;
    };
    expect(offered('any')).toBeGreaterThanOrEqual(7);
    expect(offered('identity')).toBe(2);
    expect(offered('opponents-identity')).toBe(3);
  });

  it('any house is any of decks, and that of the Keyraken where it plays or a deck has it', () => {
    const x = spell(
      'x',
      chooseHouse('any', (house) => [destroy(each({ ...creature, house }))]),
    );
    const duel = table({ me: { house: 'brobnar', hand: [x] } });
    duel.me.play('x');
    const houses = duel.options();
    expect(houses).toContain('brobnar');
    expect(houses).not.toContain('keyraken');
    const team = table({ adventure, me: { house: 'brobnar', hand: [x] }, foe });
    team.me.play('x');
    expect(new Set(team.options())).toEqual(new Set([...houses, 'keyraken']));
    const menagerie = table({ me: { house: 'brobnar', hand: [x] }, foe: { houses: ['keyraken', 'dis', 'mars'] } });
    menagerie.me.play('x');
    expect(new Set(menagerie.options())).toEqual(new Set([...houses, 'keyraken']));
  });

  it('Node name: titles of this game are offered, and effects mean all cards that have the one that was named [rule naming]', () => {
    const jar = thing(
      'jar',
      play(nameCard((name) => [lasting('source-leaves', constant(playerCannot('each', 'play', named(name))))])),
    );
    const t = table({
      me: { house: 'brobnar', hand: [jar, 'one', 'two', spell('smash', destroy(a(artifact)))], beside: ['spring'] },
      foe: { houses: ['dis'], hand: ['imp'], deck: ['scholar', 'scholar'], line: ['good-one', 'evil-one'] },
    });
    t.me.play('jar');
    expect(t.state.ask?.kind).toBe('name');
    // Each once, whoever has it and wherever it lies, those beside the table left out.
    expect(t.options()).toEqual(['Same', 'imp', 'jar', 'one', 'scholar', 'smash', 'two']);
    t.me.choose('one');
    expect(t.state.lasting[0]?.vars).toEqual({ name0: { title: 'one' } });
    t.me.cannot('play', 'one', 'forbidden').play('two').play('smash').play('one');
    t.expect({ me: { line: ['two', 'one'].map(exhaustedNow) }, foe: { line: ['good-one', 'evil-one'] } });
  });

  it('Node name: of one type, and a title is that of all cards that share it [rule naming]', () => {
    const hunt = spell(
      'hunt',
      nameCard((name) => [destroy(each(named(name, creature)))], { type: 'creature' }),
    );
    const t = table({
      me: { house: 'brobnar', hand: [hunt], line: ['one'], artifacts: ['rock'] },
      foe: { line: ['good-one', 'two', 'evil-one'] },
    });
    t.me.play('hunt');
    expect(t.options()).toEqual(['Same', 'one', 'two']);
    t.me.choose('Same');
    t.expect({ me: { line: ['one'] }, foe: { line: ['two'] } });
  });

  it('Node name: by another player, and where no card is of that type nothing is asked', () => {
    const x = spell(
      'x',
      nameCard((name) => [destroy(each(named(name)))], { by: 'opponent' }),
    );
    const none = spell(
      'none',
      nameCard((name) => [destroy(each(named(name)))], { type: 'upgrade' }),
    );
    const t = table({ me: { house: 'brobnar', hand: [x, none], line: ['one', 'two'] } });
    t.me.play('x');
    expect(t.state.ask?.player).toBe(1);
    t.foe.choose('two');
    t.me.play('none');
    t.expect({ me: { line: ['one'] } });
  });

  it('Node trait: traits of this game are offered, and effects mean all cards that have the one that was chosen [rule naming]', () => {
    const x = spell(
      'x',
      chooseTrait((trait) => [destroy(each(withTrait(trait, creature)))]),
    );
    const t = table({
      me: { house: 'brobnar', hand: [x, 'scholar'], line: ['giant', 'knight', 'one'] },
      foe: { deck: ['imp'], line: ['shield'], artifacts: [badge] },
    });
    t.me.play('x');
    expect(t.state.ask?.kind).toBe('trait');
    // The last one is printed on no card.
    expect(t.options()).toEqual(['giant', 'human', 'imp', 'knight', 'scientist', 'star']);
    t.me.choose('knight');
    t.expect({ me: { line: ['giant', 'one'] }, foe: { line: [] } });
  });

  it('Node trait: what an effect gives, and those without it', () => {
    const x = spell(
      'x',
      chooseTrait((trait) => [
        lasting('turn', constant({ mod: 'trait', of: friendly(creature), trait })),
        destroy(each(withoutTrait(trait, creature))),
      ]),
    );
    const t = table({ me: { house: 'brobnar', hand: [x], line: ['giant', 'one'] }, foe: { line: ['knight', 'two'] } });
    t.me.play('x').choose('human');
    t.expect({ me: { line: ['giant', 'one'] }, foe: { line: ['knight'] } });
  });

  it('what was named is told to all', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: [
          spell(
            'x',
            nameCard(() => []),
          ),
          'two',
        ],
      },
    });
    t.me.play('x');
    const at = legal(t.state).findIndex((option) => option.pick === 'name' && option.title === 'two');
    expect(answer(t.state, at)).toContainEqual({ type: 'named', player: 0, what: { title: 'two' } });
  });
});
