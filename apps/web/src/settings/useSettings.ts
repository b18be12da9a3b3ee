// The settings at a table, where the worker obeys them too.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { table } from '../client/client.ts';
import type { Settings } from './settings.ts';
import { paces, speedIn } from './settings.ts';
import { changeSettings, currentSettings, watchSettings } from './store.ts';

export function useSettings(): readonly [Settings, (next: Settings) => void] {
  const kept = useSyncExternalStore(watchSettings, currentSettings);
  // What the address asks for holds until something is changed by hand.
  const [asked, setAsked] = useState(() => speedIn(window.location.search));
  const settings = asked === null ? kept : { ...kept, speed: asked };
  useEffect(() => table.setPace(paces[settings.speed]), [settings.speed]);
  const change = (next: Settings): void => {
    setAsked(null);
    changeSettings(next);
  };
  return [settings, change];
}
