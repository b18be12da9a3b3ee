import { creatureCard, define, table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

define([creatureCard({ id: 'understudy', name: 'Understudy', house: 'dis', power: 2 })]);

describe('skixuno', () => {
  it('destroys each other creature, and gets a +1 power counter for each', () => {
    const t = table({
      me: { house: 'dis', hand: ['skixuno'], line: ['shooler'] },
      foe: { line: ['troll', 'urchin'] },
    });
    t.me.play('skixuno');
    t.expect({ me: { line: [{ id: 'skixuno', power: 3 }] }, foe: { line: [] } });
  });

  it('gets none where it is alone', () => {
    const t = table({ me: { house: 'dis', hand: ['skixuno'] }, foe: {} });
    t.me.play('skixuno');
    t.expect({ me: { line: ['skixuno'] }, foe: {} });
  });

  it('a warded creature stays and gives none', () => {
    const t = table({
      me: { house: 'dis', hand: ['skixuno'], line: ['shooler'] },
      foe: { line: [{ id: 'troll', warded: true }, 'urchin'] },
    });
    t.me.play('skixuno');
    t.expect({ me: { line: [{ id: 'skixuno', power: 2 }] }, foe: { line: ['troll'] } });
  });

  it('a token creature is one too, whatever lies beneath', () => {
    const t = table({
      me: { house: 'dis', hand: ['skixuno'] },
      foe: { line: [{ id: 'fear', token: 'understudy' }, 'troll'], beside: ['understudy'] },
    });
    t.me.play('skixuno');
    t.expect({ me: { line: [{ id: 'skixuno', power: 2 }] }, foe: { line: [], discard: ['troll', 'fear'] } });
  });

  it('ruling skixuno/soulkeeper: what dies later, of a Soulkeeper, is not counted', () => {
    const t = table({
      me: { house: 'dis', hand: ['skixuno'], line: [{ id: 'shooler', upgrades: ['soulkeeper'] }] },
      foe: { line: [{ id: 'troll', warded: true }] },
    });
    t.me.play('skixuno');
    t.expect({ me: { line: [{ id: 'skixuno', power: 1 }] }, foe: { line: [] } });
  });

  it('ends the step: nothing else is played, used or discarded', () => {
    const t = table({
      me: {
        house: 'dis',
        houses: ['dis', 'logos', 'sanctum'],
        hand: ['skixuno', 'fear'],
        artifacts: ['soul-snatcher'],
      },
      foe: { houses: ['brobnar', 'dis', 'shadows'] },
    });
    t.me.play('skixuno');
    t.expect({ active: 'foe', me: { hand: ['fear'], line: ['skixuno'] } });
  });
});
