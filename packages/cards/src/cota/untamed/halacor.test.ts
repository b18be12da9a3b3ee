import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('halacor', () => {
  it('gives skirmish to the creatures on both flanks, but not to those between them', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'mighty-tiger', 'halacor', 'inka-the-spider'] },
      foe: { line: ['grommid', 'mother', 'shooler'] },
    });
    t.me.fight('niffle-ape', 'grommid').fight('mighty-tiger', 'shooler').fight('inka-the-spider', 'mother');
    t.expect({
      me: {
        line: [{ id: 'niffle-ape', exhausted: true }, 'halacor', { id: 'inka-the-spider', exhausted: true }],
        discard: ['mighty-tiger'],
      },
      foe: {
        line: [
          { id: 'grommid', damage: 3 },
          { id: 'shooler', damage: 4 },
        ],
        discard: ['mother'],
      },
    });
  });

  it('has none between two others', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-ape', 'halacor', 'mighty-tiger'] },
      foe: { line: ['grommid'] },
    });
    t.me.fight('halacor', 'grommid');
    t.expect({
      me: { line: ['niffle-ape', 'mighty-tiger'], discard: ['halacor'] },
      foe: { line: [{ id: 'grommid', damage: 4 }] },
    });
  });

  it('gives nothing to the flanks of the opponent', () => {
    const t = table({
      me: { house: 'dis', line: ['tocsin', 'shooler'] },
      foe: { line: ['halacor', 'mighty-tiger'] },
    });
    t.me.fight('tocsin', 'mighty-tiger');
    t.expect({
      me: { line: ['shooler'], discard: ['tocsin'] },
      foe: { line: ['halacor', { id: 'mighty-tiger', damage: 3 }] },
    });
  });

  it('helps who comes to a flank because another left it', () => {
    const t = table({
      me: { house: 'untamed', line: ['snufflegator', 'niffle-ape', 'halacor'], hand: ['nature-s-call'] },
      foe: { line: ['grommid'] },
    });
    t.me.play('nature-s-call').choose('snufflegator').done().fight('niffle-ape', 'grommid');
    t.expect({
      me: { aember: 1, line: [{ id: 'niffle-ape', exhausted: true }, 'halacor'] },
      foe: { line: [{ id: 'grommid', damage: 3 }] },
    });
  });

  it('helps a creature that only counts as being on a flank', () => {
    const t = table({
      me: {
        house: 'logos',
        artifacts: ['spectral-tunneler'],
        line: ['halacor', 'doc-bookton', 'mother'],
      },
      foe: { line: ['grommid'] },
    });
    t.me.action('spectral-tunneler').choose('doc-bookton').fight('doc-bookton', 'grommid');
    t.expect({
      me: { line: ['halacor', { id: 'doc-bookton', exhausted: true }, 'mother'] },
      foe: { line: [{ id: 'grommid', damage: 5 }] },
    });
  });

  it('ruling friendly/itself: has skirmish itself while it is on a flank', () => {
    const t = table({ me: { house: 'untamed', line: ['halacor'] }, foe: { line: ['grommid'] } });
    t.me.fight('halacor', 'grommid');
    t.expect({
      me: { line: [{ id: 'halacor', exhausted: true }] },
      foe: { line: [{ id: 'grommid', damage: 4 }] },
    });
  });
});
