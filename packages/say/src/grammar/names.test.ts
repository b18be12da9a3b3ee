// Names of single cards.
import { creatureCard, define } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { nameOfCard, refTitle } from './names.ts';

define([
  creatureCard({ id: 'names-guard', name: 'Guard', house: 'dis', power: 1 }),
  creatureCard({ id: 'names-guard-evil-twin', name: 'Guard', house: 'dis', power: 2 }),
]);

describe('the name of a card', () => {
  it('tells an evil twin from its original, whose title it has', () => {
    expect(nameOfCard('names-guard')).toBe('Guard');
    expect(nameOfCard('names-guard-evil-twin')).toBe('Guard (Evil Twin)');
    expect(refTitle({ id: 1, life: 0, name: 'names-guard-evil-twin' })).toBe('Guard (Evil Twin)');
  });

  it('is the id of a card that no one defined, and none of a hidden one', () => {
    expect(nameOfCard('names-nobody-evil-twin')).toBe('names-nobody-evil-twin');
    expect(nameOfCard('')).toBe('a card');
  });
});
