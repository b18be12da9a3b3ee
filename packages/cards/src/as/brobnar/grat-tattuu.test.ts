import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { exhausted: true };

describe('grat-tattuu', () => {
  it('gives each other friendly Brobnar creature 2 power', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grat-tattuu', 'bumpsy', 'headhunter'] },
      foe: { line: ['valdr', 'bumpsy'] },
    });
    t.me.fight('bumpsy', 'valdr');
    t.expect({
      me: { line: ['grat-tattuu', { id: 'bumpsy', damage: 6, ...used }, 'headhunter'] },
      foe: { line: ['bumpsy'] },
    });
  });

  it('not itself, and no enemy creature', () => {
    const t = table({ me: { house: 'brobnar', line: ['grat-tattuu'] }, foe: { line: ['bumpsy'] } });
    t.me.fight('grat-tattuu', 'bumpsy');
    t.expect({ me: { line: [] }, foe: { line: [] } });
  });

  it('those die of their damage as it leaves', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grat-tattuu', { id: 'bumpsy', damage: 6 }] },
      foe: { line: ['krump'] },
    });
    t.me.fight('grat-tattuu', 'krump');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'krump', damage: 5 }] } });
  });

  it('reaches a creature that a house icon makes a Brobnar one, and none of another house', () => {
    const t = table({
      me: { house: 'brobnar', line: ['grat-tattuu', { id: 'mother', houseIcons: ['brobnar'] }] },
      foe: { line: ['valdr'] },
    });
    t.me.fight('mother', 'valdr');
    t.expect({ me: { line: ['grat-tattuu', { id: 'mother', damage: 6, ...used }] }, foe: { line: [] } });
    const u = table({ me: { house: 'logos', line: ['grat-tattuu', 'mother'] }, foe: { line: ['valdr'] } });
    u.me.fight('mother', 'valdr');
    u.expect({ me: { line: ['grat-tattuu'] }, foe: { line: [{ id: 'valdr', damage: 5 }] } });
  });
});
