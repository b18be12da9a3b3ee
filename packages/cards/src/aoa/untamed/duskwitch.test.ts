import { artifactCard, blanks, constant, creature, define, enemy, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
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

  it('ruling duskwitch/own-creatures: those that the opponent plays enter exhausted', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['duskwitch'] },
      foe: { ...foeHouses, hand: ['headhunter'] },
    });
    t.me.end();
    t.foe.house('brobnar').play('headhunter');
    t.expect({ me: { line: ['duskwitch'] }, foe: { line: [{ id: 'headhunter', exhausted: true }] } });
  });

  it('ruling duskwitch/left-already: the step ends although an Autocannon shot her as she entered', () => {
    const t = table({
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
  });

  it('ruling duskwitch/blank: the step goes on where her text is blank as omega would act', () => {
    const t = table({
      me: { house: 'untamed', hand: ['duskwitch', 'snufflegator'] },
      foe: { artifacts: ['long-shadow'] },
    });
    t.me.play('duskwitch').play('snufflegator');
    t.expect({
      active: 'me',
      me: {
        line: [
          { id: 'duskwitch', exhausted: true },
          { id: 'snufflegator', exhausted: true },
        ],
      },
    });
  });
});
