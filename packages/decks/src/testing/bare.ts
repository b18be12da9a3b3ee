// Faults without their sentences for players, for tests that compare whole faults.
import type { Fault } from '../faults/fault.ts';

export const bare = (faults: readonly Fault[]): readonly Fault[] => faults.map(({ plain: _, ...fault }) => fault);
