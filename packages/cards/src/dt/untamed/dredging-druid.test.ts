import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('dredging-druid', () => {
  const position = {
    me: {
      house: 'untamed',
      line: ['dredging-druid'],
      deck: ['fear'],
      discard: ['troll', 'anger', 'krump', 'bumpsy', 'mother'],
    },
    foe: { discard: ['zorg'] },
  } as const;
  const druid = { id: 'dredging-druid', exhausted: true };

  it('puts up to 3 creatures on top of its player’s deck, the last that is chosen on top', () => {
    const t = table({ ...position, tide: { highFor: 0 } });
    t.me.reap('dredging-druid').choose('krump', 'mother', 'troll');
    t.expect({
      me: { aember: 1, line: [druid], deck: ['troll', 'mother', 'krump', 'fear'], discard: ['anger', 'bumpsy'] },
      foe: { discard: ['zorg'] },
    });
  });

  it('offers creatures only, and is content with fewer', () => {
    const t = table({ ...position, tide: { highFor: 0 } });
    t.me.reap('dredging-druid');
    expect(t.options()).toEqual(['troll', 'krump', 'bumpsy', 'mother', 'done']);
    t.me.choose('krump').done();
    t.expect({ me: { line: [druid], deck: ['krump', 'fear'], discard: ['troll', 'anger', 'bumpsy', 'mother'] } });
  });

  it('need not take any', () => {
    const t = table({ ...position, tide: { highFor: 0 } });
    t.me.reap('dredging-druid').done();
    t.expect({ me: { line: [druid], deck: ['fear'], discard: position.me.discard } });
  });

  it.each([
    { how: 'low', tide: { highFor: 1 } },
    { how: 'neither high nor low', tide: undefined },
  ])('does nothing while the tide is $how', ({ tide }) => {
    const t = table({ ...position, ...(tide === undefined ? {} : { tide }) });
    t.me.reap('dredging-druid');
    t.expect({ me: { aember: 1, line: [druid], deck: ['fear'], discard: position.me.discard } });
  });
});
