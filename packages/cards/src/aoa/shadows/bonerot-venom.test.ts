import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('bonerot-venom', () => {
  it('hurts its creature after it reaps', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['bonerot-venom'], line: ['umbra'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('bonerot-venom').choose('shooler').end();
    t.foe.house('dis').reap('shooler');
    t.expect({
      me: { aember: 1, line: ['umbra'] },
      foe: { aember: 1, line: [{ id: 'shooler', damage: 2, exhausted: true, upgrades: ['bonerot-venom'] }] },
    });
  });

  it('ruling bonerot-venom/any-use: hurts it after an action, the loss of a stun, and a fight in which elusive spared it', () => {
    const t = table({
      me: {
        house: 'shadows',
        line: [
          { id: 'yantzee-gang', upgrades: ['bonerot-venom'] },
          { id: 'dodger', stunned: true, upgrades: ['bonerot-venom'] },
          { id: 'smiling-ruth', upgrades: ['bonerot-venom'] },
          { id: 'shadow-self', upgrades: ['bonerot-venom'] },
        ],
      },
      foe: { line: ['bulleteye'] },
    });
    t.me.action('yantzee-gang').unstun('dodger').fight('shadow-self', 'bulleteye');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'yantzee-gang', damage: 2, exhausted: true, upgrades: ['bonerot-venom'] },
          { id: 'dodger', damage: 2, exhausted: true, upgrades: ['bonerot-venom'] },
          { id: 'smiling-ruth', upgrades: ['bonerot-venom'] },
          { id: 'shadow-self', damage: 2, exhausted: true, upgrades: ['bonerot-venom'] },
        ],
      },
      foe: { line: ['bulleteye'] },
    });
  });

  it('ruling bonerot-venom/any-use: being exhausted by an effect is no use', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver'] },
      foe: { line: [{ id: 'mother', upgrades: ['bonerot-venom'] }] },
    });
    t.me.play('nocturnal-maneuver').choose('mother');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'mother', exhausted: true, upgrades: ['bonerot-venom'] }] } });
  });

  it('ruling bonerot-venom/with-its-reap: the active player orders the damage and what the creature does after it reaps', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'dew-faerie', upgrades: ['bonerot-venom'] }] },
      foe: {},
    });
    t.me.reap('dew-faerie');
    expect([...t.options()].sort()).toEqual(['bonerot-venom', 'dew-faerie']);
    t.me.order('dew-faerie');
    t.expect({ me: { aember: 2, line: [], discard: ['dew-faerie', 'bonerot-venom'] } });
  });
});
