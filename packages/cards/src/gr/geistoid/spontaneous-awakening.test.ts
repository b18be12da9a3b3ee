import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('spontaneous-awakening', () => {
  const pile = Array.from({ length: 10 }, () => 'fear');
  const me = { house: 'geistoid', hand: ['spontaneous-awakening'] } as const;

  it('destroys an enemy Robot and plays it as mine, as a Geistoid card', () => {
    const t = table({ me: { ...me }, foe: { line: ['mother', 'troll'], discard: pile } });
    t.me.play('spontaneous-awakening');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', exhausted: true, upgrades: ['spontaneous-awakening'] }], discard: [] },
      foe: { line: ['troll'], discard: pile },
    });
    t.me.end();
    t.foe.house('brobnar').end();
    t.me.reap('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'mother', exhausted: true, upgrades: ['spontaneous-awakening'] }] },
      foe: { line: ['troll'] },
    });
  });

  it('or an artifact', () => {
    const t = table({
      me: { ...me },
      foe: { artifacts: ['library-of-babble'], line: ['titan-mechanic'], discard: pile },
    });
    t.me.play('spontaneous-awakening').choose('library-of-babble');
    t.expect({
      me: {
        ...{ aember: 1, discard: [] },
        artifacts: [{ id: 'library-of-babble', exhausted: true, upgrades: ['spontaneous-awakening'] }],
      },
      foe: { line: ['titan-mechanic'], discard: pile },
    });
  });

  it('does nothing where the opponent is not haunted, or a ward saves the creature', () => {
    const t = table({ me: { ...me }, foe: { line: ['mother'], discard: pile.slice(1) } });
    t.me.play('spontaneous-awakening');
    t.expect({
      me: { aember: 1, discard: ['spontaneous-awakening'] },
      foe: { line: ['mother'], discard: pile.slice(1) },
    });
    const saved = table({ me: { ...me }, foe: { line: [{ id: 'mother', warded: true }], discard: pile } });
    saved.me.play('spontaneous-awakening');
    saved.expect({ me: { aember: 1, discard: ['spontaneous-awakening'] }, foe: { line: ['mother'], discard: pile } });
  });
});
