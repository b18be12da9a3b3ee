import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('soft-landing', () => {
  it('makes the next creature enter ready, and only that one', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'tunk', 'blypyp'] }, foe: {} });
    t.me.play('soft-landing').play('tunk').play('blypyp', 'right');
    t.expect({ me: { line: ['tunk', { id: 'blypyp', exhausted: true }] } });
    t.me.reap('tunk');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'tunk', exhausted: true },
          { id: 'blypyp', exhausted: true },
        ],
      },
    });
  });

  it('is spent on an artifact that comes first', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'feeding-pit', 'tunk'] }, foe: {} });
    t.me.play('soft-landing').play('feeding-pit').play('tunk');
    t.expect({ me: { artifacts: ['feeding-pit'], line: [{ id: 'tunk', exhausted: true }] } });
  });

  it('waits while actions and upgrades are played', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', 'phosphorus-stars', 'red-planet-ray-gun', 'tunk'], line: ['blypyp'] },
      foe: {},
    });
    t.me.play('soft-landing').play('phosphorus-stars').play('red-planet-ray-gun').play('tunk', 'right');
    t.expect({ me: { aember: 1, chains: 2, line: [{ id: 'blypyp', upgrades: ['red-planet-ray-gun'] }, 'tunk'] } });
  });

  it('is spent together with a second copy: both mean the same next card', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'soft-landing', 'tunk', 'blypyp'] }, foe: {} });
    t.me.play('soft-landing').play('soft-landing').play('tunk').play('blypyp', 'right');
    t.expect({ me: { line: ['tunk', { id: 'blypyp', exhausted: true }] } });
  });

  it('does not keep a creature from entering stunned', () => {
    const t = table({ me: { house: 'mars', hand: ['soft-landing', 'yxilx-dominator'] }, foe: {} });
    t.me.play('soft-landing').play('yxilx-dominator').cannot('reap', 'yxilx-dominator', 'stunned');
    t.me.unstun('yxilx-dominator');
    t.expect({ me: { line: [{ id: 'yxilx-dominator', exhausted: true }] } });
  });

  it('is over with the turn, and was never for the opponent', () => {
    const t = table({
      me: { house: 'mars', houses: ['mars', 'dis', 'logos'], hand: ['soft-landing'], deck: ['blypyp'] },
      foe: { ...foeHouses, hand: ['headhunter'] },
    });
    t.me.play('soft-landing').end();
    t.foe.house('brobnar').play('headhunter').end();
    t.me.house('mars').play('blypyp');
    t.expect({ me: { line: [{ id: 'blypyp', exhausted: true }] }, foe: { line: ['headhunter'] } });
  });

  it('lets a card that its player plays to the other side enter ready', () => {
    const t = table({
      me: { house: 'mars', hand: ['soft-landing', { id: 'scowly-caper', house: 'mars' }, 'zorg'] },
      foe: {},
    });
    t.me.play('soft-landing').play('scowly-caper').play('zorg');
    t.expect({
      me: { line: [{ id: 'zorg', exhausted: true, stunned: true }] },
      foe: { line: [{ id: 'scowly-caper', house: 'mars' }] },
    });
  });
});
