import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const fiend = (id: string) => ({ id, token: 'catena-fiend' });
const artifacts = ['codex-of-true-names'];

describe('codex-of-true-names', () => {
  it('is destroyed to return friendly Catena Fiends, and an enemy creature for each of them', () => {
    const t = table({
      me: { house: 'dis', artifacts, line: [fiend('mother'), 'troll', fiend('anger')] },
      foe: { line: ['bumpsy', 'krump', fiend('dextre'), 'batdrone'] },
    });
    t.me.action('codex-of-true-names').choose('krump').choose('catena-fiend');
    t.expect({
      me: { artifacts: [], line: ['troll'], hand: ['mother', 'anger'], discard: artifacts },
      foe: { line: ['bumpsy', 'batdrone'], hand: ['krump', 'dextre'] },
    });
  });

  it('returns no enemy creature for one that a ward kept, and as many as there are', () => {
    const t = table({
      me: { house: 'dis', artifacts, line: [{ ...fiend('mother'), warded: true }, fiend('anger'), fiend('punch')] },
      foe: { line: ['bumpsy'] },
    });
    t.me.action('codex-of-true-names');
    t.expect({
      me: { artifacts: [], line: [fiend('mother')], hand: ['anger', 'punch'] },
      foe: { line: [], hand: ['bumpsy'] },
    });
  });

  it('is destroyed although there is no Catena Fiend', () => {
    const t = table({ me: { house: 'dis', artifacts, line: ['troll'] }, foe: { line: ['bumpsy'] } });
    t.me.action('codex-of-true-names');
    t.expect({ me: { artifacts: [], line: ['troll'], discard: artifacts }, foe: { line: ['bumpsy'] } });
  });
});
