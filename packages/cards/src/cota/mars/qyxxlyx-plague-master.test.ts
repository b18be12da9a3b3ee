import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('qyxxlyx-plague-master', () => {
  it('deals 3 to each Human of either side, past their armor', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyx-plague-master', 'doc-bookton', 'snufflegator'] },
      foe: { line: ['raiding-knight', 'lady-maxena', 'bad-penny', 'witch-of-the-eye'] },
    });
    t.me.reap('qyxxlyx-plague-master');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'qyxxlyx-plague-master', exhausted: true }, { id: 'doc-bookton', damage: 3 }, 'snufflegator'],
      },
      foe: {
        line: [{ id: 'raiding-knight', damage: 3 }, 'lady-maxena'],
        hand: ['bad-penny'],
        discard: ['witch-of-the-eye'],
      },
    });
  });

  it('does not use the armor up', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyx-plague-master', 'yxilo-bolter'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.reap('qyxxlyx-plague-master').reap('yxilo-bolter').choose('raiding-knight');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'qyxxlyx-plague-master', exhausted: true },
          { id: 'yxilo-bolter', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('does it after a fight too, in which armor counts as ever', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'qyxxlyx-plague-master', power: 2 }] },
      foe: {
        line: [
          { id: 'raiding-knight', power: 3 },
          { id: 'doc-bookton', damage: 2 },
        ],
      },
    });
    t.me.fight('qyxxlyx-plague-master', 'doc-bookton');
    t.expect({
      me: { line: [] },
      foe: { line: [{ id: 'raiding-knight', power: 3 }] },
    });
    const lives = table({
      me: { house: 'mars', line: [{ id: 'qyxxlyx-plague-master', power: 2 }] },
      foe: { line: [{ id: 'raiding-knight', power: 3 }, 'tocsin'] },
    });
    lives.me.fight('qyxxlyx-plague-master', 'tocsin');
    lives.expect({
      me: { line: [{ id: 'qyxxlyx-plague-master', power: 2, damage: 3, exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', power: 3, damage: 3 }] },
    });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'mars', line: ['qyxxlyx-plague-master'] },
      foe: { line: [{ id: 'doc-bookton', warded: true }] },
    });
    t.me.reap('qyxxlyx-plague-master');
    t.expect({
      me: { aember: 1, line: [{ id: 'qyxxlyx-plague-master', exhausted: true }] },
      foe: { line: ['doc-bookton'] },
    });
  });

  it('hits nobody where no Human is in play', () => {
    const t = table({ me: { house: 'mars', line: ['qyxxlyx-plague-master'] }, foe: { line: ['mother'] } });
    t.me.reap('qyxxlyx-plague-master');
    t.expect({
      me: { aember: 1, line: [{ id: 'qyxxlyx-plague-master', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });
});
