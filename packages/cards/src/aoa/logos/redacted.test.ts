import type { EditionName } from '@vaultsong/engine';
import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('redacted', () => {
  const choosing = (house: 'logos' | 'untamed', aember: number, edition: EditionName = 'current') => {
    const t = table({
      edition,
      step: 'forge',
      me: { ...myHouses.logos, artifacts: [{ id: 'redacted', aember }] },
      foe: foeHouses,
    });
    t.me.house(house);
    return t;
  };

  it('gets 1 æmber after its player chose Logos', () => {
    choosing('logos', 2).expect({ me: { aember: 0, keys: 0, artifacts: [{ id: 'redacted', aember: 3 }] } });
  });

  it('is sacrificed for a key at no cost with the fourth', () => {
    choosing('logos', 3).expect({ me: { aember: 0, keys: 1, artifacts: [], discard: ['redacted'] } });
  });

  it('gets nothing after another house', () => {
    choosing('untamed', 3).expect({ me: { keys: 0, artifacts: [{ id: 'redacted', aember: 3 }] } });
  });

  it('ruling redacted/no-aember: enters play without æmber', () => {
    const t = table({ me: { house: 'logos', hand: ['redacted'] }, foe: {} });
    t.me.play('redacted');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'redacted', exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling redacted/own-trigger: four æmber that came in another way forge nothing by themselves (%s)',
    (edition) => {
      choosing('untamed', 4, edition).expect({ me: { keys: 0, artifacts: [{ id: 'redacted', aember: 4 }] } });
    },
  );
});
