// Shell completion for bash, zsh and fish: reads the possible words at each place of a command line from the commands
// themselves.
import { bundledDecks } from '@vaultsong/decks';
import { entries } from '@vaultsong/rulebook';
import type { Argument, Command, Option } from 'commander';
import { sets } from './sets.ts';

/** A shell that can be told what to complete. */
export type Shell = 'bash' | 'zsh' | 'fish';

/** A place in a command line: behind a command, as `deck import`; '' is the place of the first word. */
interface CompletionPoint {
  readonly at: string;
  readonly words: readonly Word[];
  readonly options: readonly Flag[];
}

interface Word {
  readonly word: string;
  /** Description; empty for values. */
  readonly says: string;
}

interface Flag extends Word {
  /** The short one as well. */
  readonly flags: readonly string[];
  /** Values that can follow; null where no value follows, empty where any may. */
  readonly values: readonly string[] | null;
}

const deckNames: readonly string[] = bundledDecks.map(({ slug }) => slug);

/** Arguments and options of which commander does not know what they can be. */
const valuesNamed: Readonly<Record<string, readonly string[]>> = {
  ...{ deck: deckNames, decks: deckNames, deckA: deckNames, deckB: deckNames, sources: deckNames },
  ...{ stronger: deckNames, weaker: deckNames, id: entries.map(({ id }) => id), set: sets },
};

const valuesOfArgument = (argument: Argument): readonly string[] =>
  argument.argChoices ?? valuesNamed[argument.name()] ?? [];

const flagOf = (option: Option): Flag => ({
  word: option.long ?? option.short ?? '',
  says: option.description,
  flags: [option.long, option.short].filter((flag) => flag !== undefined),
  values: option.required || option.optional ? (option.argChoices ?? valuesNamed[option.attributeName()] ?? []) : null,
});

const help: Flag = { word: '--help', says: 'display help for command', flags: ['--help', '-h'], values: null };

function completionPointsIn(command: Command, at = ''): readonly CompletionPoint[] {
  const commands = command.commands.map((sub): Word => ({ word: sub.name(), says: sub.summary() }));
  const values = command.registeredArguments.flatMap(valuesOfArgument).map((word): Word => ({ word, says: '' }));
  const unique = [...new Map([...commands, ...values].map((word) => [word.word, word])).values()];
  return [
    { at, words: unique, options: [...command.options.map(flagOf), help] },
    ...command.commands.flatMap((sub) => completionPointsIn(sub, `${at} ${sub.name()}`.trim())),
  ];
}

/** The script that a shell reads to complete command lines of a program. */
export function completionFor(shell: Shell, program: Command): string {
  const places = completionPointsIn(program);
  switch (shell) {
    case 'bash':
      return bash(places);
    case 'zsh':
      return zsh(places);
    case 'fish':
      return fish(places);
  }
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Only words that lead further; what comes after arguments stays where it was. */
const pathsOf = (places: readonly CompletionPoint[]): readonly string[] =>
  places.flatMap(({ at }) => (at === '' ? [] : [at]));

/** A branch for each option that a value follows, and one for each place; bash and zsh read both alike. */
const branches = (places: readonly CompletionPoint[], say: (words: readonly string[]) => string): string =>
  places
    .flatMap(({ at, words, options }) => [
      ...options.flatMap(({ flags, values }) =>
        values === null ? [] : [`    ${flags.map((flag) => quote(`${at}|${flag}`)).join('|')}) ${say(values)} ;;`],
      ),
      `    ${quote(`${at}|`)}*) ${say([...words.map(({ word }) => word), ...options.map(({ word }) => word)])} ;;`,
    ])
    .join('\n');

const bash = (
  places: readonly CompletionPoint[],
): string => `# vaultsong for bash: source <(npx vaultsong completion bash)
_vaultsong() {
  local at= word i words=
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${at:+$at }\${COMP_WORDS[i]}"
    case "$word" in
      ${pathsOf(places).map(quote).join('|')}) at="$word" ;;
    esac
  done
  case "$at|\${COMP_WORDS[COMP_CWORD-1]}" in
${branches(places, (words) => `words=${quote(words.join(' '))}`)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _vaultsong vaultsong
`;

const zsh = (places: readonly CompletionPoint[]): string => `#compdef vaultsong
# vaultsong for zsh: source <(npx vaultsong completion zsh), after compinit
_vaultsong() {
  local at= word
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    word="\${at:+$at }$word"
    case "$word" in
      ${pathsOf(places).map(quote).join('|')}) at="$word" ;;
    esac
  done
  case "$at|\${words[CURRENT-1]}" in
${branches(places, (words) => `found=(${words.map(quote).join(' ')})`)}
  esac
  compadd -a found
  _files
}
compdef _vaultsong vaultsong
`;

function fish(places: readonly CompletionPoint[]): string {
  const lines = places.flatMap(({ at, words, options }) => {
    const here = `complete -c vaultsong -n ${quote(`__vaultsong_at ${quote(at)}`)}`;
    const says = (text: string): string => (text === '' ? '' : ` -d ${quote(text)}`);
    return [
      ...words.map(({ word, says: what }) => `${here} -a ${quote(word)}${says(what)}`),
      ...options.map(({ flags, values, says: what }) => {
        const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
        const takes = values === null ? '' : values.length === 0 ? ' -r' : ` -x -a ${quote(values.join(' '))}`;
        return `${here} ${names.join(' ')}${takes}${says(what)}`;
      }),
    ];
  });
  return `# vaultsong for fish: npx vaultsong completion fish | source
function __vaultsong_at
  set -l at
  for word in (commandline -opc)[2..]
    if contains -- (string join -- ' ' $at $word) ${pathsOf(places).map(quote).join(' ')}
      set at $at $word
    end
  end
  test "$at" = "$argv[1]"
end
${lines.join('\n')}
`;
}
