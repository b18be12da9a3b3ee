import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('sea-urchin-evil-twin', () => {
  it.each([
    { tide: { highFor: 1 } as const, name: 'low' },
    { tide: undefined, name: 'neither high nor low' },
  ])('captures 2 while the tide is $name', ({ tide }) => {
    const t = table({
      me: { house: 'shadows', hand: ['sea-urchin-evil-twin'] },
      foe: { aember: 3 },
      ...(tide ? { tide } : {}),
    });
    t.me.play('sea-urchin-evil-twin');
    t.expect({ me: { aember: 0, line: [{ id: 'sea-urchin-evil-twin', aember: 2, ...tired }] }, foe: { aember: 1 } });
  });

  it('steals 2 instead while the tide is high', () => {
    const t = table({
      me: { house: 'shadows', hand: ['sea-urchin-evil-twin'] },
      foe: { aember: 3 },
      tide: { highFor: 0 },
    });
    t.me.play('sea-urchin-evil-twin');
    t.expect({ me: { aember: 2, line: [{ id: 'sea-urchin-evil-twin', ...tired }] }, foe: { aember: 1 } });
  });

  it('takes the one there is', () => {
    const t = table({ me: { house: 'shadows', hand: ['sea-urchin-evil-twin'] }, foe: { aember: 1 } });
    t.me.play('sea-urchin-evil-twin');
    t.expect({ me: { aember: 0, line: [{ id: 'sea-urchin-evil-twin', aember: 1, ...tired }] }, foe: { aember: 0 } });
  });

  it('ruling sea-urchin-evil-twin/title: shares its title with the good one, so that both count together for the rule of six [rule evil-twins]', () => {
    const played = [
      'sea-urchin',
      'sea-urchin-evil-twin',
      'sea-urchin',
      'sea-urchin-evil-twin',
      'sea-urchin',
      'sea-urchin',
    ];
    const t = table({
      me: { house: 'shadows', hand: [...played, 'sea-urchin-evil-twin'] },
      foe: {},
    });
    for (const card of played) t.me.play(card);
    t.me.cannot('play', 'sea-urchin-evil-twin', 'rule-of-six');
    t.expect({ me: { hand: ['sea-urchin-evil-twin'], line: played.map((id) => ({ id, ...tired })) } });
  });
});
