import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('the-ulfberht-device', () => {
  const device = ['the-ulfberht-device'];
  const houses = ['star-alliance', 'dis', 'logos'] as const;

  it('bars each player from the house that they chose in their previous turn', () => {
    const t = table({ step: 'forge', me: { houses, artifacts: device }, foe: { houses: ['brobnar', 'dis', 'mars'] } });
    t.me.house('dis').end();
    t.foe.house('mars').end();
    expect(t.options()).toEqual(['star-alliance', 'logos']);
    t.me.house('logos').end();
    expect(t.options()).toEqual(['brobnar', 'dis']);
    t.foe.house('dis').end();
    expect(t.options()).toEqual(['star-alliance', 'dis']);
  });

  it('not from the house that the opponent chose', () => {
    const t = table({ step: 'forge', me: { houses, artifacts: device }, foe: { houses: ['brobnar', 'dis', 'mars'] } });
    t.me.house('dis').end();
    expect(t.options()).toEqual(['brobnar', 'dis', 'mars']);
  });

  it('bars the house of a turn in which it was not yet in play', () => {
    const t = table({ step: 'forge', me: { houses, hand: device }, foe: { houses: ['brobnar', 'dis', 'mars'] } });
    t.me.house('star-alliance').play('the-ulfberht-device').end();
    t.foe.house('mars').end();
    expect(t.options()).toEqual(['dis', 'logos']);
  });

  it('leaves no house at all to a deck of one', () => {
    const t = table({
      step: 'forge',
      me: { houses: ['star-alliance'], artifacts: device },
      foe: { houses: ['brobnar', 'dis', 'mars'] },
    });
    t.me.house('star-alliance').end();
    t.foe.house('dis').end();
    t.expect({ active: 'me', house: null });
    t.me.end();
    t.foe.house('mars').end();
    t.expect({ active: 'me', house: 'star-alliance' });
  });

  it('bars nobody any more when it has left', () => {
    const t = table({
      step: 'forge',
      me: { houses, artifacts: device, hand: ['gorm-of-omm'] },
      foe: { houses: ['brobnar', 'dis', 'mars'], hand: ['poltergeist'] },
    });
    t.me.house('dis').end();
    t.foe.house('dis').play('poltergeist').choose('the-ulfberht-device').end();
    expect(t.options()).toEqual(['star-alliance', 'dis', 'logos']);
  });

  it('a house that must be chosen is not, where it was chosen before', () => {
    const t = table({
      step: 'forge',
      me: { houses, artifacts: device, line: ['pitlord'] },
      foe: { houses: ['brobnar', 'dis', 'mars'] },
    });
    t.me.house('dis').end();
    t.foe.house('dis').end();
    expect(t.options()).toEqual(['star-alliance', 'logos']);
  });
});
