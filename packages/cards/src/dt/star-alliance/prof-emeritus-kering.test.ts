import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

const me = { house: 'star-alliance' } as const;

describe('prof-emeritus-kering', () => {
  it('uses one of its neighbors, of whatever house', () => {
    const t = table({ me: { ...me, hand: ['prof-emeritus-kering'], line: ['mother', 'culf-the-quiet'] }, foe: {} });
    t.me.play('prof-emeritus-kering', { between: ['mother', 'culf-the-quiet'] }).choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'mother', exhausted: true }, { id: 'prof-emeritus-kering', exhausted: true }, 'culf-the-quiet'],
      },
    });
  });

  it('uses the other one too while the tide is high', () => {
    const t = table({
      me: { ...me, line: ['mother', 'prof-emeritus-kering', 'culf-the-quiet'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.reap('prof-emeritus-kering').choose('mother');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'mother', exhausted: true },
          { id: 'prof-emeritus-kering', exhausted: true },
          { id: 'culf-the-quiet', exhausted: true },
        ],
      },
    });
  });

  it('uses only one while the tide is low', () => {
    const t = table({
      me: { ...me, line: ['mother', 'prof-emeritus-kering', 'culf-the-quiet'] },
      foe: {},
      tide: { highFor: 1 },
    });
    t.me.reap('prof-emeritus-kering').choose('culf-the-quiet');
    t.expect({
      me: {
        aember: 2,
        line: ['mother', { id: 'prof-emeritus-kering', exhausted: true }, { id: 'culf-the-quiet', exhausted: true }],
      },
    });
  });

  it('a flank has one neighbor, and where it is alone nothing is used', () => {
    const t = table({
      me: { ...me, line: ['prof-emeritus-kering', 'culf-the-quiet', 'mother'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.reap('prof-emeritus-kering');
    t.expect({
      me: {
        aember: 2,
        line: [{ id: 'prof-emeritus-kering', exhausted: true }, { id: 'culf-the-quiet', exhausted: true }, 'mother'],
      },
    });
    const alone = table({ me: { ...me, line: ['prof-emeritus-kering'] }, foe: {}, tide: { highFor: 0 } });
    alone.me.reap('prof-emeritus-kering');
    alone.expect({ me: { aember: 1, line: [{ id: 'prof-emeritus-kering', exhausted: true }] } });
  });

  it('ruling prof-emeritus-kering/neighbors: if it dies in the first use, the other neighbor is used all the same', () => {
    const t = table({
      me: { ...me, line: ['agent-sepdia', 'prof-emeritus-kering', 'mother'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.reap('prof-emeritus-kering').choose('agent-sepdia').choose('prof-emeritus-kering');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'agent-sepdia', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
        discard: ['prof-emeritus-kering'],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling prof-emeritus-kering/new-neighbor: who comes to stand beside it after the first use may be used (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { ...me, line: ['mother', 'prof-emeritus-kering', 'dust-pixie', 'dextre'] },
        foe: { line: ['troll'] },
        tide: { highFor: 0 },
      });
      t.me.reap('prof-emeritus-kering').choose('dust-pixie', 'fight dust-pixie', 'troll');
      expect(t.options()).toEqual(['mother', 'dextre']);
      t.me.choose('dextre', 'reap dextre');
      t.expect({
        me: {
          aember: 2,
          line: ['mother', { id: 'prof-emeritus-kering', exhausted: true }, { id: 'dextre', exhausted: true }],
        },
        foe: { line: [{ id: 'troll', damage: 1 }] },
      });
    },
  );
});
