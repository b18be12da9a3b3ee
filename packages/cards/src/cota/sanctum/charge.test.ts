import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('charge', () => {
  it('lets each creature that is played afterwards deal 2 damage to an enemy creature', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['charge', 'champion-anaphiel', 'staunch-knight'],
        line: ['mother'],
      },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('charge').play('champion-anaphiel').choose('tocsin').play('staunch-knight').choose('shooler');
    t.expect({
      me: {
        aember: 1,
        line: ['mother', { id: 'champion-anaphiel', exhausted: true }, { id: 'staunch-knight', exhausted: true }],
      },
      foe: {
        line: [
          { id: 'tocsin', damage: 2 },
          { id: 'shooler', damage: 2 },
        ],
      },
    });
  });

  it('leaves the creature nothing to do where there is no enemy creature, and never harms a friendly one', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'champion-anaphiel'], line: ['mother'] },
      foe: { artifacts: ['library-of-babble'] },
    });
    t.me.play('charge').play('champion-anaphiel');
    t.expect({ me: { line: ['mother', { id: 'champion-anaphiel', exhausted: true }] } });
  });

  it('adds to the Play: ability of the creature, in the order of the active player', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'lady-maxena'] },
      foe: { line: ['batdrone', 'shooler'] },
    });
    t.me.play('charge').play('lady-maxena').order('lady-maxena#2').choose('batdrone').choose('shooler');
    t.expect({
      me: { line: [{ id: 'lady-maxena', exhausted: true }] },
      foe: { line: [{ id: 'shooler', stunned: true }] },
    });
  });

  it('works once for each copy', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'charge', 'champion-anaphiel'] },
      foe: { line: ['tocsin', 'shooler'] },
    });
    t.me.play('charge').play('charge').play('champion-anaphiel').choose('tocsin').choose('tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'champion-anaphiel', exhausted: true }] },
      foe: { line: ['shooler'] },
    });
  });

  it('is nothing for artifacts and upgrades', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['charge', 'hallowed-blaster', 'protect-the-weak'], line: ['mother'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('charge').play('hallowed-blaster').play('protect-the-weak').choose('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'mother', upgrades: ['protect-the-weak'] }] },
      foe: { line: ['tocsin'] },
    });
  });

  it('is nothing for a creature that is put into play without being played', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spangler-box'],
        hand: ['wild-wormhole', 'wild-wormhole'],
        deck: ['charge', 'poltergeist'],
        line: ['mother'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.action('spangler-box').choose('mother').play('wild-wormhole').play('wild-wormhole');
    t.expect({
      me: { aember: 4, line: [{ id: 'mother', exhausted: true }], purged: [] },
      foe: { artifacts: [], line: ['tocsin'] },
    });
  });

  it('ends with the turn, and gives the opponent nothing', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        hand: ['charge', 'champion-anaphiel'],
        line: ['mother'],
      },
      foe: { ...foeHouses, hand: ['tocsin'] },
    });
    t.me.play('charge').end();
    t.foe.house('dis').play('tocsin').end();
    t.me.house('sanctum').play('champion-anaphiel');
    t.expect({
      me: { line: ['mother', { id: 'champion-anaphiel', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });
});
