// Whether sounds are made: on a phone only for who asked for them, because others sit beside it.
import type { Settings } from './settings.ts';

/** The media query of devices that are silent by themselves. */
export const silentByDefault = '(pointer: coarse)';

/** @param coarse whether the device is one of those */
export const isSoundEnabled = ({ sound }: Settings, coarse: boolean): boolean => sound ?? !coarse;
