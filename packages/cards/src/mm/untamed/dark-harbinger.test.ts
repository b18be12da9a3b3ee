import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('dark-harbinger', () => {
  it('is readied after its controller plays an Untamed action', () => {
    const t = table({ me: { house: 'untamed', hand: ['regrowth'], line: ['dark-harbinger'] }, foe: {} });
    t.me.reap('dark-harbinger').play('regrowth').order('regrowth').reap('dark-harbinger');
    t.expect({ me: { aember: 3, line: [{ id: 'dark-harbinger', exhausted: true }], discard: ['regrowth'] } });
  });

  it('is not readied after an Untamed creature, or an action of another house', () => {
    const t = table({
      me: { house: 'untamed', hand: ['dust-pixie'], line: [{ id: 'dark-harbinger', exhausted: true }] },
      foe: {},
    });
    t.me.play('dust-pixie');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'dark-harbinger', exhausted: true },
          { id: 'dust-pixie', exhausted: true },
        ],
      },
    });
    const other = table({
      me: { house: 'brobnar', hand: ['anger'], line: [{ id: 'dark-harbinger', exhausted: true }, 'krump'] },
      foe: {},
    });
    other.me.play('anger').choose('krump');
    other.expect({ me: { aember: 1, line: [{ id: 'dark-harbinger', exhausted: true }, 'krump'] } });
  });

  it('is not readied after an action that the opponent plays', () => {
    const t = table({
      me: { house: 'untamed', hand: ['regrowth'] },
      foe: { line: [{ id: 'dark-harbinger', exhausted: true }] },
    });
    t.me.play('regrowth');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'dark-harbinger', exhausted: true }] } });
  });

  it('is readied before or after the action does what it says, as its player likes, each of two', () => {
    const t = table({
      me: { house: 'untamed', hand: ['nocturnal-maneuver'], line: ['dark-harbinger', 'dark-harbinger', 'dew-faerie'] },
      foe: {},
    });
    t.me.play('nocturnal-maneuver').order('dark-harbinger').order('nocturnal-maneuver');
    t.me.choose('dark-harbinger', 'dark-harbinger#1', 'dew-faerie');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'dark-harbinger', exhausted: true }, 'dark-harbinger', { id: 'dew-faerie', exhausted: true }],
      },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling dark-harbinger/mimicry: Mimicry counts as the action that it copies, and readies it only as an Untamed one (%s)',
    (edition) => {
      const worn = { id: 'dark-harbinger', exhausted: true } as const;
      const t = table({
        edition,
        me: { house: 'untamed', hand: ['mimicry'], line: [worn] },
        foe: { discard: ['virtuous-works', 'regrowth'] },
      });
      t.me.play('mimicry').choose('virtuous-works');
      t.expect({ me: { line: [worn], discard: ['mimicry'] } });
    },
  );
});
