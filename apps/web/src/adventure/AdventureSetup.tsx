// Setup form of an adventure: its players with their decks, its difficulty, and its rules.
import type { Difficulty } from '@vaultsong/adventures/difficulty';
import { difficulties, drawsOf } from '@vaultsong/adventures/difficulty';
import type { EditionName } from '@vaultsong/engine';
import { editionNames } from '@vaultsong/engine';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { z } from 'zod';
import { seedText } from '../components/form/checks.ts';
import { Form } from '../components/form/Form.tsx';
import { useForm } from '../components/form/useForm.ts';
import { preventFileDrop } from '../components/preventFileDrop.ts';
import { PageHeading } from '../layout/PageHeading.tsx';
import { addressOf } from '../routing/rulesAddress.ts';
import { EditionField } from '../settings/EditionField.tsx';
import { SeedField } from '../settings/SeedField.tsx';
import type { DeckInfo } from '../wire/cardInfo.ts';
import { toSeed } from '../wire/choice.ts';
import '../style/adventure.css';
import { AdversaryArt } from '../table/board/AdversaryArt.tsx';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import { mostPlayers } from '../wire/adventureChoice.ts';
import { sitterTitle, TeamMember } from './TeamMember.tsx';
import type { Team } from './team.ts';
import { chosenOf, join, leave, move, renew, teamOf } from './team.ts';

const difficultyTitles: Readonly<Record<Difficulty, readonly [string, string]>> = {
  easy: ['Easy', 'It plays 1 new card a turn.'],
  normal: ['Normal', 'It plays 2 new cards a turn, by the rules.'],
  hard: ['Hard', 'It plays 3 new cards a turn.'],
};

interface RuleProps {
  readonly edition: EditionName;
  readonly entry: string;
  readonly children: string;
}

const RuleOf = ({ edition, entry, children }: RuleProps) => (
  <Link to={addressOf({ words: '', edition, entry })}>{children}</Link>
);

/** The rules to know before the first turn, with the numbers of this team. */
const FourRules = ({ players, edition }: { readonly players: number; readonly edition: EditionName }) => (
  <ul className="adventure-rules">
    <li>
      <RuleOf edition={edition} entry="keyraken-winning">
        You win
      </RuleOf>{' '}
      when it has {30 * players} damage. Your creatures may fight it, or its arms.
    </li>
    <li>
      <RuleOf edition={edition} entry="keyraken-losing">
        You lose
      </RuleOf>{' '}
      when it advances for the fourth time. It pays {3 * players} æmber to advance at low tide, {6 * players} at high.
    </li>
    <li>
      <RuleOf edition={edition} entry="keyraken-armor">
        Its armor
      </RuleOf>{' '}
      is 6, and 2 less for each key that the player whose turn it is has forged. Keys do not win.
    </li>
    <li>
      <RuleOf edition={edition} entry="keyraken-raising-the-tide">
        The tide
      </RuleOf>{' '}
      rises when {players === 1 ? 'you pay' : 'the team pays'} {2 * players} æmber, and falls when it advances.
    </li>
  </ul>
);

interface TeamFieldsProps {
  readonly team: Team;
  readonly decks: readonly DeckInfo[];
  readonly onTeam: (team: Team) => void;
}

/** The last change of the team, and the place for the focus, since the button for the change may be gone. */
interface MoveAnnouncement {
  readonly text: string;
  readonly place: number | null;
}

function TeamFields({ team, decks, onTeam }: TeamFieldsProps) {
  const title = useId();
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState<MoveAnnouncement>({ text: '', place: null });
  const { members } = team;
  const humans = members.filter(({ by }) => by === 'human').length;
  useEffect(() => {
    if (told.place !== null) list.current?.querySelectorAll('h3')[told.place]?.focus({ preventScroll: true });
  }, [told]);
  const change = (next: Team, text: string, place: number | null): void => {
    onTeam(next);
    setTold({ text, place });
  };
  const nameOf = (slug: string): string => decks.find((deck) => deck.slug === slug)?.name ?? slug;
  return (
    <section className="adventure-team" data-players={members.length} aria-labelledby={title}>
      <h2 id={title}>The team</h2>
      <ol ref={list} className="places">
        {members.map((member, place) => (
          <TeamMember
            key={member.id}
            number={place + 1}
            players={members.length}
            mate={member}
            decks={decks}
            onlyHuman={member.by === 'human' && humans === 1}
            onChange={(mate) => onTeam(renew(team, { ...mate, id: member.id }))}
            onRemove={() => {
              const next = leave(team, member.id);
              change(next, `Player ${place + 1} has left the team.`, Math.min(place, next.members.length - 1));
            }}
            onMove={(by) =>
              change(move(team, member.id, by), `${nameOf(member.deck)} is now player ${place + by + 1}.`, place + by)
            }
          />
        ))}
      </ol>
      {members.length === mostPlayers ? null : (
        <button
          type="button"
          className="button add-player"
          onClick={() => {
            const next = join(
              team,
              decks.map(({ slug }) => slug),
            );
            change(next, `Player ${next.members.length} joins the team.`, next.members.length - 1);
          }}
        >
          <span>Add a player</span>
        </button>
      )}
      <span className="unseen" role="status">
        {told.text}
      </span>
    </section>
  );
}

