// A promise that random games are checked for, beside those of the engine.
import type { FurtherPromise, State } from '@vaultsong/engine';
import { see } from '@vaultsong/engine';
import { lastingEffectText } from '../abilities/lasting.ts';
import { askText, optionText } from './question.ts';

function textsIn(s: State): readonly string[] {
  const { ask } = s;
  const effects = see(s, 'table').lasting.map(lastingEffectText);
  return ask === null ? effects : [askText(ask), ...ask.options.map((option) => optionText(option, ask)), ...effects];
}

/** The pending question, all its options and all effects that go on have texts; for `conform`. */
export const allIsSaid: FurtherPromise = (s) => {
  const wrong = textsIn(s).find((text) => text === '' || text.includes('undefined') || text.includes('[object'));
  return wrong === undefined ? null : `A question, option or lasting effect reads "${wrong}"`;
};
