import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('macis-asp', () => {
  it('destroys a stronger creature that it attacks, and takes nothing', () => {
    const t = table({ me: { house: 'shadows', line: ['macis-asp'] }, foe: { line: ['niffle-queen'] } });
    t.me.fight('macis-asp', 'niffle-queen');
    t.expect({ me: { line: [{ id: 'macis-asp', exhausted: true }] }, foe: { line: [], discard: ['niffle-queen'] } });
  });

  it('destroys its attacker too, but takes the damage then', () => {
    const t = table({ me: { house: 'logos', line: ['mother'] }, foe: { line: ['macis-asp'] } });
    t.me.fight('mother', 'macis-asp');
    t.expect({ me: { line: [], discard: ['mother'] }, foe: { line: [], discard: ['macis-asp'] } });
  });

  it('needs only 1 damage that gets through armor', () => {
    const t = table({ me: { house: 'shadows', line: ['macis-asp'] }, foe: { line: ['lady-maxena'] } });
    t.me.fight('macis-asp', 'lady-maxena');
    t.expect({ me: { line: [{ id: 'macis-asp', exhausted: true }] }, foe: { line: [] } });
  });

  it('does nothing to a creature whose armor, ward or elusive stops the damage', () => {
    const t = table({
      me: { house: 'shadows', line: ['macis-asp', 'macis-asp', 'macis-asp'] },
      foe: {
        line: [
          { id: 'raiding-knight', upgrades: ['protect-the-weak'] },
          'tocsin',
          { id: 'mother', warded: true },
          'urchin',
        ],
      },
    });
    t.me.fight('macis-asp', 'raiding-knight').fight('macis-asp#2', 'mother').fight('macis-asp#3', 'urchin');
    t.expect({
      me: {
        line: [
          { id: 'macis-asp', exhausted: true },
          { id: 'macis-asp', exhausted: true },
          { id: 'macis-asp', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'raiding-knight', upgrades: ['protect-the-weak'] }, 'tocsin', 'mother', 'urchin'] },
    });
  });
});
