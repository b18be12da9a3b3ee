import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

describe('tya-arhi-esquire', () => {
  it('each friendly creature that is no token makes one when it is destroyed', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch'],
        line: ['batdrone', 'tya-arhi-esquire'],
        deck: ['mother', 'urchin'],
        beside: ['trader'],
      },
    });
    t.me.play('punch').choose('batdrone').flank('right');
    t.expect({
      me: {
        aember: 1,
        deck: ['urchin'],
        discard: ['punch', 'batdrone'],
        line: ['tya-arhi-esquire', { ...trader('mother'), exhausted: true }],
      },
    });
  });

  it('itself too; a token creature and an enemy creature make none', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['punch', 'punch', 'punch'],
        line: ['tya-arhi-esquire', trader('batdrone')],
        deck: ['mother', 'troll'],
        beside: ['trader'],
      },
      foe: { line: ['urchin'], deck: ['troll'], beside: ['trader'] },
    });
    t.me.play('punch').choose('trader').play('punch').choose('urchin').play('punch').flank('left');
    t.expect({
      me: {
        aember: 3,
        deck: ['troll'],
        discard: ['punch', 'tya-arhi-esquire', 'punch', 'punch', 'batdrone'],
        line: [{ ...trader('mother'), exhausted: true }],
      },
      foe: { line: [], discard: ['urchin'], deck: ['troll'] },
    });
  });
});
