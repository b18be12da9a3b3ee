import type { EditionName } from '@vaultsong/engine';
import { creatureCard, define, gain, play, see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';
import { filler } from '../../testing/filler.ts';
import { myHouses } from '../../testing/houses.ts';

define([
  creatureCard({ id: 'first-only', name: 'First Only', house: 'dis', power: 3, keywords: ['alpha'] }, play(gain(1))),
  creatureCard({ id: 'last-of-all', name: 'Last of All', house: 'dis', power: 3, keywords: ['omega'] }),
]);

describe('shadow-of-dis', () => {
  const blanked = (line: string[], hand: string[], artifacts: string[] = [], edition: EditionName = 'current') => {
    const t = table({
      edition,
      me: { house: 'dis', ...myHouses.dis, hand: ['shadow-of-dis'], line: ['shooler'], deck: filler(9) },
      foe: { houses: ['dis', 'shadows', 'brobnar'], line, hand, artifacts, aember: 2 },
    });
    t.me.play('shadow-of-dis').end();
    return t;
  };

  it('leaves enemy creatures without abilities and keywords', () => {
    const t = blanked(['tocsin'], []);
    t.foe.house('dis').reap('tocsin');
    t.expect({
      me: { hand: filler(6), line: ['shooler'] },
      foe: { aember: 3, line: [{ id: 'tocsin', exhausted: true }] },
    });
  });

  it('lets an elusive creature be hurt', () => {
    const t = table({ me: { house: 'dis', hand: ['shadow-of-dis'], line: ['shooler'] }, foe: { line: ['urchin'] } });
    t.me.play('shadow-of-dis').fight('shooler', 'urchin');
    t.expect({ me: { line: [{ id: 'shooler', damage: 1, exhausted: true }] }, foe: { line: [], discard: ['urchin'] } });
  });

  it('blanks no friendly creature', () => {
    const t = table({ me: { house: 'dis', hand: ['shadow-of-dis'], line: ['tocsin'] }, foe: { hand: ['fear'] } });
    t.me.play('shadow-of-dis').reap('tocsin');
    t.expect({ me: { aember: 2, line: [{ id: 'tocsin', exhausted: true }] }, foe: { hand: [] } });
  });

  it('blanks a creature that comes into play, with its Play: ability', () => {
    const t = blanked([], ['shooler', 'fear']);
    t.foe.house('dis').play('shooler');
    t.expect({ me: { aember: 1, line: ['shooler'] }, foe: { line: [{ id: 'shooler', exhausted: true }] } });
  });

  it('ruling shadow-of-dis/how-long: covers the rest of this turn and that of the opponent, and ends as the next begins', () => {
    const t = blanked(['tolas'], []);
    t.foe.house('dis').end();
    t.me.house('dis').fight('shooler', 'tolas');
    t.expect({ me: { line: [{ id: 'shooler', exhausted: true }] }, foe: { line: ['tolas'] } });
  });

  it('ruling shadow-of-dis/artifacts: artifacts keep their texts', () => {
    const t = blanked([], ['valdr'], ['autocannon']);
    t.foe.house('brobnar').play('valdr');
    t.expect({ me: { line: ['shooler'] }, foe: { line: [{ id: 'valdr', damage: 1, exhausted: true }] } });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling shadow-of-dis/alpha: alpha binds a card in hand all the same (%s)',
    (edition) => {
      const t = blanked([], ['fear', 'first-only'], [], edition);
      t.foe.house('dis').play('fear').cannot('play', 'first-only', 'alpha');
      t.expect({ me: { line: [] }, foe: { line: [] } });
    },
  );

  it('ruling shadow-of-dis/omega: a creature with omega ends the step though it is blank; before 18.4 it does not', () => {
    const t = blanked([], ['last-of-all', 'fear'], [], 'current');
    t.foe.house('dis').play('last-of-all');
    t.expect({ active: 'me', me: { line: ['shooler'] }, foe: { line: ['last-of-all'] } });
    for (const edition of ['cota-1.3', 'master-16'] as const) {
      const before = blanked([], ['last-of-all', 'fear'], [], edition);
      before.foe.house('dis').play('last-of-all').play('fear');
      before.expect({ me: { line: [] }, foe: { line: [{ id: 'last-of-all', exhausted: true }] } });
    }
  });

  it('ruling shadow-of-dis/duskrunner: the Reap: that an upgrade gives is blank too; before 18.4 it is not', () => {
    const after = (edition: EditionName) => {
      const t = table({
        edition,
        me: { house: 'dis', ...myHouses.dis, hand: ['shadow-of-dis'], aember: 2, deck: filler(9) },
        foe: { houses: ['dis', 'shadows', 'brobnar'], line: [{ id: 'bad-penny', upgrades: ['duskrunner'] }] },
      });
      t.me.play('shadow-of-dis').end();
      t.foe.house('shadows').reap('bad-penny');
      return t;
    };
    const line = [{ id: 'bad-penny', upgrades: ['duskrunner'], exhausted: true }] as const;
    after('current').expect({ me: { hand: filler(6), aember: 3 }, foe: { aember: 1, line } });
    for (const edition of ['cota-1.3', 'master-16'] as const)
      after(edition).expect({ me: { hand: filler(6), aember: 2 }, foe: { aember: 2, line } });
  });

  it('leaves the power and armor that upgrades give, not the keywords', () => {
    const t = table({
      me: { house: 'dis', hand: ['shadow-of-dis'], line: ['shooler'] },
      foe: { line: [{ id: 'dodger', upgrades: ['blood-of-titans', 'ring-of-invisibility', 'protect-the-weak'] }] },
    });
    t.me.play('shadow-of-dis');
    expect(see(t.state, 0).players[1]!.line[0]).toMatchObject({ power: 10, armor: 1, keywords: {} });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling shadow-of-dis/enters-ready: a creature that says so enters ready all the same (%s)',
    (edition) => {
      const t = blanked([], ['silvertooth'], [], edition);
      t.foe.house('shadows').play('silvertooth');
      t.expect({ me: { line: ['shooler'] }, foe: { line: ['silvertooth'] } });
    },
  );
});
