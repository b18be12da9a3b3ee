import { describe, expect, it } from 'vitest';
import { copyOf, printOf } from './copy.ts';

describe('a copy of a card', () => {
  const cardInfo = { house: 'dis', bonus: ['aember'] } as const;

  it('is a maverick in another house, and nothing else in its own', () => {
    expect(copyOf({ house: 'logos', bonus: ['aember'] }, cardInfo)).toEqual({
      printedIn: 'dis',
      movedFrom: null,
      added: [],
    });
    expect(copyOf({ house: 'dis', bonus: ['aember'] }, cardInfo)).toEqual({
      printedIn: null,
      movedFrom: null,
      added: [],
    });
  });

  it('is enhanced by the icons that it has more than its print', () => {
    expect(copyOf({ house: 'dis', bonus: ['aember', 'draw', 'aember'] }, cardInfo).added).toEqual(['draw', 'aember']);
  });

  it('is no maverick because an effect gives it another house, and stays one while an effect does', () => {
    const moved = { house: 'logos', ownHouse: 'dis', bonus: [] } as const;
    expect(copyOf(moved, cardInfo)).toMatchObject({ printedIn: null, movedFrom: 'dis' });
    const maverick = { house: 'dis', ownHouse: 'mars', bonus: [] } as const;
    expect(copyOf(maverick, cardInfo)).toMatchObject({ printedIn: 'dis', movedFrom: 'mars' });
  });

  it('is not enhanced by what the other half of a gigantic creature prints', () => {
    const art = { house: 'dis', bonus: ['draw'] } as const;
    const whole = { house: 'dis', bonus: ['aember', 'draw', 'capture'], artHalf: { name: 'art' } } as const;
    expect(
      copyOf(
        whole,
        printOf(whole, cardInfo, () => art),
      ).added,
    ).toEqual(['capture']);
    expect(printOf({}, cardInfo, () => art)).toBe(cardInfo);
  });

  it('is no maverick where the card prints no house', () => {
    expect(copyOf({ house: 'logos', bonus: [] }, { house: null, bonus: [] }).printedIn).toBeNull();
  });
});
