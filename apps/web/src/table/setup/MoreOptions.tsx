// Options that few games need. They are folded away, and a summary names those that differ from the usual.
import { editionOf } from '@vaultsong/engine';
import type { Choice } from '../../wire/choice.ts';
import { presetChoice } from '../../wire/choice.ts';
import { human, machine } from '../../wire/match.ts';
import { countChains } from '../speech/matchWords.ts';
import { partyOf } from '../speech/parties.ts';

const seriesWords = { 1: null, 3: 'best of 3', 5: 'best of 5', adaptive: 'adaptive' } as const;

/** "best of 3, chains are bid for, seed 7"; empty: as most games are played. */
export function sayUnusual(choice: Choice): string {
  const { bot, first, chains, bid, edition, series, seed } = choice;
  const starter = first === 'chance' ? null : partyOf({ bot }, first === 'me' ? human : machine);
  const said = [
    seriesWords[series],
    starter === null ? null : `${starter.does('go', 'goes')} first`,
    bid ? 'chains are bid for' : null,
    bid || chains.every((count) => count === 0) ? null : chains.map(countChains).join(' against '),
    edition === presetChoice.edition ? null : editionOf(edition).title,
    seed === null ? null : `seed ${seed}`,
  ];
  return said.filter((words) => words !== null).join(', ');
}

interface MoreOptionsProps {
  /** Present choice of the form. */
  readonly now: Choice;
  readonly children: React.ReactNode;
}

export function MoreOptions({ now, children }: MoreOptionsProps) {
  const unusual = sayUnusual(now);
  return (
    <details className="more">
      <summary>
        More…
        <span className="hint">{unusual === '' ? 'series, who goes first, chains, rules, seed' : unusual}</span>
      </summary>
      <div className="more-body">{children}</div>
    </details>
  );
}
