import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('red-planet-ray-gun', () => {
  it('lets its creature deal 1 for each Mars creature in play when it reaps', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: [{ id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }, 'blypyp', { id: 'tunk', exhausted: true }],
      },
      foe: { line: ['zyzzix-the-many', 'mother'] },
    });
    t.me.reap('snufflegator').choose('mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] },
          'blypyp',
          { id: 'tunk', exhausted: true },
        ],
      },
      foe: { line: ['zyzzix-the-many', { id: 'mother', damage: 3 }] },
    });
  });

  it('counts its own creature where that is of Mars', () => {
    const t = table({
      me: { house: 'mars', hand: ['red-planet-ray-gun'], line: ['blypyp'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('red-planet-ray-gun').choose('blypyp').reap('blypyp').order('blypyp#2').choose('tocsin');
    t.expect({
      me: { aember: 2, line: [{ id: 'blypyp', exhausted: true, upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('deals nothing without Mars creatures', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.reap('snufflegator');
    t.expect({
      me: { aember: 1, line: [{ id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling red-planet-ray-gun/one-creature: deals it as one hit, of which armor takes its part (%s)',
    (edition) => {
      const t = table({
        edition,
        me: {
          house: 'untamed',
          line: ['blypyp', { id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }, 'tunk', 'zyzzix-the-many'],
        },
        foe: { line: ['raiding-knight'] },
      });
      t.me.reap('snufflegator').choose('raiding-knight');
      t.expect({
        me: {
          aember: 1,
          line: [
            'blypyp',
            { id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] },
            'tunk',
            'zyzzix-the-many',
          ],
        },
        foe: { line: [{ id: 'raiding-knight', damage: 1 }] },
      });
    },
  );

  it('does nothing in a fight', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'snufflegator', upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: ['tunk', 'mother'] },
    });
    t.me.fight('snufflegator', 'tunk');
    t.expect({
      me: { aember: 0, line: [{ id: 'snufflegator', exhausted: true, upgrades: ['red-planet-ray-gun'] }] },
      foe: { line: [{ id: 'tunk', damage: 3 }, 'mother'] },
    });
  });
});
