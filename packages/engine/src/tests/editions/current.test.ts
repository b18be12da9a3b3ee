// What the rules of today say otherwise than those of 2022, each beside what the other editions say.
import { describe, expect, it } from 'vitest';
import { a, artifact, creature, destroy, each, purge, table, ward } from '../../index.ts';
import { spell } from '../../testing/cards.ts';
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
