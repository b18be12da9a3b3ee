import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('the-grey-rider', () => {
  it('may ready a neighbor and fight with it when played', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['the-grey-rider'],
        line: [{ id: 'mother', exhausted: true }, { id: 'shooler', exhausted: true }, 'tunk'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('the-grey-rider', { between: ['mother', 'shooler'] }).yes();
    expect(t.options()).toEqual(['mother', 'shooler']);
    t.me.choose('shooler');
    t.expect({
      me: {
        line: [
          { id: 'mother', exhausted: true },
          { id: 'the-grey-rider', exhausted: true },
          { id: 'shooler', damage: 3, exhausted: true },
          'tunk',
        ],
      },
      foe: { line: [] },
    });
  });

  it('may do so after it reaps and after it fights', () => {
    const t = table({
      me: { house: 'sanctum', line: ['the-grey-rider', { id: 'mother', exhausted: true }, 'the-grey-rider'] },
      foe: { line: ['batdrone', 'dust-pixie', 'troll'] },
    });
    t.me.reap('the-grey-rider').yes().choose('batdrone').fight('the-grey-rider#2', 'dust-pixie').yes();
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'the-grey-rider', exhausted: true },
          { id: 'the-grey-rider', damage: 1, exhausted: true },
        ],
        discard: ['mother'],
      },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
  });

  it('may decline, and readies a neighbor that has nobody to fight', () => {
    const no = table({
      me: { house: 'sanctum', line: ['the-grey-rider', { id: 'mother', exhausted: true }] },
      foe: { line: ['troll'] },
    });
    no.me.reap('the-grey-rider').no();
    no.expect({
      me: {
        aember: 1,
        line: [
          { id: 'the-grey-rider', exhausted: true },
          { id: 'mother', exhausted: true },
        ],
      },
      foe: { line: ['troll'] },
    });
    const nobody = table({
      me: { house: 'sanctum', line: ['the-grey-rider', { id: 'mother', exhausted: true }] },
      foe: {},
    });
    nobody.me.reap('the-grey-rider').yes();
    nobody.expect({ me: { aember: 1, line: [{ id: 'the-grey-rider', exhausted: true }, 'mother'] } });
  });
});
