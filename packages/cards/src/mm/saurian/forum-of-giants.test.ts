import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('forum-of-giants', () => {
  it('gives 1 æmber to the controller of the most powerful creature as the turn of its player starts', () => {
    const mine = table({
      step: 'forge',
      me: { ...myHouses.saurian, artifacts: ['forum-of-giants'], line: ['troll'] },
      foe: { line: ['krump', 'zorg'] },
    });
    mine.me.house('saurian');
    mine.expect({ me: { aember: 1, line: ['troll'] }, foe: { aember: 0, line: ['krump', 'zorg'] } });
    const theirs = table({
      step: 'forge',
      me: { ...myHouses.saurian, artifacts: ['forum-of-giants'], line: ['troll'] },
      foe: { line: ['gargantodon'] },
    });
    theirs.me.house('saurian');
    theirs.expect({ me: { aember: 0, line: ['troll'] }, foe: { aember: 1, line: ['gargantodon'] } });
  });

  it('leaves a tie to the active player', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, artifacts: ['forum-of-giants'], line: ['troll'] },
      foe: { line: ['troll'] },
    });
    t.me.choose('troll#2').house('saurian');
    t.expect({ me: { aember: 0, line: ['troll'] }, foe: { aember: 1, line: ['troll'] } });
  });

  it('gives nothing without creatures, and nothing in turns of the opponent', () => {
    const empty = table({ step: 'forge', me: { ...myHouses.saurian, artifacts: ['forum-of-giants'] }, foe: {} });
    empty.me.house('saurian');
    empty.expect({ me: { aember: 0 }, foe: { aember: 0 } });
    const t = table({
      me: { house: 'saurian', ...myHouses.saurian, artifacts: ['forum-of-giants'], line: ['troll'] },
      foe: foeHouses,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { aember: 0, line: ['troll'] }, foe: { aember: 0 } });
  });

  it('gives before a key is forged', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.saurian, aember: 5, artifacts: ['forum-of-giants'], line: ['troll'] },
      foe: {},
    });
    t.me.house('saurian');
    t.expect({ me: { keys: 1, aember: 0, line: ['troll'] } });
  });
});
