import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { myHouses } from '../../testing/houses.ts';

describe('inka-the-spider', () => {
  it('stuns a creature when it is played', () => {
    const t = table({
      me: { house: 'untamed', hand: ['inka-the-spider'] },
      foe: { line: ['tocsin', 'valdr'] },
    });
    t.me.play('inka-the-spider').choose('valdr');
    t.expect({
      me: { line: [{ id: 'inka-the-spider', exhausted: true }] },
      foe: { line: ['tocsin', { id: 'valdr', stunned: true }] },
    });
  });

  it('stuns itself where it is alone', () => {
    const t = table({ me: { house: 'untamed', hand: ['inka-the-spider'] }, foe: {} });
    t.me.play('inka-the-spider');
    t.expect({ me: { line: [{ id: 'inka-the-spider', exhausted: true, stunned: true }] } });
  });

  it('stuns a creature each time it reaps', () => {
    const t = table({ me: { house: 'untamed', line: ['inka-the-spider'] }, foe: { line: ['tocsin', 'valdr'] } });
    t.me.reap('inka-the-spider').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'inka-the-spider', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }, 'valdr'] },
    });
  });

  it('may choose a creature that is stunned already', () => {
    const t = table({
      me: { house: 'untamed', line: ['inka-the-spider', 'snufflegator'] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
    t.me.reap('inka-the-spider').choose('tocsin');
    t.expect({
      me: { aember: 1, line: [{ id: 'inka-the-spider', exhausted: true }, 'snufflegator'] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
  });

  it('poisons what it fights, and stuns nobody by fighting', () => {
    const t = table({ me: { house: 'untamed', line: ['inka-the-spider'] }, foe: { line: ['grommid', 'tocsin'] } });
    t.me.fight('inka-the-spider', 'grommid');
    t.expect({
      me: { line: [], discard: ['inka-the-spider'] },
      foe: { line: ['tocsin'], discard: ['grommid'] },
    });
  });

  it('poisons who attacks it', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['inka-the-spider'] } });
    t.me.fight('valdr', 'inka-the-spider');
    t.expect({ me: { line: [], discard: ['valdr'] }, foe: { line: [], discard: ['inka-the-spider'] } });
  });

  it('does not poison through armor or a skirmisher that it does not hurt', () => {
    const t = table({
      me: { house: 'untamed', ...myHouses.untamed, line: ['inka-the-spider', 'inka-the-spider'] },
      foe: { houses: ['brobnar', 'sanctum', 'untamed'], line: ['staunch-knight', 'snufflegator'] },
    });
    t.me.fight('inka-the-spider', 'staunch-knight').end();
    t.foe.house('untamed').fight('snufflegator', 'inka-the-spider');
    t.expect({
      me: { line: [] },
      foe: { line: ['staunch-knight', { id: 'snufflegator', exhausted: true }] },
    });
  });
});
