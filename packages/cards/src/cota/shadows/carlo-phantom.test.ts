import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('carlo-phantom', () => {
  it('steals 1 for each artifact that its player plays', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle', 'speed-sigil'], line: ['carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('seeker-needle');
    t.expect({ me: { aember: 1, line: ['carlo-phantom'] }, foe: { aember: 2 } });
    t.me.play('speed-sigil');
    t.expect({ me: { aember: 3, line: ['carlo-phantom'] }, foe: { aember: 1 } });
  });

  it('does not care for other cards', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave', 'carlo-phantom', 'duskrunner'] },
      foe: { aember: 3 },
    });
    t.me.play('poison-wave').play('carlo-phantom').play('duskrunner');
    t.expect({
      me: { aember: 1, line: [{ id: 'carlo-phantom', exhausted: true, upgrades: ['duskrunner'] }] },
      foe: { aember: 3 },
    });
  });

  it('does not care for artifacts of the opponent', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle'], aember: 3 },
      foe: { aember: 3, line: ['carlo-phantom'] },
    });
    t.me.play('seeker-needle');
    t.expect({ me: { aember: 3 }, foe: { aember: 3, line: ['carlo-phantom'] } });
  });

  it('steals once by each copy', () => {
    const t = table({
      me: { house: 'shadows', hand: ['seeker-needle'], line: ['carlo-phantom', 'carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('seeker-needle');
    t.expect({ me: { aember: 2, line: ['carlo-phantom', 'carlo-phantom'] }, foe: { aember: 1 } });
  });

  it('steals for an artifact that another card plays, of whichever house', () => {
    const t = table({
      me: { house: 'logos', hand: ['wild-wormhole'], deck: ['gauntlet-of-command'], line: ['carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('wild-wormhole');
    t.expect({
      me: { aember: 2, artifacts: [{ id: 'gauntlet-of-command', exhausted: true }], line: ['carlo-phantom'] },
      foe: { aember: 2 },
    });
  });

  it('steals before the Play: ability of the artifact resolves', () => {
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'shadows', hand: ['masterplan', 'fear'], line: ['carlo-phantom'] },
      foe: { aember: 3 },
    });
    t.me.play('masterplan');
    t.expect({
      me: {
        aember: 2,
        hand: [],
        artifacts: [{ id: 'masterplan', exhausted: true, under: ['fear'] }],
        line: ['carlo-phantom'],
      },
      foe: { aember: 2 },
    });
    const order = t.events.map((e) => e.type);
    expect(order.indexOf('steal')).toBeLessThan(order.indexOf('putUnder'));
  });

  it('has skirmish and elusive', () => {
    const t = table({
      me: { house: 'shadows', ...myHouses.shadows, line: ['carlo-phantom'] },
      foe: { ...foeHouses, line: ['tocsin'] },
    });
    t.me.fight('carlo-phantom', 'tocsin');
    t.expect({
      me: { line: [{ id: 'carlo-phantom', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.end();
    t.foe.house('dis').fight('tocsin', 'carlo-phantom');
    t.expect({ me: { line: ['carlo-phantom'] }, foe: { line: [{ id: 'tocsin', damage: 1, exhausted: true }] } });
  });
});
