import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('old-egad-evil-twin', () => {
  it('enrages each enemy creature when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['mother', 'old-egad-evil-twin'] },
      foe: { line: ['troll', 'urchin'] },
    });
    t.me.play('punch').choose('old-egad-evil-twin');
    t.expect({
      me: { line: ['mother'] },
      foe: {
        line: [
          { id: 'troll', enraged: true },
          { id: 'urchin', enraged: true },
        ],
      },
    });
  });

  it('enrages the creature that destroyed it', () => {
    const t = table({
      active: 1,
      me: { line: ['old-egad-evil-twin'] },
      foe: { house: 'brobnar', line: ['troll'], hand: ['punch'] },
    });
    t.foe.play('punch').choose('old-egad-evil-twin');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'troll', enraged: true }] } });
  });

  it('enrages nobody where it leaves play otherwise', () => {
    const t = table({
      active: 1,
      me: { line: ['old-egad-evil-twin'] },
      foe: { house: 'dis', hand: ['fear'], line: ['troll'] },
    });
    t.foe.play('fear').choose('old-egad-evil-twin');
    t.expect({ me: { line: [], hand: ['old-egad-evil-twin'] }, foe: { line: ['troll'] } });
  });

  it('ruling old-egad-evil-twin/rule-of-six: good and evil share one count for the rule of six [rule evil-twins]', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: [...Array<string>(3).fill('old-egad'), ...Array<string>(4).fill('old-egad-evil-twin')],
      },
      foe: {},
    });
    for (let i = 0; i < 3; i++) t.me.play('old-egad').play('old-egad-evil-twin');
    t.me.cannot('play', 'old-egad-evil-twin', 'rule-of-six');
  });
});
