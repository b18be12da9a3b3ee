import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dominator-bauble', () => {
  it('uses a friendly creature of any house, in the way that is chosen', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['doc-bookton', 'tocsin'], hand: [], deck: ['fear'] },
      foe: { line: ['mother'] },
    });
    t.me.action('dominator-bauble').choose('doc-bookton').choose('reap doc-bookton');
    t.expect({
      me: {
        aember: 1,
        hand: ['fear'],
        artifacts: [{ id: 'dominator-bauble', exhausted: true }],
        line: [{ id: 'doc-bookton', exhausted: true }, 'tocsin'],
      },
      foe: { line: ['mother'] },
    });
  });

  it('lets it fight', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['snufflegator'] },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.action('dominator-bauble').choose('fight snufflegator').choose('tocsin');
    t.expect({ me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: ['mother'] } });
  });

  it('lets it use its Action', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: ['noddy-the-thief'] },
      foe: { aember: 2, line: ['tocsin'] },
    });
    t.me.action('dominator-bauble').choose('action noddy-the-thief');
    t.expect({
      me: { aember: 1, line: [{ id: 'noddy-the-thief', exhausted: true }] },
      foe: { aember: 1, line: ['tocsin'] },
    });
  });

  it('does not ready: an exhausted creature is not used', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: [{ id: 'snufflegator', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('dominator-bauble');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'dominator-bauble', exhausted: true }],
        line: [{ id: 'snufflegator', exhausted: true }],
      },
      foe: { line: ['tocsin'] },
    });
  });

  it('removes the stun of a stunned creature', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['dominator-bauble'], line: [{ id: 'snufflegator', stunned: true }] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('dominator-bauble');
    t.expect({ me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true }] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing without a friendly creature', () => {
    const t = table({ me: { house: 'dis', artifacts: ['dominator-bauble'] }, foe: { line: ['tocsin'] } });
    t.me.action('dominator-bauble');
    t.expect({
      me: { aember: 0, artifacts: [{ id: 'dominator-bauble', exhausted: true }] },
      foe: { line: ['tocsin'] },
    });
  });
});
