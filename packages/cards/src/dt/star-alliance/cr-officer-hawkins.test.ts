import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const me = { house: 'star-alliance' } as const;

describe('cr-officer-hawkins', () => {
  it('gains 1 æmber for each neighbor of another house', () => {
    const t = table({ me: { ...me, hand: ['cr-officer-hawkins'], line: ['mother', 'troll'] }, foe: {} });
    t.me.play('cr-officer-hawkins', { between: ['mother', 'troll'] });
    t.expect({ me: { aember: 2, line: ['mother', { id: 'cr-officer-hawkins', exhausted: true }, 'troll'] } });
  });

  it('counts no Star Alliance neighbor, and nothing further away', () => {
    const t = table({ me: { ...me, hand: ['cr-officer-hawkins'], line: ['troll', 'explo-rover', 'mother'] }, foe: {} });
    t.me.play('cr-officer-hawkins', { between: ['explo-rover', 'mother'] });
    t.expect({
      me: { aember: 1, line: ['troll', 'explo-rover', { id: 'cr-officer-hawkins', exhausted: true }, 'mother'] },
    });
  });

  it('gains nothing where it is alone', () => {
    const t = table({ me: { ...me, hand: ['cr-officer-hawkins'] }, foe: { line: ['troll'] } });
    t.me.play('cr-officer-hawkins');
    t.expect({ me: { aember: 0, line: [{ id: 'cr-officer-hawkins', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('counts a maverick as of its own house', () => {
    const t = table({
      me: { ...me, hand: ['cr-officer-hawkins'], line: [{ id: 'mother', house: 'star-alliance' }] },
      foe: {},
    });
    t.me.play('cr-officer-hawkins');
    t.expect({ me: { aember: 0, line: ['mother', { id: 'cr-officer-hawkins', exhausted: true }] } });
  });
});
