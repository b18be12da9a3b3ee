import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('cr-officer-hawkins-evil-twin', () => {
  it('takes 1 æmber from the opponent for each neighbor of another house', () => {
    const t = table({
      me: { ...me, hand: ['cr-officer-hawkins-evil-twin'], line: ['mother', 'troll'], aember: 1 },
      foe: { aember: 3 },
    });
    t.me.play('cr-officer-hawkins-evil-twin', { between: ['mother', 'troll'] });
    t.expect({
      me: { aember: 1, line: ['mother', { id: 'cr-officer-hawkins-evil-twin', exhausted: true }, 'troll'] },
      foe: { aember: 1 },
    });
  });

  it('counts no Star Alliance neighbor', () => {
    const t = table({
      me: { ...me, hand: ['cr-officer-hawkins-evil-twin'], line: ['explo-rover', 'mother'] },
      foe: { aember: 3 },
    });
    t.me.play('cr-officer-hawkins-evil-twin', { between: ['explo-rover', 'mother'] });
    t.expect({
      me: { line: ['explo-rover', { id: 'cr-officer-hawkins-evil-twin', exhausted: true }, 'mother'] },
      foe: { aember: 2 },
    });
  });

  it('takes no more than there is, and nothing where it is alone', () => {
    const t = table({
      me: { ...me, hand: ['cr-officer-hawkins-evil-twin'], line: ['mother', 'troll'] },
      foe: { aember: 1 },
    });
    t.me.play('cr-officer-hawkins-evil-twin', { between: ['mother', 'troll'] });
    t.expect({
      me: { line: ['mother', { id: 'cr-officer-hawkins-evil-twin', exhausted: true }, 'troll'] },
      foe: { aember: 0 },
    });
    const alone = table({ me: { ...me, hand: ['cr-officer-hawkins-evil-twin'] }, foe: { aember: 1 } });
    alone.me.play('cr-officer-hawkins-evil-twin');
    alone.expect({ me: { line: [{ id: 'cr-officer-hawkins-evil-twin', exhausted: true }] }, foe: { aember: 1 } });
  });
});
