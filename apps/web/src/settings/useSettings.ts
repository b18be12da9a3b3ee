// The settings of the player: read once, kept when they change, and obeyed by the worker.
import { useEffect, useState } from 'react';
import { table } from '../client/client.ts';
import type { Settings } from './settings.ts';
import { keepSettings, paces, readSettings } from './settings.ts';

export function useSettings(): readonly [Settings, (next: Settings) => void] {
  const [settings, setSettings] = useState(() => readSettings(window.location.search));
  useEffect(() => table.setPace(paces[settings.speed]), [settings.speed]);
  const change = (next: Settings): void => {
    keepSettings(next);
    setSettings(next);
  };
  return [settings, change];
}
