// Cards without a house, Dark Tidings: the card of the tide, which lies beside the table.
import { gainChains, omni, raiseTide } from '@vaultsong/engine';
import { abilities } from '../abilities.ts';
import { dt } from '../facts/dt.ts';

export const noHouse = abilities(dt, null, {
  'the-tide': [omni(raiseTide(), gainChains(3))],
});
