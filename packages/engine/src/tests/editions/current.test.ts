// What the rules of today say otherwise than those of 2022, each beside what the other editions say.
import { describe, it } from 'vitest';
import {
  a,
  actionAbility,
  artifact,
  creature,
  destroy,
  each,
  enemy,
  forEach,
  friendly,
  gain,
  ifYouDo,
  may,
  purge,
  self,
  stun,
  table,
  ward,
} from '../../index.ts';
import { being, spell } from '../../testing/cards.ts';
import { bySwitch as by } from '../../testing/editions.ts';

describe('switch ward', () => {
  const raze = (): string => spell('raze', destroy(each(artifact)));

  it.each(by('ward'))(
    'switch ward: of an artifact protects it, or is of no use (%s: %s) [rule ward @current]',
    (edition, value) => {
      const artifacts = [{ id: 'rock', warded: true }];
      const t = table({ edition, me: { house: 'brobnar', hand: [raze()] }, foe: { artifacts } });
      t.me.play('raze');
      t.expect({ foe: value === 'any-card' ? { artifacts: ['rock'] } : { discard: ['rock'] } });
    },
  );

  it.each(by('ward'))(
    'switch ward: it does not keep an artifact from being purged either (%s: %s)',
    (edition, value) => {
      const lose = spell('lose-it', purge(a(artifact)));
      const artifacts = [{ id: 'rock', warded: true }];
      const t = table({ edition, me: { house: 'brobnar', hand: [lose] }, foe: { artifacts } });
      t.me.play(lose).choose('rock');
      t.expect({ foe: value === 'any-card' ? { artifacts: ['rock'] } : { purged: ['rock'] } });
    },
  );

  it.each(by('ward'))('switch ward: of a creature protects it in every edition (%s)', (edition) => {
    const bless = spell('bless-one', ward(a(creature)));
    const kill = spell('kill-one', destroy(a(creature)));
    const t = table({ edition, me: { house: 'brobnar', hand: [bless, kill, kill] }, foe: { line: ['five'] } });
    t.me.play(bless).choose('five').play(kill).choose('five');
    t.expect({ me: { hand: [kill] }, foe: { line: ['five'] } });
    t.me.play(kill).choose('five');
    t.expect({ foe: { discard: ['five'] } });
  });
});

describe('switch ifYouDo', () => {
  // As Custom Virus, if it were a creature: two things stand before what they allow.
  const virus = (): string =>
    being('virus', {}, actionAbility(destroy(self), stun(a(enemy(creature))), ifYouDo(gain(2))));

  it.each(by('ifYouDo'))(
    'switch ifYouDo: an earlier part that a ward stopped counts, or does not (%s: %s) [rule if-you-do @current]',
    (edition, value) => {
      const t = table({
        edition,
        me: { house: 'brobnar', line: [{ id: virus(), warded: true }] },
        foe: { line: ['five'] },
      });
      t.me.action('virus').choose('five');
      t.expect({
        me: { line: [{ id: 'virus', exhausted: true }], aember: value === 'all-before-it' ? 0 : 2 },
        foe: { line: [{ id: 'five', stunned: true }] },
      });
    },
  );

  it.each(by('ifYouDo'))(
    'switch ifYouDo: where all of it was done, and where the last part was not (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'brobnar', line: [virus()] }, foe: { line: ['five'] } });
      t.me.action('virus').choose('five');
      t.expect({ me: { discard: ['virus'], aember: 2 }, foe: { line: [{ id: 'five', stunned: true }] } });
      const late = table({ edition, me: { house: 'brobnar', line: [virus()] }, foe: {} });
      late.me.action('virus');
      late.expect({ me: { discard: ['virus'] } });
    },
  );
});
