import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('monument-to-primus', () => {
  it('moves 1 æmber from a friendly creature to another friendly creature', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-primus'], line: [{ id: 'troll', aember: 2 }, 'bumpsy', 'zorg'] },
      foe: { line: [{ id: 'krump', aember: 2 }] },
    });
    t.me.action('monument-to-primus').choose('troll').choose('bumpsy');
    t.expect({
      me: { line: [{ id: 'troll', aember: 1 }, { id: 'bumpsy', aember: 1 }, 'zorg'] },
      foe: { line: [{ id: 'krump', aember: 2 }] },
    });
  });

  it('moves it from any creature to any other with Consul Primus in the discard pile', () => {
    const t = table({
      me: {
        house: 'saurian',
        artifacts: ['monument-to-primus'],
        discard: ['consul-primus'],
        line: [{ id: 'troll', aember: 2 }, 'bumpsy'],
      },
      foe: { line: [{ id: 'krump', aember: 2 }] },
    });
    t.me.action('monument-to-primus').choose('krump').choose('bumpsy');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 2 },
          { id: 'bumpsy', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'krump', aember: 1 }] },
    });
  });

  it('may choose a creature that has none, and moves nothing', () => {
    const line = [{ id: 'troll', aember: 2 }, 'bumpsy'] as const;
    const foe = { line: [{ id: 'krump', aember: 2 }, 'zorg'] } as const;
    const t = table({ me: { house: 'saurian', artifacts: ['monument-to-primus'], line }, foe });
    t.me.action('monument-to-primus');
    expect(t.options()).toEqual(['troll', 'bumpsy']);
    t.me.choose('bumpsy');
    t.expect({ me: { line }, foe });
    const discard = ['consul-primus'];
    const any = table({ me: { house: 'saurian', artifacts: ['monument-to-primus'], discard, line }, foe });
    any.me.action('monument-to-primus').choose('zorg');
    any.expect({ me: { line }, foe });
  });

  it('does nothing with one friendly creature, whatever lies in the other discard pile', () => {
    const t = table({
      me: { house: 'saurian', artifacts: ['monument-to-primus'], line: [{ id: 'troll', aember: 2 }] },
      foe: { line: ['krump'], discard: ['consul-primus'] },
    });
    t.me.action('monument-to-primus');
    t.expect({ me: { line: [{ id: 'troll', aember: 2 }] }, foe: { line: ['krump'] } });
  });
});
