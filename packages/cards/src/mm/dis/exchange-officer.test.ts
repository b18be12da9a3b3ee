import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('exchange-officer', () => {
  const exhausted = { id: 'exchange-officer', exhausted: true };

  it('uses a friendly Star Alliance creature as it is played, and chooses no other card', () => {
    const t = table({
      me: { house: 'dis', hand: ['exchange-officer'], line: ['commander-chan', 'first-officer-frane', 'shooler'] },
      foe: { line: ['first-officer-frane', 'batdrone'] },
    });
    t.me.play('exchange-officer');
    expect(t.options()).toEqual(['commander-chan', 'first-officer-frane']);
    t.me.choose('first-officer-frane').choose('fight first-officer-frane').choose('batdrone');
    t.expect({
      me: {
        line: ['commander-chan', { id: 'first-officer-frane', damage: 2, exhausted: true }, 'shooler', exhausted],
      },
      foe: { line: ['first-officer-frane'] },
    });
  });

  it('does so when it reaps and when it fights', () => {
    const t = table({ me: { house: 'dis', line: ['exchange-officer', 'first-officer-frane'] }, foe: {} });
    t.me.reap('exchange-officer');
    t.expect({ me: { aember: 2, line: [exhausted, { id: 'first-officer-frane', exhausted: true }] } });
    const u = table({
      me: { house: 'dis', line: ['exchange-officer', 'first-officer-frane'] },
      foe: { line: ['batdrone', 'urchin'] },
    });
    u.me.fight('exchange-officer', 'batdrone').choose('reap first-officer-frane');
    u.expect({
      me: {
        aember: 1,
        line: [
          { id: 'exchange-officer', damage: 2, exhausted: true },
          { id: 'first-officer-frane', exhausted: true },
        ],
      },
      foe: { line: ['urchin'] },
    });
  });

  it('uses an artifact too; nothing comes of an upgrade, which cannot be used', () => {
    const at = () => {
      const t = table({
        me: {
          house: 'dis',
          hand: ['exchange-officer'],
          artifacts: ['transporter-platform'],
          line: [{ id: 'shooler', upgrades: ['force-field'] }],
        },
        foe: {},
      });
      t.me.play('exchange-officer');
      return t;
    };
    const shooler = { id: 'shooler', upgrades: ['force-field'] };
    const t = at();
    t.me.choose('transporter-platform').choose('exchange-officer');
    t.expect({
      me: {
        hand: ['exchange-officer'],
        line: [shooler],
        artifacts: [{ id: 'transporter-platform', exhausted: true }],
      },
    });
    const u = at();
    u.me.choose('force-field');
    u.expect({ me: { line: [shooler, exhausted], artifacts: ['transporter-platform'] } });
  });

  it('does nothing without a card that can be used, and readies none', () => {
    const t = table({
      me: { house: 'dis', line: ['exchange-officer', { id: 'first-officer-frane', exhausted: true }] },
      foe: { line: ['commander-chan'] },
    });
    t.me.reap('exchange-officer');
    t.expect({
      me: { aember: 1, line: [exhausted, { id: 'first-officer-frane', exhausted: true }] },
      foe: { line: ['commander-chan'] },
    });
  });
});
