import '@vaultsong/cards';
import { position, see } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { human } from '../../wire/match.ts';
import { remindersIn, remindersOf } from './reminders.ts';

describe('reminders of keywords', () => {
  it('give the rule with the number that the card has', () => {
    const [assault, ...others] = remindersOf({ assault: 3 }, 'master-16');
    expect(assault?.keyword).toBe('Assault 3');
    expect(assault?.rule).toContain('3 damage');
    expect(others).toEqual([]);
  });

  it('follow the edition of the game', () => {
    const rules = (['master-16', 'manual'] as const).map((edition) => remindersOf({ elusive: 1 }, edition)[0]?.rule);
    expect(new Set(rules).size).toBe(2);
  });

  it('are there for a gained keyword, and not for a card without any', () => {
    const view = see(
      position({
        seats: [
          { house: 'sanctum', line: [{ id: 'raiding-knight', upgrades: ['protect-the-weak'] }, 'lady-maxena'] },
          {},
        ],
      }),
      human,
    );
    const reminders = remindersIn(view);
    const [knight, lady] = view.players[human]?.line ?? [];
    if (knight === undefined || lady === undefined) throw new Error('The line is empty');
    expect(reminders[keyOf(knight.ref)]?.map(({ keyword }) => keyword)).toEqual(['Taunt']);
    expect(reminders[keyOf(lady.ref)]).toBeUndefined();
  });
});
