import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('redhand-registry', () => {
  it('after æmber is stolen from its player, the opponent forges no key in their next turn, and in the one after that again', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['ghostly-hand'], aember: 5 },
      foe: { ...foeHouses, artifacts: ['redhand-registry'], aember: 1 },
    });
    t.me.play('ghostly-hand').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 8 }, foe: { aember: 0 } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 2 } });
  });

  it('ruling redhand-registry/whole-step: each theft counts, but two in one turn skip one whole step', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['routine-job', 'routine-job'], aember: 6 },
      foe: { ...foeHouses, artifacts: ['redhand-registry'], aember: 4 },
    });
    t.me.play('routine-job').play('routine-job').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 9 }, foe: { keys: 0, aember: 1 } });
    t.me.end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 3 } });
  });

  it('counts also where it is stolen in the turn of its own player', () => {
    const theft = table({
      me: { house: 'sanctum', ...myHouses.dis, artifacts: ['redhand-registry'], aember: 2, line: ['sequis'] },
      foe: { ...foeHouses, aember: 6, line: ['silvertooth', 'almsmaster-evil-twin'] },
    });
    theft.me.fight('sequis', 'silvertooth').end();
    theft.foe.house('shadows');
    theft.expect({
      me: { aember: 1, line: [{ id: 'sequis' }] },
      foe: { keys: 0, aember: 7, line: ['almsmaster-evil-twin'] },
    });
  });

  it('capturing is no stealing, nor does it matter what its own player steals', () => {
    const kept = table({
      me: { house: 'sanctum', ...myHouses.dis, hand: ['raiding-knight'], aember: 7 },
      foe: { ...foeHouses, artifacts: ['redhand-registry'], aember: 3, hand: ['urchin'] },
    });
    kept.me.play('raiding-knight').end();
    kept.foe.house('shadows').play('urchin').end();
    kept.me.house('dis');
    kept.expect({
      me: { keys: 1, aember: 0, line: [{ id: 'raiding-knight', aember: 1 }] },
      foe: { aember: 3, line: ['urchin'] },
    });
  });

  it('where there is nothing to steal, nothing is skipped', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['urchin'], aember: 6 },
      foe: { ...foeHouses, artifacts: ['redhand-registry'] },
    });
    t.me.play('urchin').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 1, aember: 0, line: ['urchin'] } });
  });

  it('the step is skipped although the Registry has left play', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, hand: ['urchin'], artifacts: ['gorm-of-omm'], aember: 6 },
      foe: { ...foeHouses, artifacts: ['redhand-registry'], aember: 1 },
    });
    t.me.play('urchin').omni('gorm-of-omm').end();
    t.foe.house('dis').end();
    t.me.house('shadows');
    t.expect({ me: { keys: 0, aember: 7, line: ['urchin'] }, foe: { artifacts: [] } });
  });
});
