// Names by which a share of the workers is counted: the address of a request, and its person.
import type { Owners } from '../../workers/workers.ts';
import type { Caller } from '../route.ts';

export const ownersOf = ({ person, request: { ip } }: Caller): Owners => (person === null ? [ip] : [ip, person.id]);
