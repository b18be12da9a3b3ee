import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const tired = { exhausted: true };

describe('harland-mindlock', () => {
  it('takes a flank creature of the opponent, with all that is on it, to the flank that is chosen', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'], line: ['batdrone'] },
      foe: {
        line: [{ id: 'tocsin', damage: 1, aember: 2, upgrades: ['blood-of-titans'] }, 'mother', 'shooler'],
      },
    });
    t.me.play('harland-mindlock', 'right');
    expect(t.options()).toEqual(['tocsin', 'shooler']);
    t.me.choose('tocsin').flank('left');
    t.expect({
      me: {
        line: [
          { id: 'tocsin', damage: 1, aember: 2, upgrades: ['blood-of-titans'] },
          'batdrone',
          { id: 'harland-mindlock', exhausted: true },
        ],
      },
      foe: { line: ['mother', 'shooler'] },
    });
  });

  it('lets the creature be used at once, in the turns of its house', () => {
    const t = table({
      me: { house: 'logos', hand: ['harland-mindlock'] },
      foe: { line: ['doc-bookton'], deck: ['urchin'] },
    });
    t.me.play('harland-mindlock').flank('right').reap('doc-bookton');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'harland-mindlock', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
        ],
      },
      foe: { line: [], hand: [], deck: ['urchin'] },
    });
  });

  it('lets the house of the creature be chosen, and its abilities work for its new controller', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...foeHouses, line: ['tocsin'], hand: ['fear'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('brobnar').end();
    t.me.house('dis').reap('tocsin');
    t.expect({
      me: { aember: 1, line: ['harland-mindlock', { id: 'tocsin', exhausted: true }] },
      foe: { hand: [], discard: ['fear'], line: [] },
    });
  });

  it('gives the creature back when it leaves play; the active player chooses the flank', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...foeHouses, line: ['tocsin', 'mother', 'shooler'], hand: ['fear'] },
    });
    t.me.play('harland-mindlock').choose('shooler').flank('right').end();
    t.foe.house('dis').play('fear').choose('harland-mindlock').flank('left');
    t.expect({ me: { line: [] }, foe: { line: ['shooler', 'tocsin', 'mother'] } });
  });

  it('sends a creature that dies to the discard pile of its owner, and its æmber to the opponent of its controller', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...foeHouses, line: [{ id: 'tocsin', aember: 1 }], hand: ['punch'] },
    });
    t.me.play('harland-mindlock').flank('right').end();
    t.foe.house('brobnar').play('punch').choose('tocsin');
    t.expect({
      me: { line: ['harland-mindlock'], aember: 0 },
      foe: { aember: 2, line: [], discard: ['punch', 'tocsin'] },
    });
  });

  it('dies together with the creature that it controls', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...foeHouses, line: ['silvertooth', 'mother'], hand: ['poison-wave'] },
    });
    t.me.play('harland-mindlock').choose('silvertooth').flank('right').end();
    t.foe.house('shadows').play('poison-wave');
    t.expect({
      me: { line: [], discard: ['harland-mindlock'] },
      foe: { aember: 1, line: [{ id: 'mother', damage: 2 }], discard: ['poison-wave', 'silvertooth'] },
    });
  });

  it('yields to a later effect that takes control, and then leaves play without giving anything back', () => {
    const t = table({
      me: { ...myHouses.logos, house: 'logos', hand: ['harland-mindlock'] },
      foe: { ...foeHouses, line: ['tocsin', 'mother'], hand: ['collar-of-subordination', 'fear'] },
    });
    t.me.play('harland-mindlock').choose('tocsin').flank('right').end();
    t.foe.house('dis').play('collar-of-subordination').choose('tocsin').flank('right');
    t.expect({
      me: { line: ['harland-mindlock'] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['collar-of-subordination'] }] },
    });
    t.foe.play('fear');
    t.expect({
      me: { line: [], hand: ['harland-mindlock'] },
      foe: { line: ['mother', { id: 'tocsin', upgrades: ['collar-of-subordination'] }] },
    });
  });

  it('takes nothing where the opponent has no creature', () => {
    const t = table({ me: { house: 'logos', hand: ['harland-mindlock'], line: ['mother'] }, foe: {} });
    t.me.play('harland-mindlock');
    t.expect({ me: { line: ['mother', { id: 'harland-mindlock', exhausted: true }] }, foe: { line: [] } });
  });
});

describe('Harland Mindlocks that take each other', () => {
  it('a Mindlock that is taken keeps its prisoner for who played it', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'untamed'], hand: ['harland-mindlock', 'nature-s-call'], line: ['troll', 'mother'] },
      foe: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').choose('troll').flank('right').end();
    t.me.house('logos').play('harland-mindlock', 'right').choose('harland-mindlock').flank('left');
    t.expect({
      me: { line: ['harland-mindlock', 'mother', { id: 'harland-mindlock', ...tired }] },
      foe: { line: ['troll'] },
    });
    t.me.end();
    t.foe.house('logos').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock#1').done().flank('right');
    t.expect({
      me: { aember: 1, line: ['mother', 'harland-mindlock', 'troll'] },
      foe: { hand: ['harland-mindlock'], line: [] },
    });
  });

  it('the taker leaves: the taken Mindlock goes home, and still holds its prisoner', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'untamed'], hand: ['harland-mindlock', 'nature-s-call'], line: ['troll'] },
      foe: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').flank('right').end();
    t.me.house('logos').play('harland-mindlock').choose('harland-mindlock').flank('left').end();
    t.foe.house('logos').end();
    t.me.house('untamed').play('nature-s-call').choose('harland-mindlock#2').done().flank('right');
    t.expect({ me: { aember: 1, hand: ['harland-mindlock'], line: [] }, foe: { line: ['troll', 'harland-mindlock'] } });
  });

  it('Spangler Box purges a Mindlock: the prisoner is free, and a Mindlock that is given back takes nobody', () => {
    const t = table({
      active: 1,
      me: { houses: ['logos', 'untamed'], hand: ['grasping-vines'], line: ['troll'], artifacts: ['spangler-box'] },
      foe: { house: 'logos', houses: ['logos'], hand: ['harland-mindlock'], line: [] },
    });
    t.foe.play('harland-mindlock').flank('right').end();
    t.me.house('logos').action('spangler-box').choose('harland-mindlock');
    t.expect({
      me: { line: ['troll'], artifacts: [] },
      foe: { line: [], purged: ['harland-mindlock'], artifacts: [{ id: 'spangler-box', ...tired }] },
    });
    t.me.end();
    t.foe.end();
    t.me.house('untamed').play('grasping-vines').choose('spangler-box');
    t.expect({
      me: { aember: 1, hand: ['spangler-box'], line: ['troll'] },
      foe: { line: [{ id: 'harland-mindlock', ...tired }] },
    });
  });
});
