import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ol-paddy', () => {
  const paddy = { id: 'ol-paddy', exhausted: true };

  it.each([
    { how: 'low', tide: { highFor: 1 } },
    { how: 'neither high nor low', tide: undefined },
  ])('discards the bottom card while the tide is $how, and plays it if it is a creature', ({ tide }) => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy'], deck: ['fear', 'troll', 'dust-pixie'] },
      foe: {},
      ...(tide === undefined ? {} : { tide }),
    });
    t.me.reap('ol-paddy').flank('left');
    t.expect({
      me: { aember: 3, line: [{ id: 'dust-pixie', exhausted: true }, paddy], deck: ['fear', 'troll'], discard: [] },
    });
  });

  it('ruling ol-paddy/one-at-a-time: of the bottom 3 in the high tide plays each creature, with icons and Play:', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy'], deck: ['bumpsy', 'fuzzy-gruen', 'anger', 'dust-pixie'] },
      foe: {},
      tide: { highFor: 0 },
    });
    t.me.reap('ol-paddy').choose('dust-pixie').flank('right').flank('left');
    t.expect({
      me: {
        aember: 5,
        line: [{ id: 'fuzzy-gruen', exhausted: true }, paddy, { id: 'dust-pixie', exhausted: true }],
        deck: ['bumpsy'],
        discard: ['anger'],
      },
      foe: { aember: 1 },
    });
  });

  it('ruling ol-paddy/one-at-a-time: a creature that cannot be played stays discarded', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy'], deck: ['fear', 'kelifi-dragon'] },
      foe: {},
    });
    t.me.reap('ol-paddy');
    t.expect({ me: { aember: 1, line: [paddy], deck: ['fear'], discard: ['kelifi-dragon'] } });
  });

  it('leaves what is no creature in the discard pile', () => {
    const t = table({
      me: { house: 'untamed', line: ['ol-paddy'], deck: ['troll', 'anger'], discard: ['krump'] },
      foe: {},
    });
    t.me.reap('ol-paddy');
    t.expect({ me: { aember: 1, line: [paddy], deck: ['troll'], discard: ['anger', 'krump'] } });
  });

  it('takes what there is of a deck with fewer than 3, and nothing of an empty one', () => {
    const few = table({
      me: { house: 'untamed', line: ['ol-paddy'], deck: ['anger', 'fear'] },
      foe: {},
      tide: { highFor: 0 },
    });
    few.me.reap('ol-paddy');
    few.expect({ me: { aember: 1, line: [paddy], deck: [], discard: ['anger', 'fear'] } });
    const empty = table({ me: { house: 'untamed', line: ['ol-paddy'], discard: ['troll'] }, foe: {} });
    empty.me.reap('ol-paddy');
    empty.expect({ me: { aember: 1, line: [paddy], deck: [], discard: ['troll'] } });
  });
});
