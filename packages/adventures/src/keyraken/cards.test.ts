// The cards of the adventure as a whole, and what several of them do alike. What each does at low and at high tide, with
// nothing to choose, and at its bounds, stands in cards/<id>.test.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { definition } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { keyrakenCards, keyrakenDeck } from '../index.ts';
import { against, drawn, keyrakenId } from '../testing/game.ts';

describe('the adventure deck', () => {
  it('has 45 cards of 26 kinds: 12 creatures, 24 actions, 6 artifacts, 3 upgrades', () => {
    expect(keyrakenDeck.cards).toHaveLength(45);
    const types = keyrakenDeck.cards.map(({ name }) => definition(name).type);
    const count = (type: string): number => types.filter((other) => other === type).length;
    expect([count('creature'), count('action'), count('artifact'), count('upgrade')]).toEqual([12, 24, 6, 3]);
    const kinds = keyrakenCards.filter(({ type }) => type !== 'adversary').map(({ id }) => id);
    expect(new Set(keyrakenDeck.cards.map(({ name }) => name))).toEqual(new Set(kinds));
    expect(kinds).toHaveLength(26);
  });

  it('belongs to House Keyraken', () => {
    expect(new Set(keyrakenCards.map(({ house }) => house))).toEqual(new Set(['keyraken']));
  });

  it('has tests of its own for each card', () => {
    const folder = new URL('./cards/', import.meta.url);
    const ids = [...new Set(keyrakenDeck.cards.map(({ name }) => name))];
    expect(readdirSync(fileURLToPath(folder)).sort()).toEqual(ids.map((id) => `${id}.test.ts`).sort());
    for (const id of ids)
      expect(readFileSync(new URL(`${id}.test.ts`, folder), 'utf8')).toContain(`describe('${id}', () => {\n  it`);
  });
});

describe('arms and tentacles', () => {
  it.each(['crushing-arm', 'grappling-tentacle', 'lashing-tentacle', 'slippery-arm', 'tenacious-arm'])(
    '%s: when it is destroyed the Keyraken is dealt 3 damage, past its armor',
    (name) => {
      const id = `rotk-${name}`;
      const t = against({ me: { hand: ['punch'] }, foe: { line: [{ id, damage: definition(id).power - 1 }] } });
      t.me.play('punch').choose(id);
      t.expect({ foe: { adversary: { id: keyrakenId, damage: 3 }, discard: [id] } });
    },
  );
});

describe('artifacts', () => {
  it('their bonus icons give it æmber when they are played', () => {
    drawn('rotk-swift-current').expect({ foe: { aember: 3, artifacts: ['rotk-swift-current'] } });
    drawn('rotk-whirlpool-eddy').expect({ foe: { aember: 2, artifacts: ['rotk-whirlpool-eddy'] } });
    drawn('rotk-ascending-jet').expect({ foe: { aember: 1, artifacts: ['rotk-ascending-jet'] } });
  });
});
