// A moment in a message, by the clock of the server.
import { z } from 'zod';
import type {} from './meta.ts';

export const instant = z.int().meta({ unit: 'milliseconds since 1970' });
