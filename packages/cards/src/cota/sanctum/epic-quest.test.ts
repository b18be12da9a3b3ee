import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('epic-quest', () => {
  const six = Array.from({ length: 6 }, () => 'virtuous-works');

  it('archives each friendly Knight when it is played, of any house', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['epic-quest'],
        line: [{ id: 'raiding-knight', aember: 1, upgrades: ['protect-the-weak'] }, 'mother', 'the-terror'],
      },
      foe: { line: ['staunch-knight'] },
    });
    t.me.play('epic-quest');
    t.expect({
      me: {
        aember: 0,
        line: ['mother'],
        artifacts: [{ id: 'epic-quest', exhausted: true }],
        archives: ['raiding-knight', 'the-terror'],
        discard: ['protect-the-weak'],
      },
      foe: { aember: 1, line: ['staunch-knight'], archives: [] },
    });
  });

  it('puts a Knight of the other owner into the archives of that owner', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['epic-quest'], line: [{ id: 'raiding-knight', owner: 1 }] },
      foe: {},
    });
    t.me.play('epic-quest');
    t.expect({ me: { line: [], archives: [] }, foe: { archives: ['raiding-knight'] } });
  });

  it('archives no Knights from hand or discard pile', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['epic-quest', 'raiding-knight'], discard: ['staunch-knight'], line: ['mother'] },
      foe: {},
    });
    t.me.play('epic-quest');
    t.expect({
      me: { hand: ['raiding-knight'], discard: ['staunch-knight'], archives: [], line: ['mother'] },
    });
  });

  it('forges a key at no cost after the 7th Sanctum card of the turn', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['epic-quest'], hand: [...six, 'champion-anaphiel'], aember: 2 },
      foe: {},
    });
    for (let played = 0; played < 6; played++) t.me.play('virtuous-works');
    t.me.play('champion-anaphiel').omni('epic-quest');
    t.expect({
      me: { aember: 20, keys: 1, artifacts: [], line: [{ id: 'champion-anaphiel', exhausted: true }] },
    });
  });

  it('does nothing after 6 of them, and is not sacrificed', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['epic-quest'], hand: [...six, 'champion-anaphiel'], aember: 6 },
      foe: {},
    });
    for (let played = 0; played < 6; played++) t.me.play('virtuous-works');
    t.me.omni('epic-quest');
    t.expect({
      me: { aember: 24, keys: 0, hand: ['champion-anaphiel'], artifacts: [{ id: 'epic-quest', exhausted: true }] },
    });
  });

  it('counts neither cards of other houses nor discarded ones', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['epic-quest'],
        hand: [
          'batdrone',
          'mother',
          'mother',
          'doc-bookton',
          'dr-escotera',
          'library-of-babble',
          'batdrone',
          'wild-wormhole',
        ],
        deck: ['virtuous-works'],
      },
      foe: {},
    });
    for (const card of ['batdrone', 'mother', 'mother', 'doc-bookton', 'dr-escotera', 'library-of-babble'])
      t.me.play(card);
    t.me.discard('batdrone').play('wild-wormhole').omni('epic-quest');
    t.expect({
      me: {
        keys: 0,
        aember: 4,
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'mother', exhausted: true },
          { id: 'mother', exhausted: true },
          { id: 'doc-bookton', exhausted: true },
          { id: 'dr-escotera', exhausted: true },
        ],
        artifacts: [
          { id: 'epic-quest', exhausted: true },
          { id: 'library-of-babble', exhausted: true },
        ],
      },
    });
  });

  it('counts what was played in this turn only', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'untamed'],
        artifacts: ['epic-quest'],
        hand: [...six, 'champion-anaphiel'],
      },
      foe: foeHouses,
    });
    for (let played = 0; played < 6; played++) t.me.play('virtuous-works');
    t.me.play('champion-anaphiel').end();
    t.foe.house('dis').end();
    t.me.house('sanctum').omni('epic-quest');
    t.expect({
      me: { keys: 1, aember: 12, artifacts: [{ id: 'epic-quest', exhausted: true }], line: ['champion-anaphiel'] },
    });
  });

  it('wins with the third key', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['epic-quest'], hand: [...six, 'begone'], keys: 2 },
      foe: {},
    });
    for (let played = 0; played < 6; played++) t.me.play('virtuous-works');
    t.me.play('begone').choose('Gain 1 æmber').omni('epic-quest');
    t.expect({ winner: 'me', me: { keys: 3, aember: 19 } });
  });
});
