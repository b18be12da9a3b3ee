// A card that is about to go beneath a prophecy: asked once more, by a button.
import { actionCard, define, fate, lose } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { PlacingCard } from './PlacingCard.tsx';

define([
  actionCard({ id: 'placing-doom', name: 'Doom', house: 'dis' }, fate(lose(2))),
  actionCard({ id: 'placing-dull', name: 'Dull', house: 'dis' }),
]);

const placing = (name: string) => ({ name, key: '1', answer: 3 });

describe('a card that was chosen for a prophecy', () => {
  it('is put there by a button, with its Fate: beside it', () => {
    const html = shown(<PlacingCard card={placing('placing-doom')} />);
    expect(html).toContain('<span>Put Doom there</span>');
    expect(html).toContain('Doom: Fate: Lose 2 æmber. It stays there facedown until the prophecy is fulfilled');
  });

  it('is told to have none, where it has none', () => {
    expect(shown(<PlacingCard card={placing('placing-dull')} />)).toContain('Dull: no Fate: ability');
  });
});
