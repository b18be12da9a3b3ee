import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rockatiel', () => {
  it('shuffles up to 2 creatures into the decks of their owners as it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['rockatiel'], line: ['troll'] },
      foe: { line: ['mother', 'valdr'] },
    });
    t.me.play('rockatiel').choose('troll').choose('valdr');
    t.expect({
      me: { line: [{ id: 'rockatiel', exhausted: true }], deck: ['troll'] },
      foe: { line: ['mother'], deck: ['valdr'] },
    });
  });

  it('after a reap too, one or none', () => {
    const t = table({ me: { house: 'untamed', line: ['rockatiel'] }, foe: { line: ['mother', 'valdr'] } });
    t.me.reap('rockatiel').choose('mother').done();
    t.expect({
      me: { aember: 1, line: [{ id: 'rockatiel', exhausted: true }] },
      foe: { line: ['valdr'], deck: ['mother'] },
    });
    const none = table({ me: { house: 'untamed', line: ['rockatiel'] }, foe: { line: ['mother'] } });
    none.me.reap('rockatiel').done();
    none.expect({ me: { aember: 1, line: [{ id: 'rockatiel', exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
