import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('revived-za-orha', () => {
  it('forges a key at its current cost where the opponent has more, and is purged', () => {
    const t = table({ me: { house: 'ekwidon', aember: 7, hand: ['revived-za-orha'] }, foe: { keys: 1 } });
    t.me.play('revived-za-orha').choose('red');
    t.expect({ me: { aember: 1, keys: 1, line: [], purged: ['revived-za-orha'] }, foe: { keys: 1 } });
  });

  it('stays where nothing could be forged, and forges nothing where the opponent has as many', () => {
    const t = table({ me: { house: 'ekwidon', aember: 5, hand: ['revived-za-orha'] }, foe: { keys: 1 } });
    t.me.play('revived-za-orha');
    t.expect({ me: { aember: 5, keys: 0, line: [{ id: 'revived-za-orha', exhausted: true }] }, foe: { keys: 1 } });
    const even = table({ me: { house: 'ekwidon', aember: 6, hand: ['revived-za-orha'] } });
    even.me.play('revived-za-orha');
    even.expect({ me: { aember: 6, keys: 0, line: [{ id: 'revived-za-orha', exhausted: true }] } });
  });

  it('is archived as it is destroyed while you are haunted, and goes to the discard pile otherwise', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['de-escalation'], line: ['revived-za-orha'], discard: ten } });
    t.me.play('de-escalation');
    t.expect({ me: { line: [], archives: ['revived-za-orha'] } });
    const plain = table({ me: { house: 'ekwidon', hand: ['de-escalation'], line: ['revived-za-orha'] } });
    plain.me.play('de-escalation');
    plain.expect({ me: { line: [], archives: [], discard: ['de-escalation', 'revived-za-orha'] } });
  });
});
