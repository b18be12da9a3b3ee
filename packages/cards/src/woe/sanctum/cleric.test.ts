import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const cleric = { id: 'mother', token: 'cleric', exhausted: true };

describe('cleric', () => {
  it('captures 1 after it enters play', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['ornate-talking-tray'], deck: ['mother'], beside: ['cleric'] },
      foe: { aember: 2 },
    });
    t.me.omni('ornate-talking-tray');
    t.expect({
      me: { artifacts: [], deck: [], discard: ['ornate-talking-tray'], line: [{ ...cleric, aember: 1 }] },
      foe: { aember: 1 },
    });
  });

  it('captures nothing where there is nothing, and nothing for another that enters', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['champion-anaphiel'],
        artifacts: ['ornate-talking-tray'],
        deck: ['mother'],
        beside: ['cleric'],
      },
    });
    t.me.omni('ornate-talking-tray').play('champion-anaphiel');
    t.expect({
      me: {
        artifacts: [],
        deck: [],
        discard: ['ornate-talking-tray'],
        line: [cleric, { id: 'champion-anaphiel', exhausted: true }],
      },
    });
  });
});
