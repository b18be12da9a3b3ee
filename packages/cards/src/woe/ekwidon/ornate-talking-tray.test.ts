import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ornate-talking-tray', () => {
  it('is destroyed and makes a token creature, whatever house is active', () => {
    const t = table({
      me: {
        house: 'brobnar',
        artifacts: ['ornate-talking-tray'],
        line: ['troll'],
        deck: ['mother'],
        beside: ['trader'],
      },
    });
    t.me.omni('ornate-talking-tray').flank('left');
    t.expect({
      me: {
        artifacts: [],
        discard: ['ornate-talking-tray'],
        deck: [],
        line: [{ id: 'mother', token: 'trader', exhausted: true }, 'troll'],
      },
    });
  });

  it('is destroyed all the same by a player who makes none', () => {
    const t = table({ me: { house: 'brobnar', artifacts: ['ornate-talking-tray'], deck: ['mother'] } });
    t.me.omni('ornate-talking-tray');
    t.expect({ me: { artifacts: [], discard: ['ornate-talking-tray'], deck: ['mother'], line: [] } });
  });
});
