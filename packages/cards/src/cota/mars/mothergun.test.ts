import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('mothergun', () => {
  it('deals 1 damage to one creature for each Mars card revealed', () => {
    const t = table({
      me: {
        house: 'mars',
        artifacts: ['mothergun'],
        hand: ['blypyp', 'feeding-pit', 'tunk', 'punch'],
        line: ['grommid'],
      },
      foe: { line: ['mother', 'tocsin'] },
    });
    t.me.action('mothergun').choose('blypyp', 'feeding-pit', 'tunk').choose('tocsin');
    t.expect({
      me: {
        artifacts: [{ id: 'mothergun', exhausted: true }],
        hand: ['blypyp', 'feeding-pit', 'punch', 'tunk'],
        line: ['grommid'],
      },
      foe: { line: ['mother'], discard: ['tocsin'] },
    });
  });

  it('deals it at once: armor takes its part from the whole', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp', 'feeding-pit', 'tunk'] },
      foe: { line: ['raiding-knight'] },
    });
    t.me.action('mothergun').choose('blypyp', 'feeding-pit', 'tunk');
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }] },
      foe: { line: [{ id: 'raiding-knight', damage: 1 }] },
    });
  });

  it('counts only what is shown', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp', 'feeding-pit'] },
      foe: { line: ['tocsin'] },
    });
    t.me.action('mothergun').choose('blypyp').done();
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('deals nothing when nothing is shown', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp'] },
      foe: { line: [{ id: 'tocsin', damage: 2, warded: true }] },
    });
    t.me.action('mothergun').done();
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 2, warded: true }] },
    });
  });

  it('asks for no target when nothing is shown', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['blypyp'], line: ['grommid'] },
      foe: { line: ['tocsin', 'mother'] },
    });
    t.me.action('mothergun').done();
    expect(t.state.ask?.kind).toBe('move');
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }], line: ['grommid'] },
      foe: { line: ['tocsin', 'mother'] },
    });
  });

  it('shoots at a friendly creature where there is no other', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['mothergun'], hand: ['tunk'], line: ['blypyp'] },
      foe: {},
    });
    t.me.action('mothergun').choose('tunk');
    t.expect({
      me: { artifacts: [{ id: 'mothergun', exhausted: true }], line: [{ id: 'blypyp', damage: 1 }] },
    });
  });
});
