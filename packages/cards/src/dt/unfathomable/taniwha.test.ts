import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('taniwha', () => {
  it('destroys a friendly creature and gains 1 after it reaps', () => {
    const t = table({ me: { house: 'unfathomable', line: ['taniwha', 'dextre', 'bumpsy'] }, foe: { line: ['troll'] } });
    t.me.reap('taniwha').choose('bumpsy');
    t.expect({
      me: { aember: 2, line: [{ id: 'taniwha', exhausted: true }, 'dextre'], discard: ['bumpsy'] },
      foe: { line: ['troll'] },
    });
  });

  it('does so after it fights', () => {
    const t = table({ me: { house: 'unfathomable', line: ['taniwha', 'bumpsy'] }, foe: { line: ['tocsin'] } });
    t.me.fight('taniwha', 'tocsin').choose('bumpsy');
    t.expect({
      me: { aember: 1, line: [{ id: 'taniwha', exhausted: true, damage: 1 }], discard: ['bumpsy'] },
      foe: { line: [] },
    });
  });

  it('must destroy itself where it is alone', () => {
    const t = table({ me: { house: 'unfathomable', line: ['taniwha'] }, foe: { line: ['troll'] } });
    t.me.reap('taniwha');
    t.expect({ me: { aember: 2, line: [], discard: ['taniwha'] }, foe: { line: ['troll'] } });
  });

  it('gains 1 although a ward saved the creature: it is no condition', () => {
    const t = table({ me: { house: 'unfathomable', line: ['taniwha', { id: 'bumpsy', warded: true }] }, foe: {} });
    t.me.reap('taniwha').choose('bumpsy');
    t.expect({ me: { aember: 2, line: [{ id: 'taniwha', exhausted: true }, 'bumpsy'] } });
  });
});
