import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const gamma = (id: string) => ({ id, token: 'alpha-gamma' });

describe('alpha-gamma', () => {
  it('is archived when it is destroyed, as the card that it is', () => {
    const t = table({ me: { house: 'logos', line: [gamma('mother')] }, foe: { line: ['troll'] } });
    t.me.fight('alpha-gamma', 'troll');
    t.expect({ me: { line: [], archives: ['mother'], discard: [] }, foe: { line: [{ id: 'troll', damage: 1 }] } });
  });

  it('goes to the archives of its owner, whoever controls it', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: [{ ...gamma('mother'), owner: 1 }] },
      foe: { line: ['troll'] },
    });
    t.me.play('punch').choose('alpha-gamma');
    t.expect({ me: { line: [], archives: [] }, foe: { line: ['troll'], archives: ['mother'] } });
  });

  it('is archived whatever destroyed it, and not as it leaves play otherwise', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: [gamma('mother')] } });
    t.me.play('gateway-to-dis');
    t.expect({ me: { line: [], archives: ['mother'] } });
    const u = table({ me: { house: 'logos', artifacts: ['titan-outpost'], line: [gamma('mother')] } });
    u.me.action('titan-outpost');
    u.expect({ me: { line: [], archives: [], deck: ['mother'] } });
  });
});
