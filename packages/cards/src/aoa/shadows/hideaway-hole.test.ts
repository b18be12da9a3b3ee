import type { EditionName } from '@vaultsong/engine';
import { artifactCard, blanks, constant, creature, define, enemy, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { foeHouses } from '../../testing/houses.ts';

define([
  // as Shadow of Dis
  artifactCard({ id: 'long-night', name: 'Long Night', house: 'dis' }, constant(blanks(enemy(creature)))),
]);

describe('hideaway-hole', () => {
  it('is sacrificed to make friendly creatures elusive until your next turn', () => {
    const t = table({
      me: {
        house: 'logos',
        houses: ['logos', 'sanctum', 'untamed'],
        artifacts: ['hideaway-hole'],
        line: ['batdrone', 'dextre'],
        deck: filler(8),
      },
      foe: { ...foeHouses, line: ['tocsin', 'shooler', 'charette'] },
    });
    t.me.omni('hideaway-hole').end();
    t.foe.house('dis').fight('tocsin', 'batdrone').fight('shooler', 'dextre').fight('charette', 'dextre');
    t.expect({
      me: { artifacts: [], line: ['batdrone'], discard: ['hideaway-hole'], deck: ['dextre', ...filler(2)] },
      foe: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', exhausted: true },
          { id: 'charette', damage: 3, exhausted: true },
        ],
      },
    });
  });

  it('ruling hideaway-hole/later-creatures: creatures that are played later are elusive too, until your next turn begins', () => {
    const t = table({
      me: { house: 'logos', houses: ['logos', 'sanctum', 'untamed'], artifacts: ['hideaway-hole'], hand: ['batdrone'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.omni('hideaway-hole').play('batdrone').end();
    t.foe.house('dis').fight('tocsin', 'batdrone').end();
    t.me.house('logos').end();
    t.foe.house('dis').fight('tocsin', 'batdrone');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'tocsin', damage: 2, exhausted: true }] } });
  });

  it('ruling hideaway-hole/blank: elusive is no help to a creature whose text is blank; before 18.4 what it gains stays', () => {
    const attacked = (edition: EditionName) => {
      const t = table({
        edition,
        me: {
          house: 'logos',
          houses: ['logos', 'sanctum', 'untamed'],
          artifacts: ['hideaway-hole'],
          line: ['batdrone'],
        },
        foe: { ...foeHouses, line: ['tocsin'], artifacts: ['long-night'] },
      });
      t.me.omni('hideaway-hole').end();
      t.foe.house('dis').fight('tocsin', 'batdrone');
      return t;
    };
    attacked('current').expect({ me: { line: [] }, foe: { line: [{ id: 'tocsin', damage: 2, exhausted: true }] } });
    attacked('master-16').expect({ me: { line: ['batdrone'] }, foe: { line: [{ id: 'tocsin', exhausted: true }] } });
  });
});
