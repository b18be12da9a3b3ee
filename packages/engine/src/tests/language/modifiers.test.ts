// Each modifier that the tests of the rules do not show already.
import { describe, it } from 'vitest';
import {
  a,
  cannot,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  draw,
  each,
  eachTime,
  enemy,
  friendly,
  gain,
  gainsAbility,
  gainsKeyword,
  isOnFlank,
  named,
  ofHouse,
  omni,
  onFlank,
  playerCannot,
  reap,
  self,
  table,
  thisCreature,
  withTrait,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const tally = (node: Parameters<typeof count>[0]): string => spell('tally', gain(count(node)));

describe('modifiers of cards', () => {
  it('Modifier keyword: a creature gains a keyword', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['three'],
        artifacts: [thing('cloud', constant(gainsKeyword(creature, 'skirmish')))],
      },
      foe: { line: ['five'] },
    });
    t.me.fight('three', 'five');
    t.expect({ me: { line: [{ id: 'three', exhausted: true }] }, foe: { line: [{ id: 'five', damage: 3 }] } });
  });

  it('Modifier loses-keyword: printed and gained ones', () => {
    const strip = thing(
      'strip',
      constant({ mod: 'loses-keyword', of: creature, keyword: 'elusive' }, gainsKeyword(creature, 'elusive')),
    );
    const t = table({ me: { house: 'brobnar', line: ['two'], artifacts: [strip] }, foe: { line: ['sneak'] } });
    t.me.fight('two', 'sneak');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'sneak', damage: 2 }] } });
  });

  it('Modifier trait: a creature gains a trait', () => {
    const school = thing('school', constant({ mod: 'trait', of: named('five'), trait: 'scientist' }));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['five', 'scholar', 'one'],
        artifacts: [school],
        hand: [tally(each(withTrait('scientist', {})))],
      },
    });
    t.me.play('tally');
    t.expect({ me: { aember: 2, line: ['five', 'scholar', 'one'] } });
  });

  it('Modifier house: belongs to that house and no other', () => {
    const flag = thing('flag', constant({ mod: 'house', of: named('five'), house: 'dis' }));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['five', 'four'],
        artifacts: [flag],
        hand: [tally(each(ofHouse('dis', creature)))],
      },
    });
    t.me.cannot('reap', 'five', 'wrong-house').reap('four').play('tally');
    t.expect({ me: { aember: 2, line: ['five', { id: 'four', exhausted: true }] } });
  });

  it('Modifier flank: is considered a flank creature (FAQ Spectral Tunneler)', () => {
    const tunnel = thing('tunnel', constant(isOnFlank(named('two'))));
    const t = table({
      me: {
        house: 'brobnar',
        line: ['one', 'two', 'three', 'four'],
        artifacts: [tunnel],
        hand: [tally(each(onFlank(creature)))],
      },
    });
    t.me.play('tally');
    t.expect({ me: { aember: 3, line: ['one', 'two', 'three', 'four'] } });
  });

  it('Modifier ability: granted abilities are those of the creature, for its controller', () => {
    const chant = thing('chant', constant(gainsAbility(friendly(creature), reap(draw(1)))));
    const t = table({
      me: { house: 'brobnar', line: ['one'], artifacts: [chant], deck: ['two', 'three'] },
      foe: { line: ['five'] },
    });
    t.me.reap('one');
    t.expect({ me: { aember: 1, hand: ['two'], line: [{ id: 'one', exhausted: true }] }, foe: { line: ['five'] } });
  });

  it('Modifier ability: a granted trigger', () => {
    const chant = thing(
      'chant',
      constant(gainsAbility(friendly(creature), eachTime({ event: 'reaped', card: { is: self } }, gain(1)))),
    );
    const t = table({ me: { house: 'brobnar', line: ['one', 'two'], artifacts: [chant] } });
    t.me.reap('one');
    t.expect({ me: { aember: 2, line: [{ id: 'one', exhausted: true }, 'two'] } });
  });

  it('Modifier enters: stunned, enraged or warded', () => {
    for (const how of ['stunned', 'enraged', 'warded'] as const) {
      const gate = thing('gate', constant({ mod: 'enters', of: enemy(creature), how }));
      const t = table({ me: { house: 'brobnar', hand: ['five'] }, foe: { artifacts: [gate] } });
      t.me.play('five');
      t.expect({ me: { line: [{ id: 'five', exhausted: true, [how]: true }] } });
    }
  });

  it('Modifier fight-damage-to, without such a card in play, deals damage as usual', () => {
    const odd = being(
      'odd',
      { power: 3 },
      constant({ mod: 'fight-damage-to', of: thisCreature, card: each(named('nine')) }),
    );
    const t = table({ me: { house: 'brobnar', line: [odd] }, foe: { line: ['two'] } });
    t.me.fight('odd', 'two');
    t.expect({ me: { line: [{ id: 'odd', damage: 2, exhausted: true }] }, foe: { line: [] } });
  });

  it('Modifier cannot destroyed: neither by effects nor by damage', () => {
    const rock = being('rocky', {}, constant(cannot(thisCreature, 'destroyed')));
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature))), spell('hit', dealDamage(9, a(creature)))] },
      foe: { line: [rock] },
    });
    t.me.play('kill').play('hit');
    t.expect({ foe: { line: [{ id: 'rocky', damage: 9 }] } });
  });

  it('invulnerable: cannot be destroyed and takes no damage', () => {
    const iron = being('iron', { keywords: ['invulnerable'] });
    const t = table({
      me: { house: 'brobnar', hand: [spell('kill', destroy(a(creature))), spell('hit', dealDamage(9, a(creature)))] },
      foe: { line: [iron] },
    });
    t.me.play('kill').play('hit');
    t.expect({ foe: { line: ['iron'] } });
  });
});

describe('modifiers of players', () => {
  it('Modifier player-cannot draw', () => {
    const dam = thing('dam', constant(playerCannot('opponent', 'draw')));
    const t = table({
      me: { house: 'brobnar', hand: [spell('study', draw(2))], deck: copies(9, 'one') },
      foe: { artifacts: [dam] },
    });
    t.me.play('study');
    t.expect({ me: { hand: [] } });
    t.me.end();
    t.expect({ me: { hand: [] } });
  });

  it('Modifier player-cannot gain', () => {
    const dam = thing('dam', constant(playerCannot('opponent', 'gain')));
    const t = table({
      me: { house: 'brobnar', hand: [spell('feast', gain(2))], line: ['one'] },
      foe: { artifacts: [dam] },
    });
    t.me.play('feast').reap('one');
    t.expect({ me: { aember: 0, line: [{ id: 'one', exhausted: true }] } });
  });

  it('Modifier toll: for using', () => {
    const toll = thing(
      'toll',
      constant({ mod: 'toll', who: 'opponent', do: 'use', card: { type: 'artifact' }, amount: 1 }),
    );
    const well = thing('well', omni(gain(3)));
    const t = table({ me: { house: 'brobnar', artifacts: [well], line: ['five'] }, foe: { artifacts: [toll] } });
    t.me.cannot('omni', 'well', 'toll').reap('five').omni('well');
    t.expect({ me: { aember: 3, line: [{ id: 'five', exhausted: true }] }, foe: { aember: 1 } });
  });
});
