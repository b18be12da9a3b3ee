import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-shadowsmith', () => {
  it('makes friendly Mutants elusive, itself among them, and nobody else', () => {
    const t = table({
      active: 1,
      me: { line: ['the-shadowsmith', 'splinter', 'silvertooth'] },
      foe: { house: 'dis', line: ['tocsin', 'shooler', 'pit-demon'] },
    });
    t.foe.fight('tocsin', 'the-shadowsmith').fight('shooler', 'splinter').fight('pit-demon', 'silvertooth');
    t.expect({
      me: { line: ['the-shadowsmith', 'splinter'] },
      foe: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', exhausted: true },
          { id: 'pit-demon', damage: 2, exhausted: true },
        ],
      },
    });
  });

  it('makes enemy Mutants elusive too', () => {
    const t = table({
      me: { house: 'shadows', line: ['the-shadowsmith', 'silvertooth', 'dodger'] },
      foe: { line: ['research-smoko'], aember: 2 },
    });
    t.me.fight('silvertooth', 'research-smoko');
    t.expect({
      me: { line: ['the-shadowsmith', { id: 'silvertooth', exhausted: true }, 'dodger'] },
      foe: { line: ['research-smoko'], aember: 2 },
    });
  });

  it('stops only the first attack on each of them in a turn', () => {
    const t = table({
      active: 1,
      me: { line: ['the-shadowsmith'] },
      foe: { house: 'dis', line: ['tocsin', 'shooler'] },
    });
    t.foe.fight('tocsin', 'the-shadowsmith').fight('shooler', 'the-shadowsmith');
    t.expect({
      me: { line: [] },
      foe: {
        line: [
          { id: 'tocsin', exhausted: true },
          { id: 'shooler', damage: 3, exhausted: true },
        ],
      },
    });
  });

  it('ends when it leaves play', () => {
    const t = table({
      active: 1,
      me: { line: ['the-shadowsmith', 'splinter'] },
      foe: { house: 'dis', hand: ['fear'], line: ['tocsin'] },
    });
    t.foe.play('fear').choose('the-shadowsmith').fight('tocsin', 'splinter');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'tocsin', damage: 1, exhausted: true }] } });
  });
});
