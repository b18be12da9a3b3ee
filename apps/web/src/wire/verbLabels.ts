// Names of the verbs of cards, as the worker sends them with a card and as the page writes them on buttons.
import type { CardVerb } from '@vaultsong/engine';

export const verbLabels: Readonly<Record<CardVerb, string>> = {
  play: 'Play',
  discard: 'Discard',
  reap: 'Reap',
  fight: 'Fight',
  action: 'Action',
  omni: 'Omni',
  unstun: 'Remove stun',
  beside: 'Use',
};
