// A game as its form describes it, and the choice that comes of it.
import { botNames } from '@vaultsong/bots/names';
import { editionNames } from '@vaultsong/engine';
import type { Pair } from '@vaultsong/match';
import { isChains, mostChains } from '@vaultsong/match';
import { z } from 'zod';
import { seedText, wholeNumber } from '../../components/form/checks.ts';
import type { Choice } from '../../wire/choice.ts';
import { presetChoice, seriesNames, starters, toSeed } from '../../wire/choice.ts';

export interface GameDraft extends Omit<Choice, 'seed' | 'quickstart'> {
  /** As it is typed; empty: by chance. */
  readonly seed: string;
}

/** What the form shows at first. @param isHere whether there is such a deck */
export const draftOf = ({ seed, you, foe, ...choice }: Choice, isHere: (slug: string) => boolean): GameDraft => ({
  ...choice,
  you: isHere(you) ? you : presetChoice.you,
  foe: isHere(foe) ? foe : presetChoice.foe,
  seed: seed === null ? '' : String(seed),
});

/** Adaptive play bids before its third game, and chains are either set or bid for. */
function effective(draft: GameDraft): GameDraft {
  const bid = draft.bid && draft.series !== 'adaptive';
  return { ...draft, bid, chains: bid ? presetChoice.chains : draft.chains };
}

export const chainBounds = [0, mostChains] as const;
const chains = wholeNumber(chainBounds);

/** What the form takes. */
export const gameForm: z.ZodType<Choice, GameDraft> = z
  .custom<GameDraft>()
  .transform(effective)
  .pipe(
    z.object({
      you: z.string(),
      foe: z.string(),
      first: z.enum(starters),
      bot: z.enum(['none', ...botNames]),
      edition: z.enum(editionNames),
      series: z.enum(seriesNames),
      chains: z.tuple([chains, chains]),
      bid: z.boolean(),
      seed: seedText.transform((text) => toSeed(text)),
    }),
  );

const usable = (chains: Pair<number>): Pair<number> => (chains.every(isChains) ? chains : presetChoice.chains);

/** The choice as it stands, with what is usual in place of what makes no sense yet. */
export function choiceSoFar(draft: GameDraft): Choice {
  const { seed, ...rest } = effective(draft);
  return { ...rest, chains: usable(rest.chains), seed: toSeed(seed) };
}
