import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('berinon', () => {
  it('is enraged by a Mutant that enters on its own side', () => {
    const t = table({ me: { house: 'sanctum', hand: ['lyco-knight'], line: ['berinon'] }, foe: {} });
    t.me.play('lyco-knight');
    t.expect({
      me: {
        line: [
          { id: 'berinon', enraged: true },
          { id: 'lyco-knight', exhausted: true },
        ],
      },
    });
  });

  it('ruling berinon/either-side: a Mutant that enters on the other side enrages it too, and a second one adds nothing', () => {
    const t = table({
      active: 1,
      me: { line: ['berinon'] },
      foe: { house: 'sanctum', hand: ['lyco-knight', 'lyco-knight'] },
    });
    t.foe.play('lyco-knight').play('lyco-knight');
    t.expect({
      me: { line: [{ id: 'berinon', enraged: 1 }] },
      foe: {
        line: [
          { id: 'lyco-knight', exhausted: true },
          { id: 'lyco-knight', exhausted: true },
        ],
      },
    });
  });

  it('is not enraged by a creature that is no Mutant', () => {
    const t = table({ me: { house: 'sanctum', hand: ['bulwark'], line: ['berinon'] }, foe: { line: ['lyco-knight'] } });
    t.me.play('bulwark');
    t.expect({ me: { line: ['berinon', { id: 'bulwark', exhausted: true }] }, foe: { line: ['lyco-knight'] } });
  });

  it('cannot reap any more once it is enraged, if it could fight', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['lyco-knight'], line: ['berinon'] },
      foe: { line: ['dust-imp'] },
    });
    t.me.play('lyco-knight').cannot('reap', 'berinon').fight('berinon', 'dust-imp');
    t.expect({
      me: {
        line: [
          { id: 'berinon', exhausted: true },
          { id: 'lyco-knight', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('captures 2 when it reaps, or what there is', () => {
    const t = table({ me: { house: 'sanctum', line: ['berinon'] }, foe: { aember: 3 } });
    t.me.reap('berinon');
    t.expect({ me: { aember: 1, line: [{ id: 'berinon', aember: 2, exhausted: true }] }, foe: { aember: 1 } });
    const poor = table({ me: { house: 'sanctum', line: ['berinon'] }, foe: { aember: 1 } });
    poor.me.reap('berinon');
    poor.expect({ me: { aember: 1, line: [{ id: 'berinon', aember: 1, exhausted: true }] }, foe: { aember: 0 } });
  });
});
