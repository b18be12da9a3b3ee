import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { editionsSince } from '../../testing/editions.ts';

describe('yzphyz-knowdrone', () => {
  it('archives a card, and may purge one of yours to stun a creature', () => {
    const t = table({
      me: { house: 'mars', hand: ['yzphyz-knowdrone', 'fear'], archives: ['punch'] },
      foe: { line: ['mother', 'shooler'] },
    });
    t.me.play('yzphyz-knowdrone').yes().choose('Yours').choose('punch').choose('mother');
    t.expect({
      me: { archives: ['fear'], purged: ['punch'], line: [{ id: 'yzphyz-knowdrone', exhausted: true }] },
      foe: { line: [{ id: 'mother', stunned: true }, 'shooler'] },
    });
  });

  it.each(editionsSince('cota-1.3'))(
    'ruling yzphyz-knowdrone/any-archives: of the archives of the opponent it is a random card (%s)',
    (edition) => {
      const t = table({
        edition,
        me: { house: 'mars', hand: ['yzphyz-knowdrone', 'fear'] },
        foe: { archives: ['punch', 'anger'], line: ['mother', 'shooler'] },
      });
      t.me.play('yzphyz-knowdrone').yes().choose('Your opponent’s').choose('shooler');
      t.expect({
        me: { archives: ['fear'], line: [{ id: 'yzphyz-knowdrone', exhausted: true }] },
        foe: { line: ['mother', { id: 'shooler', stunned: true }] },
      });
      expect(t.state.players[1]?.archives.length).toBe(1);
      expect(t.state.players[1]?.purged.length).toBe(1);
    },
  );

  it('may be declined', () => {
    const t = table({ me: { house: 'mars', hand: ['yzphyz-knowdrone', 'fear'] }, foe: { line: ['mother'] } });
    t.me.play('yzphyz-knowdrone').no();
    t.expect({
      me: { archives: ['fear'], line: [{ id: 'yzphyz-knowdrone', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('asks for nothing where no card is archived', () => {
    const t = table({ me: { house: 'mars', hand: ['yzphyz-knowdrone'] }, foe: { line: ['mother'] } });
    t.me.play('yzphyz-knowdrone');
    t.expect({
      me: { archives: [], line: [{ id: 'yzphyz-knowdrone', exhausted: true }] },
      foe: { line: ['mother'] },
    });
  });

  it('ruling yzphyz-knowdrone/held-card: an enemy card that you hold goes to the hand of its owner, so that nobody is stunned', () => {
    const t = table({
      me: { house: 'mars', hand: ['yzphyz-knowdrone', 'mass-abduction'] },
      foe: { line: [{ id: 'troll', damage: 1 }, 'mother'] },
    });
    t.me.play('mass-abduction').choose('troll').play('yzphyz-knowdrone').yes().choose('Yours');
    t.expect({
      me: { archives: [], purged: [], line: [{ id: 'yzphyz-knowdrone', exhausted: true }] },
      foe: { line: ['mother'], hand: ['troll'], purged: [] },
    });
  });
});
