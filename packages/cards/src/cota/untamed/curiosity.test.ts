import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('curiosity', () => {
  it('destroys the Scientists of both players and nobody else', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'], line: ['mother', 'snufflegator'] },
      foe: { line: ['doc-bookton', 'batdrone', 'dr-escotera'] },
    });
    t.me.play('curiosity');
    t.expect({
      me: { aember: 1, line: ['snufflegator'], discard: ['curiosity', 'mother'] },
      foe: { line: ['batdrone'], discard: ['dr-escotera', 'doc-bookton'] },
    });
  });

  it('is stopped by a ward', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'] },
      foe: { line: [{ id: 'mother', warded: true }, 'doc-bookton'] },
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1 }, foe: { line: ['mother'], discard: ['doc-bookton'] } });
  });

  it('sets off the Destroyed: ability of what it destroys', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'] },
      foe: { line: ['dextre', 'doc-bookton'], deck: ['fear'] },
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1 }, foe: { line: [], deck: ['dextre', 'fear'], discard: ['doc-bookton'] } });
  });

  it('does nothing but give its bonus where there is no Scientist', () => {
    const t = table({
      me: { house: 'untamed', hand: ['curiosity'], line: ['snufflegator'] },
      foe: { line: ['tocsin'] },
    });
    t.me.play('curiosity');
    t.expect({ me: { aember: 1, line: ['snufflegator'] }, foe: { line: ['tocsin'] } });
  });
});
