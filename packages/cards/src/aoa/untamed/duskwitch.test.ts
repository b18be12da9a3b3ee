import type { EditionName } from '@vaultsong/engine';
import { artifactCard, blanks, constant, creature, define, enemy, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

define([
  // as Shadow of Dis
  artifactCard({ id: 'long-shadow', name: 'Long Shadow', house: 'dis' }, constant(blanks(enemy(creature)))),
]);

describe('duskwitch', () => {
  it('lets friendly creatures enter play ready', () => {
    const t = table({
      me: { house: 'untamed', line: ['duskwitch'], hand: ['snufflegator'] },
      foe: { line: ['mother'] },
    });
    t.me.play('snufflegator').reap('snufflegator');
    t.expect({
      me: { aember: 1, line: ['duskwitch', { id: 'snufflegator', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('ends the step in which she is played', () => {
    const t = table({
      me: {
        house: 'untamed',
        ...myHouses.untamed,
        hand: ['duskwitch', 'snufflegator'],
        line: ['niffle-ape'],
        deck: [],
      },
      foe: { ...foeHouses },
    });
    t.me.play('duskwitch');
    t.expect({ active: 'foe', me: { aember: 0, hand: ['snufflegator'], line: ['niffle-ape', 'duskwitch'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling duskwitch/other-side: Scowly Caper, played by her player, enters ready on the other side (%s)',
    (edition) => {
      const t = table({ edition, me: { house: 'shadows', line: ['duskwitch'], hand: ['scowly-caper'] }, foe: {} });
      t.me.play('scowly-caper');
      t.expect({ me: { line: ['duskwitch'] }, foe: { line: ['scowly-caper'] } });
    },
  );

  it('ruling duskwitch/own-creatures: those that the opponent plays enter exhausted', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['duskwitch'] },
      foe: { ...foeHouses, hand: ['headhunter'] },
    });
    t.me.end();
    t.foe.house('brobnar').play('headhunter');
    t.expect({ me: { line: ['duskwitch'] }, foe: { line: [{ id: 'headhunter', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling duskwitch/left-already: the step ends although an Autocannon shot her as she entered (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'untamed',
          ...myHouses.untamed,
          hand: ['duskwitch'],
          line: ['niffle-ape'],
          artifacts: ['autocannon'],
          deck: filler(6),
        },
        foe: { ...foeHouses },
      });
      t.me.play('duskwitch');
      t.expect({ active: 'foe', me: { line: ['niffle-ape'], discard: ['duskwitch'] } });
    },
  );

  it('ruling duskwitch/blank: the step ends though her text is blank in play, and before 18.4 it goes on', () => {
    const under = (edition: EditionName) =>
      table({
        edition,
        me: { house: 'untamed', ...myHouses.untamed, hand: ['duskwitch', 'snufflegator'], deck: filler(6) },
        foe: { ...foeHouses, artifacts: ['long-shadow'] },
      });
    const t = under('current');
    t.me.play('duskwitch');
    t.expect({ active: 'foe', me: { line: ['duskwitch'] }, foe: { artifacts: ['long-shadow'] } });
    for (const edition of ['cota-1.3', 'master-16'] as const) {
      const before = under(edition);
      before.me.play('duskwitch').play('snufflegator');
      before.expect({
        active: 'me',
        me: { line: ['duskwitch', { id: 'snufflegator', exhausted: true }] },
      });
    }
  });
});
