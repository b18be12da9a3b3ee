import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('numquid-the-fair', () => {
  it('destroys an enemy creature', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['mother'] },
      foe: { line: ['valdr', 'tocsin'] },
    });
    t.me.play('numquid-the-fair').choose('valdr');
    t.expect({
      me: { aember: 0, line: ['mother', { id: 'numquid-the-fair', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });

  it.each([
    { theirs: 1, left: 0 },
    { theirs: 2, left: 1 },
    { theirs: 3, left: 1 },
    { theirs: 5, left: 1 },
  ])('repeats until the opponent has no more creatures: of $theirs are left $left', ({ theirs, left }) => {
    const line = (n: number): string[] => Array.from({ length: n }, () => 'tocsin');
    const t = table({ me: { house: 'sanctum', hand: ['numquid-the-fair'] }, foe: { line: line(theirs) } });
    t.me.play('numquid-the-fair');
    for (let n = theirs; n > Math.max(left, 1); n--) t.me.choose('tocsin');
    t.expect({ me: { line: [{ id: 'numquid-the-fair', exhausted: true }] }, foe: { line: line(left) } });
  });

  it('repeats no more than the friendly creatures, itself included, allow', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['mother'] },
      foe: { line: ['valdr', 'tocsin', 'shooler', 'dust-imp'] },
    });
    t.me.play('numquid-the-fair').choose('valdr').choose('tocsin');
    t.expect({
      me: { line: ['mother', { id: 'numquid-the-fair', exhausted: true }] },
      foe: { line: ['shooler', 'dust-imp'] },
    });
  });

  it('does nothing without an enemy creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['mother'] }, foe: {} });
    t.me.play('numquid-the-fair');
    t.expect({ me: { line: ['mother', { id: 'numquid-the-fair', exhausted: true }] }, foe: {} });
  });

  it('counts a creature that was saved from it as still there', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: { line: [{ id: 'valdr', upgrades: ['armageddon-cloak'] }, 'tocsin'] },
    });
    t.me.play('numquid-the-fair').choose('valdr').choose('valdr');
    t.expect({ me: { line: [{ id: 'numquid-the-fair', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('does not repeat once it has left play itself', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: {
        line: [{ id: 'valdr', upgrades: ['phoenix-heart'] }, 'mother', 'shooler', 'headhunter'],
        hand: [],
      },
    });
    t.me.play('numquid-the-fair').choose('valdr');
    t.expect({
      me: { line: [], discard: ['numquid-the-fair'] },
      foe: {
        hand: ['valdr'],
        line: [
          { id: 'mother', damage: 3 },
          { id: 'shooler', damage: 3 },
          { id: 'headhunter', damage: 3 },
        ],
      },
    });
  });
});

describe('Numquid the Fair', () => {
  it('repeats while the enemy has more creatures, counted anew each time', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'], line: ['sequis'] },
      foe: { line: ['krump', 'urchin', 'mother', 'troll'] },
    });
    t.me.play('numquid-the-fair').choose('krump').choose('mother');
    t.expect({
      me: { line: ['sequis', { id: 'numquid-the-fair', ...tired }] },
      foe: { line: ['urchin', 'troll'] },
    });
  });

  it('repeats over a creature that Armageddon Cloak saved', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: { line: [{ id: 'krump', upgrades: ['armageddon-cloak'] }, 'mother'] },
    });
    t.me.play('numquid-the-fair').choose('krump').choose('krump');
    t.expect({ me: { line: [{ id: 'numquid-the-fair', ...tired }] }, foe: { line: ['mother'] } });
  });

  it('is not repeated when he died of it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['numquid-the-fair'] },
      foe: { hand: [], line: [{ id: 'tocsin', upgrades: ['phoenix-heart'] }, 'mother', 'krump', 'troll'] },
    });
    t.me.play('numquid-the-fair').choose('tocsin');
    t.expect({
      me: { line: [] },
      foe: {
        hand: ['tocsin'],
        line: [
          { id: 'mother', damage: 3 },
          { id: 'krump', damage: 3 },
          { id: 'troll', damage: 3 },
        ],
      },
    });
  });
});