interface FirstFieldProps {
  readonly team: Team;
  readonly decks: readonly DeckInfo[];
  readonly onTeam: (team: Team) => void;
}

const FirstField = ({ team, decks, onTeam }: FirstFieldProps) => (
  <fieldset className="field adventure-first">
    <legend>Who goes first</legend>
    <label className="radio">
      <input
        type="radio"
        name="first"
        checked={team.first === null}
        onChange={() => onTeam({ ...team, first: null })}
      />
      <span>Chosen when all have drawn their hands</span>
    </label>
    {team.members.map(({ id, deck, by }, place) => (
      <label key={id} className="radio">
        <input type="radio" name="first" checked={team.first === id} onChange={() => onTeam({ ...team, first: id })} />
        <span>
          Player {place + 1}{' '}
          <span className="hint">
            {decks.find(({ slug }) => slug === deck)?.name ?? deck}, {sitterTitle(by).toLowerCase()}
          </span>
        </span>
      </label>
    ))}
  </fieldset>
);

interface DifficultyFieldProps {
  readonly chosen: Difficulty;
  readonly onChoose: (difficulty: Difficulty) => void;
}

const DifficultyField = ({ chosen, onChoose }: DifficultyFieldProps) => {
  const id = useId();
  return (
    <fieldset className="difficulty">
      <legend>Difficulty</legend>
      {difficulties.map((value) => {
        const [name, meaning] = difficultyTitles[value];
        return (
          <label key={value} className="difficulty-card">
            <input
              type="radio"
              name="difficulty"
              value={value}
              checked={value === chosen}
              aria-label={name}
              aria-describedby={`${id}-${value}`}
              onChange={() => onChoose(value)}
            />
            <span className="difficulty-name" aria-hidden="true">
              {name}
            </span>
            <svg className="difficulty-draws" viewBox="0 0 52 24" aria-hidden="true">
              <path d={Array.from({ length: drawsOf[value] }, (_, n) => `M${37 - n * 18} 1h14v22h-14z`).join('')} />
            </svg>
            <span id={`${id}-${value}`} className="hint">
              {meaning}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};

/** What the form takes besides the team. */
const adventureForm = z.object({
  difficulty: z.enum(difficulties),
  edition: z.enum(editionNames),
  seed: seedText.transform((text) => toSeed(text)),
});

interface AdventureSetupProps {
  readonly decks: readonly DeckInfo[];
  /** The first values of the fields. */
  readonly choice: AdventureChoice;
  readonly onStart: (choice: AdventureChoice) => void;
}

export function AdventureSetup({ decks, choice, onStart }: AdventureSetupProps) {
  const [team, setTeam] = useState(() => teamOf(choice));
  const form = useForm(adventureForm, () => ({
    difficulty: choice.difficulty,
    edition: choice.edition,
    seed: choice.seed === null ? '' : String(choice.seed),
  }));
  const { difficulty, edition } = form.values;
  const players = team.members.length;
  useEffect(preventFileDrop, []);
  return (
    <Form
      form={form}
      className="adventure"
      onSubmit={form.submit((checked) => onStart({ ...chosenOf(team), ...checked }))}
    >
      <header className="adventure-head">
        <AdversaryArt damage={0} power={30 * players} advances={0} tide="low" />
        <div>
          <PageHeading>Rise of the Keyraken</PageHeading>
          <p>
            Something vast has woken below the sea of the Crucible, and it climbs toward the light. Alone, with friends
            at one screen or with bots beside you, you drive it back before it reaches the surface. It plays its own
            deck by itself, after each turn of one of you.
          </p>
          <FourRules players={players} edition={edition} />
        </div>
      </header>
      <TeamFields team={team} decks={decks} onTeam={setTeam} />
      <div className="adventure-how">
        {players === 1 ? null : <FirstField team={team} decks={decks} onTeam={setTeam} />}
        <DifficultyField chosen={difficulty} onChoose={form.bind('difficulty').onChange} />
        <EditionField {...form.bind('edition')} />
        <SeedField {...form.bind('seed')} />
      </div>
      <div className="adventure-start">
        <p className="hint">
          {players === 1 ? 'You alone' : `${players} players`} against {30 * players} power, {difficulty}
        </p>
        <button type="submit" className="button is-main">
          <span>Start</span>
        </button>
      </div>
    </Form>
  );
}
