import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fanghouse', () => {
  it('hurts whom it attacks and who attacks it', () => {
    const attacking = table({ me: { house: 'untamed', line: ['fanghouse'] }, foe: { line: ['mother', 'tocsin'] } });
    attacking.me.fight('fanghouse', 'tocsin');
    attacking.expect({ me: { line: [{ id: 'fanghouse', exhausted: true }] }, foe: { line: ['mother'] } });
    const attacked = table({ me: { house: 'dis', line: ['tocsin'] }, foe: { line: ['fanghouse'] } });
    attacked.me.fight('tocsin', 'fanghouse');
    attacked.expect({ me: { line: [] }, foe: { line: ['fanghouse'] } });
  });
});
