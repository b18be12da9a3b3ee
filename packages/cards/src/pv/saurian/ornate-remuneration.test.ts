import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('ornate-remuneration', () => {
  const remuneration = () =>
    table({
      me: {
        house: 'saurian',
        hand: ['ornate-remuneration'],
        line: [
          { id: 'valdr', aember: 2 },
          { id: 'troll', aember: 4 },
        ],
      },
      foe: { aember: 5, line: [{ id: 'bumpsy', aember: 3 }] },
    });

  it('moves all æmber from a friendly creature to the pool of its player', () => {
    const t = remuneration();
    t.me.play('ornate-remuneration').choose('Move æmber to your pool');
    expect(t.options()).toEqual(['valdr', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: { aember: 4, line: [{ id: 'valdr', aember: 2 }, 'troll'] },
      foe: { aember: 5, line: [{ id: 'bumpsy', aember: 3 }] },
    });
  });

  it('or has a friendly creature capture 3', () => {
    const t = remuneration();
    t.me.play('ornate-remuneration').choose('Capture').choose('valdr');
    t.expect({
      me: {
        line: [
          { id: 'valdr', aember: 5 },
          { id: 'troll', aember: 4 },
        ],
      },
      foe: { aember: 2, line: [{ id: 'bumpsy', aember: 3 }] },
    });
  });
});
