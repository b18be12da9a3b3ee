import { describe, expect, it } from 'vitest';
import { shielded, shieldFor } from './Shield.tsx';

describe('the shield over what comes up under the pointer', () => {
  it('lasts as long after the press as it is told', () => {
    expect(shieldFor(1000, 1000, shielded.question)).toBe(300);
    expect(shieldFor(1000, 1120, shielded.question)).toBe(180);
    expect(shieldFor(1000, 1300, shielded.question)).toBe(0);
    expect(shieldFor(1000, 9000, shielded.sure)).toBe(0);
  });

  it('lies nowhere where nothing was pressed', () => {
    expect(shieldFor(null, 5, shielded.sure)).toBe(0);
  });
});
