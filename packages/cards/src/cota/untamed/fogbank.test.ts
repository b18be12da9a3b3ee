import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('fogbank', () => {
  it('keeps every creature of the opponent from fighting in their next turn, but not from reaping', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, line: ['tocsin', 'shooler'] },
    });
    t.me.play('fogbank').end();
    t.foe.house('dis').cannot('fight', 'tocsin', 'forbidden').cannot('fight', 'shooler', 'forbidden').reap('shooler');
    t.expect({
      me: { aember: 1, line: ['snufflegator'] },
      foe: { aember: 1, line: ['tocsin', { id: 'shooler', exhausted: true }] },
    });
  });

  it('also forbids the fights that a card allows', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, hand: ['anger'], line: [{ id: 'headhunter', exhausted: true }] },
    });
    t.me.play('fogbank').end();
    t.foe.house('brobnar').play('anger');
    t.expect({
      me: { aember: 1, line: ['snufflegator'] },
      foe: { aember: 1, line: ['headhunter'], discard: ['anger'] },
    });
  });

  it('does not hinder its own player, in that turn or later', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['fogbank'], line: ['snufflegator', 'niffle-ape'] },
      foe: { ...foeHouses, line: ['silvertooth', 'tocsin'] },
    });
    t.me.play('fogbank').fight('snufflegator', 'silvertooth').end();
    t.foe.house('brobnar').end();
    t.me.house('untamed').fight('snufflegator', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true }, 'niffle-ape'] },
      foe: { line: [] },
    });
  });

  it('covers creatures that come into play after it', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, hand: ['headhunter'], artifacts: ['speed-sigil'] },
    });
    t.me.play('fogbank').end();
    t.foe.house('brobnar').play('headhunter').cannot('fight', 'headhunter', 'forbidden');
    t.expect({ me: { aember: 1, line: ['snufflegator'] }, foe: { line: ['headhunter'] } });
  });

  it('is over after that turn', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['fogbank'], line: ['snufflegator'] },
      foe: { ...foeHouses, line: ['shooler'] },
    });
    t.me.play('fogbank').end();
    t.foe.house('dis').cannot('fight', 'shooler', 'forbidden').end();
    t.me.house('logos').end();
    t.foe.house('dis').fight('shooler', 'snufflegator');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [{ id: 'shooler', damage: 4, exhausted: true }] } });
  });

  it('does not keep a stunned creature from shaking off its stun', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, hand: ['fogbank'], line: ['snufflegator'] },
      foe: {
        ...foeHouses,
        hand: ['anger'],
        line: [
          { id: 'headhunter', stunned: true },
          { id: 'valdr', stunned: true },
        ],
      },
    });
    t.me.play('fogbank').end();
    t.foe.house('brobnar').unstun('valdr').play('anger').choose('headhunter');
    t.expect({
      me: { aember: 1, line: ['snufflegator'] },
      foe: {
        aember: 1,
        line: [
          { id: 'headhunter', exhausted: true },
          { id: 'valdr', exhausted: true },
        ],
      },
    });
  });
});
