// Lets a table be heard.
import { useEffect, useRef } from 'react';
import { useMedia } from '../components/useMedia.ts';
import type { Settings } from '../settings/settings.ts';
import { isSoundEnabled, silentByDefault } from '../settings/soundEnabled.ts';
import type { Snapshot } from '../wire/snapshot.ts';
import { cuesBetween } from './cues.ts';
import { sound } from './player.ts';

/** @returns what switches sounds off, or on again */
export function useSounds(snapshot: Snapshot, settings: Settings, onSettings: (next: Settings) => void): () => void {
  const heard = isSoundEnabled(settings, useMedia(silentByDefault));
  const before = useRef<Snapshot | null>(null);
  const volume = heard ? settings.volume / 100 : 0;
  useEffect(() => {
    if (before.current !== snapshot) sound(cuesBetween(before.current, snapshot), volume);
    before.current = snapshot;
  }, [snapshot, volume]);
  return () => onSettings({ ...settings, sound: !heard });
}
