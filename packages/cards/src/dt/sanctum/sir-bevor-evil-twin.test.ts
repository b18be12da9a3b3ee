import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('sir-bevor-evil-twin', () => {
  it('what its power damages in a fight is destroyed', () => {
    const t = table({ me: { house: 'sanctum', line: ['sir-bevor-evil-twin'] }, foe: { line: ['pit-demon'] } });
    t.me.fight('sir-bevor-evil-twin', 'pit-demon');
    t.expect({ me: { line: [{ id: 'sir-bevor-evil-twin', exhausted: true }] }, foe: { line: [] } });
  });

  it('also when it is attacked, though it dies itself', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['sir-bevor-evil-twin'] } });
    t.me.fight('troll', 'sir-bevor-evil-twin');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('where armor takes the damage there is no poison', () => {
    const t = table({ me: { house: 'sanctum', line: ['sir-bevor-evil-twin'] }, foe: { line: ['raiding-knight'] } });
    t.me.fight('sir-bevor-evil-twin', 'raiding-knight');
    t.expect({
      me: { line: [{ id: 'sir-bevor-evil-twin', exhausted: true }] },
      foe: { line: ['raiding-knight'] },
    });
  });

  it('has no taunt', () => {
    const t = table({ me: { house: 'dis', line: ['shooler'] }, foe: { line: ['mother', 'sir-bevor-evil-twin'] } });
    expect(targetsOf(t, 'shooler')).toEqual(['mother', 'sir-bevor-evil-twin']);
  });
});
