// What a table refuses, as REST says it.
import type { RefusalCode } from '@vaultsong/protocol';
import type { Refusal as OfTable } from '@vaultsong/tables';
import { Refusal } from '../refusing/refusal.ts';

const codes: Readonly<Record<OfTable['code'], RefusalCode>> = {
  'not-your-seat': 'forbidden',
  'seat-taken': 'conflict',
  'not-now': 'conflict',
  'not-asked': 'forbidden',
  stale: 'conflict',
  'no-option': 'invalid',
  'too-late': 'conflict',
  'not-allowed': 'forbidden',
  endless: 'conflict',
};

export const refusalOfTable = ({ code, message }: OfTable): Refusal => new Refusal(codes[code], message);
