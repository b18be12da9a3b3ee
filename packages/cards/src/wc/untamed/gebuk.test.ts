import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('gebuk', () => {
  const destroyedWith = (
    deck: readonly string[],
    line: readonly string[] = ['mother', 'gebuk', 'troll'],
    edition: EditionName = 'current',
  ) => {
    const t = table({
      edition,
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: line.map((id) => (id === 'gebuk' ? { id, damage: 3 } : id)), deck },
    });
    t.me.play('poison-wave');
    return t;
  };
  const hurt = (id: string) => ({ id, damage: 2 });

  it.each(editionsSince('cota-1.3'))(
    'ruling gebuk/gap: puts the creature that it discards where it stood (%s)',
    (edition) => {
      destroyedWith(['batdrone', 'urchin'], undefined, edition).expect({
        foe: {
          line: [hurt('mother'), { id: 'batdrone', exhausted: true }, hurt('troll')],
          deck: ['urchin'],
          discard: ['gebuk'],
        },
      });
    },
  );

  it('leaves in the discard pile what is no creature', () => {
    destroyedWith(['fear', 'batdrone']).expect({
      foe: { line: [hurt('mother'), hurt('troll')], deck: ['batdrone'], discard: ['gebuk', 'fear'] },
    });
  });

  it('does nothing with an empty deck', () => {
    destroyedWith([]).expect({ foe: { line: [hurt('mother'), hurt('troll')], discard: ['gebuk'] } });
  });

  it('puts it into play and does not play it: no Play: ability, no æmber', () => {
    destroyedWith(['urchin'], ['gebuk', 'troll']).expect({
      me: { aember: 1 },
      foe: { aember: 0, line: [{ id: 'urchin', exhausted: true }, hurt('troll')], discard: ['gebuk'] },
    });
  });

  it('does nothing when it leaves play in another way', () => {
    const t = table({
      me: { house: 'dis', hand: ['hysteria'] },
      foe: { line: ['mother', 'gebuk'], deck: ['batdrone'] },
    });
    t.me.play('hysteria');
    t.expect({ foe: { line: [], hand: ['mother', 'gebuk'], deck: ['batdrone'] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling gebuk/spartasaur: a Spartasaur that comes by it was not there to see it die (%s)',
    (edition) => {
      destroyedWith(['spartasaur'], ['gebuk', 'troll'], edition).expect({
        foe: { line: [{ id: 'spartasaur', exhausted: true }, hurt('troll')], discard: ['gebuk'] },
      });
    },
  );

  it('puts Mimic Gel there as a copy of another creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'] },
      foe: { line: ['mother', { id: 'gebuk', damage: 3 }, 'troll'], deck: ['mimic-gel'] },
    });
    t.me.play('poison-wave').choose('troll');
    t.expect({
      foe: {
        line: [hurt('mother'), { id: 'mimic-gel', as: 'troll', exhausted: true }, hurt('troll')],
        discard: ['gebuk'],
      },
    });
  });
});
