// Sheet of a card in play, for a token creature, a copy and a gigantic creature.
import { artifactCard, belongsTo, constant, creatureCard, define, named, position, see } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { describe, expect, it } from 'vitest';
import { shown } from '../testing/shown.tsx';
import { CardSheet } from './CardSheet.tsx';

define([
  creatureCard({ id: 'page-recruit', name: 'Page Recruit', house: 'brobnar', power: 3 }),
  creatureCard({ id: 'page-giant', name: 'Page Giant', house: 'brobnar', power: 9, half: 'base' }),
  creatureCard({ id: 'page-giant-2', name: 'Page Giant', house: 'brobnar', bonus: ['capture'], half: 'art' }),
  artifactCard({ id: 'page-flag', name: 'Page Flag', house: 'brobnar' }, constant(belongsTo(named('bumpsy'), 'dis'))),
]);

const line = [{ id: 'anger', token: 'page-recruit' }, { id: 'bumpsy', as: 'troll' }, { id: 'page-giant' }];

/** The sheet of a creature of the first player, as that seat sees it. */
function sheet(index: number, viewer: number): string {
  const view = see(position({ seats: [{ house: 'brobnar', line }, { houses: ['dis'] }] }), viewer);
  const card = view.players[0]?.line[index];
  if (card === undefined) throw new Error(`There is no creature ${index}`);
  return shown(<CardSheet name={card.name} cardKey={keyOf(card.ref)} />, { view });
}

describe('the sheet of a card in play', () => {
  it('shows a token creature as what it is, and its own face to its controller alone', () => {
    expect(sheet(0, 0)).toContain('Page Recruit');
    expect(sheet(0, 0)).toContain('token creature, facedown Anger');
    expect(sheet(0, 1)).toContain('Page Recruit');
    expect(sheet(0, 1)).toContain('token creature');
    expect(sheet(0, 1)).not.toContain('Anger');
  });

  it('shows a gigantic creature as one, with the icons of its art half', () => {
    expect(sheet(2, 1)).toContain('gigantic creature, of two cards');
    expect(sheet(2, 1)).toContain('Base half of a gigantic creature.');
    expect(sheet(2, 1)).toContain('bonus-capture');
    expect(sheet(0, 1)).not.toContain('gigantic');
  });

  it('says that an effect gave it its house, and does not call it a maverick', () => {
    const state = position({ seats: [{ house: 'brobnar', line: [{ id: 'bumpsy' }], artifacts: ['page-flag'] }, {}] });
    const view = see(state, 0);
    const card = view.players[0]?.line[0];
    if (card === undefined) throw new Error('There is no creature');
    const said = shown(<CardSheet name={card.name} cardKey={keyOf(card.ref)} />, { view });
    expect(said).toContain('Belongs to Dis by an effect; its own house is Brobnar');
    expect(said).not.toContain('Maverick');
    expect(sheet(0, 0)).not.toContain('by an effect');
  });

  it('shows a copy as the other card, and says what it is by itself', () => {
    expect(sheet(1, 1)).toContain('<h3>Troll</h3>');
    expect(sheet(1, 1)).toContain('a copy; by itself Bumpsy');
  });
});
