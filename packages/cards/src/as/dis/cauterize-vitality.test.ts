import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('cauterize-vitality', () => {
  it('destroys a creature, and the opponent loses 1 for each of its bonus icons', () => {
    const t = table({
      me: { house: 'dis', hand: ['cauterize-vitality'], line: ['shooler'] },
      foe: { aember: 5, line: ['mother', 'dust-pixie'] },
    });
    t.me.play('cauterize-vitality').choose('dust-pixie');
    t.expect({ me: { aember: 0, line: ['shooler'] }, foe: { aember: 3, line: ['mother'], discard: ['dust-pixie'] } });
  });

  it('destroys an artifact as well, also one of your own', () => {
    const t = table({
      me: { house: 'dis', hand: ['cauterize-vitality'], artifacts: ['demonic-shelf'] },
      foe: { aember: 5, line: ['mother'] },
    });
    t.me.play('cauterize-vitality').choose('demonic-shelf');
    t.expect({ me: { artifacts: [] }, foe: { aember: 4, line: ['mother'] } });
  });

  it('counts icons of every kind that the deck added, house icons among them', () => {
    const t = table({
      me: { house: 'dis', hand: ['cauterize-vitality'] },
      foe: { aember: 5, line: [{ id: 'troll', bonus: ['draw', 'damage'], houseIcons: ['dis'] }] },
    });
    t.me.play('cauterize-vitality');
    t.expect({ foe: { aember: 2, line: [] } });
  });

  it('takes nothing for a creature without icons, nor for a token creature, whatever lies facedown', () => {
    const t = table({ me: { house: 'dis', hand: ['cauterize-vitality'] }, foe: { aember: 5, line: ['mother'] } });
    t.me.play('cauterize-vitality');
    t.expect({ foe: { aember: 5, line: [] } });
    const token = table({
      me: { house: 'dis', hand: ['cauterize-vitality'] },
      foe: {
        aember: 5,
        beside: ['trader'],
        line: [{ id: 'dust-pixie', token: 'trader', houseIcons: ['dis'] }],
      },
    });
    token.me.play('cauterize-vitality');
    token.expect({ foe: { aember: 5, line: [], discard: ['dust-pixie'] } });
  });

  it('takes nothing where a ward saved it', () => {
    const t = table({
      me: { house: 'dis', hand: ['cauterize-vitality'] },
      foe: { aember: 5, line: [{ id: 'dust-pixie', warded: true }] },
    });
    t.me.play('cauterize-vitality');
    t.expect({ foe: { aember: 5, line: ['dust-pixie'] } });
  });
});
