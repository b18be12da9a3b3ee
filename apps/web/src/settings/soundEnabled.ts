// Decision about sounds: a phone makes them only on request, because others sit beside the player.
import type { Settings } from './settings.ts';

/** The media query of devices that are silent by themselves. */
export const silentByDefault = '(pointer: coarse)';

/** @param coarse whether the device is one of those */
export const isSoundEnabled = ({ sound }: Settings, coarse: boolean): boolean => sound ?? !coarse;
