import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('gegrrokuu-sapper', () => {
  it('takes an enemy artifact as it is played, and goes to the opponent', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['gegrrokuu-sapper'] }, foe: { artifacts: ['cannon'] } });
    t.me.play('gegrrokuu-sapper');
    t.expect({
      me: { line: [], artifacts: [{ id: 'cannon', owner: 1 }] },
      foe: { line: [{ id: 'gegrrokuu-sapper', owner: 0, exhausted: true }], artifacts: [] },
    });
  });

  it('goes to the opponent where they have no artifact, too', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['gegrrokuu-sapper'] }, foe: {} });
    t.me.play('gegrrokuu-sapper');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'gegrrokuu-sapper', owner: 0, exhausted: true }] } });
  });

  it('does so after a fight that it survives', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['gegrrokuu-sapper'] },
      foe: { line: ['dust-pixie'], artifacts: ['cannon'] },
    });
    t.me.fight('gegrrokuu-sapper', 'dust-pixie');
    t.expect({
      me: { line: [], artifacts: [{ id: 'cannon', owner: 1 }] },
      foe: { line: [{ id: 'gegrrokuu-sapper', owner: 0, exhausted: true }], artifacts: [] },
    });
  });

  it('destroys a friendly artifact as scrap, and if it does, an enemy one', () => {
    const t = table({
      me: { house: 'ekwidon', hand: ['gegrrokuu-sapper', 'gegrrokuu-sapper'], artifacts: ['library-of-babble'] },
      foe: { artifacts: ['cannon', 'gauntlet-of-command'] },
    });
    t.me.discard('gegrrokuu-sapper').choose('cannon').discard('gegrrokuu-sapper');
    t.expect({
      me: { artifacts: [], discard: ['gegrrokuu-sapper', 'library-of-babble', 'gegrrokuu-sapper'] },
      foe: { artifacts: ['gauntlet-of-command'], discard: ['cannon'] },
    });
  });
});
