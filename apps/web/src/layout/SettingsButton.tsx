// The way to the settings from any page.
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../components/Glyph.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { changeSettings, currentSettings, watchSettings } from '../settings/store.ts';
import { Sheet } from './Sheet.tsx';

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  const settings = useSyncExternalStore(watchSettings, currentSettings);
  return (
    <>
      <button
        type="button"
        className="settings-button"
        aria-label="Settings"
        title="Settings"
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" />
      </button>
      {open ? (
        <Sheet title="Settings" onClose={() => setOpen(false)}>
          <SettingsForm settings={settings} onSettings={changeSettings} />
        </Sheet>
      ) : null}
    </>
  );
}
