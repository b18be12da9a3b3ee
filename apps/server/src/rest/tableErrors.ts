// Maps the rejections of a table to errors of the REST interface.
import type { ErrorCode } from '@vaultsong/protocol';
import type { Rejection as OfTable } from '@vaultsong/tables';
import { ApiError } from '../errors/apiError.ts';

const codes: Readonly<Record<OfTable['code'], ErrorCode>> = {
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

export const apiErrorOfRejection = ({ code, message }: OfTable): ApiError => new ApiError(codes[code], message);
