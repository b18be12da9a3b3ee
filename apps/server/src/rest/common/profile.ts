// One's own profile as `/api/me` tells it.
import type { Profile } from '../../people/profiles.ts';

export const meAnswerOf = ({ person, ...rest }: Profile) => ({ you: person, ...rest });
