import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('essence-scale', () => {
  const used = { id: 'essence-scale', exhausted: true };

  it('destroys a friendly creature, to ready and use one of the same house', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['essence-scale'],
        line: ['bumpsy', { id: 'troll', exhausted: true }, 'shooler'],
      },
      foe: {},
    });
    t.me.action('essence-scale').choose('bumpsy');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', exhausted: true }, 'shooler'], artifacts: [used], discard: ['bumpsy'] },
    });
  });

  it('lets its player choose among those of that house, and how to use it', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['essence-scale'], line: ['bumpsy', 'troll', 'krump', 'mother'] },
      foe: { line: ['batdrone'] },
    });
    t.me.action('essence-scale').choose('bumpsy');
    expect(t.options()).toEqual(['troll', 'krump']);
    t.me.choose('krump').choose('fight krump');
    t.expect({
      me: { line: ['troll', { id: 'krump', damage: 2, exhausted: true }, 'mother'], artifacts: [used] },
      foe: { line: [] },
    });
  });

  it('uses nothing where no other creature is of that house', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['essence-scale'], line: ['shooler', { id: 'troll', exhausted: true }] },
      foe: { line: ['pit-demon'] },
    });
    t.me.action('essence-scale').choose('shooler');
    t.expect({
      me: { aember: 0, line: [{ id: 'troll', exhausted: true }], artifacts: [used] },
      foe: { line: ['pit-demon'] },
    });
  });

  it('ruling essence-scale/ward: where only a ward is lost, nothing is readied', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['essence-scale'],
        line: [
          { id: 'bumpsy', warded: true },
          { id: 'troll', exhausted: true },
        ],
      },
      foe: {},
    });
    t.me.action('essence-scale').choose('bumpsy');
    t.expect({ me: { aember: 0, line: ['bumpsy', { id: 'troll', exhausted: true }], artifacts: [used] } });
  });

  it('ruling essence-scale/taken: a creature that was taken from the opponent may be destroyed or used', () => {
    const line = [{ id: 'troll', owner: 1, exhausted: true }, 'krump'];
    const t = table({ me: { house: 'dis', artifacts: ['essence-scale'], line }, foe: {} });
    t.me.action('essence-scale').choose('krump');
    t.expect({ me: { aember: 1, line: [{ id: 'troll', exhausted: true }], artifacts: [used], discard: ['krump'] } });
    const u = table({ me: { house: 'dis', artifacts: ['essence-scale'], line }, foe: {} });
    u.me.action('essence-scale').choose('troll');
    u.expect({
      me: { aember: 1, line: [{ id: 'krump', exhausted: true }], artifacts: [used] },
      foe: { discard: ['troll'] },
    });
  });
});
