import { describe, expect, it } from 'vitest';
import { RequestError } from '../../online/rest.ts';
import { fieldErrorOf } from './useRequestForm.ts';

const refusal = (code: string, message: string): RequestError => new RequestError(code, 400, message);

describe('a refusal of the server', () => {
  it.each([
    ['its message begins with the field', refusal('conflict', 'name: Admin is taken'), { name: 'Admin is taken' }],
    ['the place is in the body', refusal('invalid', 'body.name: expected letters'), { name: 'Expected letters' }],
    ['the place has a field of its own', refusal('invalid', 'sit.deck: no deck'), { deck: 'No deck' }],
    ['its code is about a field', refusal('wrong-password', 'Wrong'), { password: 'Wrong' }],
  ])('stands at a field where %s', (_, error, expected) => {
    const fields = { 'sit.deck': 'deck', 'wrong-password': 'password' };
    expect(fieldErrorOf(error, ['name', 'password'], fields)).toEqual(expected);
  });

  it('about nothing in the form stands below it', () => {
    expect(fieldErrorOf(refusal('invalid', 'terms.play: expected a duel'), ['name'])).toBeNull();
    expect(fieldErrorOf(refusal('unreachable', 'No network'), ['name'])).toBeNull();
    expect(fieldErrorOf(new Error('name: broken'), ['name'])).toBeNull();
  });
});
