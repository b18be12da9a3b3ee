// All that can be set, each kept and obeyed as soon as it is changed.
import { useId } from 'react';
import { Check, optionsOf, Radios } from '../components/form/choices.tsx';
import { useMedia } from '../components/useMedia.ts';
import type { Motion, Range, Settings, Speed, Theme } from './settings.ts';
import { motions, ranges, speeds, themes } from './settings.ts';
import { isSoundEnabled, silentByDefault } from './soundEnabled.ts';

const speedTitles: Readonly<Record<Speed, string>> = {
  steps: 'Step by step',
  slow: 'Slow',
  normal: 'Normal',
  fast: 'Fast',
  instant: 'At once',
};
const themeTitles: Readonly<Record<Theme, string>> = { system: 'As the system', dark: 'Dark', light: 'Light' };
const motionTitles: Readonly<Record<Motion, string>> = { usual: 'Usual', quick: 'Quick', off: 'None' };

interface SliderProps {
  readonly says: string;
  readonly range: Range;
  readonly value: number;
  readonly disabled?: boolean;
  readonly onSlide: (value: number) => void;
}

const Slider = ({ says, range, value, disabled, onSlide }: SliderProps) => {
  const id = useId();
  return (
    <p className="slider">
      <label htmlFor={id}>{says}</label>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        step={range.step}
        value={value}
        disabled={disabled}
        aria-valuetext={`${value} %`}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{value} %</output>
    </p>
  );
};

interface SettingsFormProps {
  readonly settings: Settings;
  readonly onSettings: (settings: Settings) => void;
}

export function SettingsForm({ settings, onSettings }: SettingsFormProps) {
  const set = (part: Partial<Settings>): void => onSettings({ ...settings, ...part });
  const heard = isSoundEnabled(settings, useMedia(silentByDefault));
  return (
    <div className="settings">
      <Radios
        legend="Colours"
        options={optionsOf(themes, themeTitles)}
        value={settings.theme}
        onChange={(theme) => set({ theme })}
      />
      <Slider
        says="Size of text"
        range={ranges.letters}
        value={settings.letters}
        onSlide={(letters) => set({ letters })}
      />
      <Slider says="Size of cards" range={ranges.cards} value={settings.cards} onSlide={(cards) => set({ cards })} />
      <p className="field">
        <Check label="Sounds" value={heard} onChange={(sound) => set({ sound })} />
      </p>
      <Slider
        says="Volume"
        range={ranges.volume}
        value={settings.volume}
        disabled={!heard}
        onSlide={(volume) => set({ volume })}
      />
      <Radios
        legend="Movement"
        options={optionsOf(motions, motionTitles)}
        value={settings.motion}
        onChange={(motion) => set({ motion })}
      />
      <Radios
        legend="Show moves of other players, bots and the Keyraken"
        options={optionsOf(speeds, speedTitles)}
        value={settings.speed}
        onChange={(speed) => set({ speed })}
      />
      <p className="field">
        <Check
          label="Show on the cards what an answer would do"
          value={settings.previews}
          onChange={(previews) => set({ previews })}
        />
      </p>
      <p className="field">
        <Check
          label="Letters and numbers are shortcuts"
          value={settings.characters}
          onChange={(characters) => set({ characters })}
        />
      </p>
      <p className="field">
        <Check
          label="Answer for me where there is one choice"
          value={settings.singles}
          onChange={(singles) => set({ singles })}
        />
        <Check
          label="Answer for me in an order that I want “always so”"
          value={settings.orders}
          onChange={(orders) => set({ orders })}
        />
      </p>
    </div>
  );
}
