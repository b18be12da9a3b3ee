import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('headhunter', () => {
  it('gains 1 after it fought', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['mother', 'tocsin'] } });
    t.me.fight('headhunter', 'tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 3, exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('gains also when the target survives', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['raiding-knight'] } });
    t.me.fight('headhunter', 'raiding-knight');
    t.expect({
      me: { aember: 1, line: [{ id: 'headhunter', damage: 4, exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 3 }] },
    });
  });

  it('gains nothing when it is destroyed', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: { line: ['lady-maxena'] } });
    t.me.fight('headhunter', 'lady-maxena');
    t.expect({
      me: { aember: 0, line: [], discard: ['headhunter'] },
      foe: { line: [{ id: 'lady-maxena', damage: 3 }] },
    });
  });

  it('gains nothing when it is attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin'] },
      foe: { line: ['headhunter'] },
    });
    t.me.fight('tocsin', 'headhunter');
    t.expect({ me: { aember: 0, line: [] }, foe: { aember: 0, line: [{ id: 'headhunter', damage: 3 }] } });
  });

  it('gains no more than anybody by reaping', () => {
    const t = table({ me: { house: 'brobnar', line: ['headhunter'] }, foe: {} });
    t.me.reap('headhunter');
    t.expect({ me: { aember: 1, line: [{ id: 'headhunter', exhausted: true }] } });
  });
});
