// Steps of the Keyraken's turn, with the current one marked. R: Keyraken, "Keyraken turns" 1 to 5.
import type { Phase } from '../../wire/snapshot.ts';
import { phases } from '../../wire/snapshot.ts';

const titles: Readonly<Record<Phase, string>> = {
  advance: 'It advances, if it has enough æmber',
  cards: 'It draws and plays its cards',
  creatures: 'It and its creatures are used',
  artifacts: 'Its artifacts are used',
  ready: 'Its cards ready',
};

export const Phases = ({ now }: { readonly now: Phase }) => (
  <ol className="phases" aria-label="Steps of the Keyraken’s turn">
    {phases.map((phase, i) => (
      <li key={phase} aria-current={phase === now ? 'step' : undefined}>
        {i + 1}. {titles[phase]}
      </li>
    ))}
  </ol>
);
