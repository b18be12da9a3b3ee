import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('relentless-creeper', () => {
  const at = (...discard: readonly string[]) =>
    table({ step: 'forge', me: { ...myHouses.dis, hand: [], discard }, foe: foeHouses });

  it('may return from the discard pile to hand after its owner chooses Dis', () => {
    const t = at('relentless-creeper', 'fear');
    t.me.house('dis').yes();
    t.expect({ me: { hand: ['relentless-creeper'], discard: ['fear'] } });
  });

  it('may stay there', () => {
    const t = at('relentless-creeper');
    t.me.house('dis').no();
    t.expect({ me: { hand: [], discard: ['relentless-creeper'] } });
  });

  it('does not return after another house', () => {
    const t = at('relentless-creeper');
    t.me.house('logos');
    t.expect({ me: { hand: [], discard: ['relentless-creeper'] } });
  });

  it('each of two is asked for by itself', () => {
    const t = at('relentless-creeper', 'relentless-creeper');
    t.me.house('dis').order('relentless-creeper').yes().no();
    t.expect({ me: { hand: ['relentless-creeper'], discard: ['relentless-creeper'] } });
  });

  it('does not return when the opponent chooses Dis', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { ...myHouses.dis, hand: [], discard: ['relentless-creeper'] },
      foe: { ...foeHouses },
    });
    t.foe.house('dis');
    t.expect({ me: { hand: [], discard: ['relentless-creeper'] } });
  });

  it('does nothing in play, or in archives', () => {
    const t = table({
      step: 'forge',
      me: { ...myHouses.dis, hand: [], line: ['relentless-creeper'], archives: ['relentless-creeper'] },
      foe: foeHouses,
    });
    t.me.house('dis').no();
    t.expect({ me: { hand: [], line: ['relentless-creeper'], archives: ['relentless-creeper'] } });
  });
});
