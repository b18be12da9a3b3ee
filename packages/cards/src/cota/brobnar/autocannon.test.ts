import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('autocannon', () => {
  it('deals 1 to a creature that its controller plays', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['autocannon'], hand: ['troll'], line: ['mother'] },
      foe: {},
    });
    t.me.play('troll', 'right');
    t.expect({ me: { line: ['mother', { id: 'troll', damage: 1, exhausted: true }] } });
  });

  it('deals 1 to a creature that the opponent plays', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['autocannon'], line: ['mother'] },
      foe: { house: 'dis', hand: ['tocsin', 'dust-imp'], line: ['shooler'] },
    });
    t.foe.play('tocsin', 'right').play('dust-imp', 'right');
    t.expect({
      me: { line: ['mother'] },
      foe: {
        line: ['shooler', { id: 'tocsin', damage: 1, exhausted: true }, { id: 'dust-imp', damage: 1, exhausted: true }],
      },
    });
  });

  it('destroys a creature of power 1 before or after its Play: ability, but not before its bonus', () => {
    const at = { me: { house: 'shadows', artifacts: ['autocannon'], hand: ['urchin'] }, foe: { aember: 3 } } as const;
    const s = table(at);
    s.me.play('urchin').order('urchin');
    s.expect({ me: { aember: 1, line: [], discard: ['urchin'] }, foe: { aember: 2 } });
    const t = table(at);
    t.me.play('urchin').order('autocannon');
    t.expect({ me: { aember: 0, line: [], discard: ['urchin'] }, foe: { aember: 3 } });
    const u = table({ me: { house: 'untamed', artifacts: ['autocannon'], hand: ['dust-pixie'] }, foe: {} });
    u.me.play('dust-pixie');
    u.expect({ me: { aember: 2, line: [], discard: ['dust-pixie'] } });
  });

  it('fires once for each Autocannon', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['autocannon'], hand: ['smaaash'] },
      foe: { artifacts: ['autocannon'], line: ['tocsin'] },
    });
    t.me.play('smaaash').order('autocannon').order('autocannon').choose('tocsin');
    t.expect({
      me: { line: [{ id: 'smaaash', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'tocsin', stunned: true }] },
    });
  });

  it('is stopped by armor', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['autocannon'], hand: ['sergeant-zakiel'] }, foe: {} });
    t.me.play('sergeant-zakiel').order('autocannon');
    t.expect({ me: { line: [{ id: 'sergeant-zakiel', exhausted: true }] } });
  });

  it('does not fire at an artifact, nor at a creature that only changes sides', () => {
    const t = table({
      me: { house: 'dis', artifacts: ['autocannon'], hand: ['soul-snatcher', 'collar-of-subordination'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('soul-snatcher').play('collar-of-subordination');
    t.expect({ me: { line: [{ id: 'tocsin', owner: 1, upgrades: ['collar-of-subordination'] }] }, foe: { line: [] } });
  });

  it('fires also at a creature that is put into play without being played', () => {
    const t = table({
      me: { house: 'logos', artifacts: ['autocannon', 'spangler-box'], hand: ['phase-shift', 'poltergeist'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('spangler-box').play('phase-shift').play('poltergeist').choose('spangler-box');
    t.expect({
      me: { artifacts: ['autocannon'], line: [], discard: ['poltergeist', 'spangler-box', 'phase-shift'] },
      foe: { artifacts: [], line: [{ id: 'tocsin', damage: 1, exhausted: true }] },
    });
  });

  it('gives its bonus when it is played, and does nothing to creatures that are there', () => {
    const t = table({ me: { house: 'brobnar', hand: ['autocannon'], line: ['mother'] }, foe: { line: ['urchin'] } });
    t.me.play('autocannon');
    t.expect({
      me: { aember: 1, artifacts: [{ id: 'autocannon', exhausted: true }], line: ['mother'] },
      foe: { line: ['urchin'] },
    });
  });
});
