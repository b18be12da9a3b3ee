import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('kaupe', () => {
  const foe = {
    houses: ['brobnar', 'logos', 'dis'],
    hand: [
      'troll',
      'bumpsy',
      'gauntlet-of-command',
      'banner-of-battle',
      'anger',
      'anger',
      'blood-of-titans',
      'blood-of-titans',
    ],
  } as const;

  it('ruling kaupe/each-type: the opponent plays one card of each type a turn', () => {
    const t = table({ me: { house: 'unfathomable', line: ['kaupe'] }, foe });
    t.me.end();
    t.foe.house('brobnar').play('anger').cannot('play', 'anger', 'limit');
    t.foe.play('troll').cannot('play', 'bumpsy', 'limit');
    t.foe.play('gauntlet-of-command').cannot('play', 'banner-of-battle', 'limit');
    t.foe.play('blood-of-titans').choose('troll').cannot('play', 'blood-of-titans', 'limit');
  });

  it('ruling kaupe/leaves: the limit is gone at once when it leaves play', () => {
    const t = table({ me: { house: 'unfathomable', line: ['kaupe'] }, foe: { ...foe, line: ['krump'] } });
    t.me.end();
    t.foe.house('brobnar').play('troll').cannot('play', 'bumpsy', 'limit').fight('krump', 'kaupe').play('bumpsy');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'krump', exhausted: true, damage: 2 },
          { id: 'troll', exhausted: true },
          { id: 'bumpsy', exhausted: true },
        ],
      },
    });
  });

  it('counts anew each turn', () => {
    const t = table({ me: { house: 'unfathomable', houses: ['unfathomable', 'logos', 'dis'], line: ['kaupe'] }, foe });
    t.me.end();
    t.foe.house('brobnar').play('troll').end();
    t.me.house('unfathomable').end();
    t.foe.house('brobnar').play('bumpsy');
    t.expect({ me: { line: ['kaupe'] }, foe: { line: ['troll', { id: 'bumpsy', exhausted: true }] } });
  });

  it('does not bind its controller', () => {
    const t = table({ me: { house: 'unfathomable', line: ['kaupe'], hand: ['hookmaster', 'portalmonger'] }, foe: {} });
    t.me.play('hookmaster').play('portalmonger');
    t.expect({
      me: { line: ['kaupe', { id: 'hookmaster', exhausted: true }, { id: 'portalmonger', exhausted: true }] },
    });
  });
});
