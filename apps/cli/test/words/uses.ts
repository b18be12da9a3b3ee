// Cards that use a word: the shortest ability in which it stands, as it is written and as it reads.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keyrakenCards } from '@vaultsong/adventures';
import { cardSets, cards } from '@vaultsong/cards';
import type { CardDef } from '@vaultsong/engine';
import { sayAbility, sayCard } from '@vaultsong/say';
import type { Node } from 'oxc-parser';
import { root } from '../docsBlocks.ts';
import type { Source } from './source.ts';
import { inOneLine, mentionsIn, readSource } from './source.ts';

export interface Use {
  readonly card: CardDef;
  /** The file that says what the card does, from the root. */
  readonly path: string;
  /** The ability, in the words of the language. */
  readonly code: string;
  /** Functions of the file that it calls, each as it is declared. */
  readonly functions: readonly string[];
  readonly text: string;
}

const keyrakenFile = 'packages/adventures/src/keyraken/cards.ts';

/** The files that say what cards do. */
export const cardFiles: readonly Source[] = [
  ...cardSets
    .map(({ id }) => `packages/cards/src/${id}`)
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `${folder}/${file}`),
    ),
  keyrakenFile,
].map(readSource);

const definitions = new Map([...cards, ...keyrakenCards].map((card) => [card.id, card]));

interface Candidate extends Use {
  readonly mentions: ReadonlySet<string>;
  /** How well it shows the word: 0 where code and text are those of one ability and say all. */
  readonly cost: number;
}

/** What stands among the abilities of a card and is another text of it. */
const otherTexts: readonly string[] = ['erratum', 'playedAsUpgrade', 'textAsUpgrade'];

const candidates: readonly Candidate[] = cardFiles.flatMap(candidatesIn);

/** The use that shows a word best. */
export function useOf(word: string): Use | null {
  const [best = null] = candidates
    .filter(({ mentions }) => mentions.has(word))
    .toSorted((a, b) => a.cost - b.cost || a.code.length - b.code.length || (a.card.id < b.card.id ? -1 : 1));
  return best;
}

function candidatesIn(source: Source): readonly Candidate[] {
  return source.declared
    .map(({ value }) => (value.type === 'MemberExpression' ? value.object : value))
    .flatMap((value) => (value.type === 'CallExpression' ? value.arguments : []))
    .flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []))
    .flatMap((property): readonly Candidate[] => {
      if (property.type !== 'Property') return [];
      const { key, value } = property;
      const id = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const card = definitions.get(id);
      if (card === undefined) return [];
      const abilities = value.type === 'ArrayExpression' ? value.elements.filter((one) => one !== null) : [value];
      return candidatesOf(card, abilities, source);
    });
}

function candidatesOf(card: CardDef, abilities: readonly Node[], source: Source): readonly Candidate[] {
  const isOther = (one: Node): boolean =>
    one.type === 'CallExpression' && one.callee.type === 'Identifier' && otherTexts.includes(one.callee.name);
  const said = abilities.filter((one) => !isOther(one));
  const lines = sayCard(card);
  const above = (card.half === undefined ? 0 : 1) + (Object.keys(card.keywords).length === 0 ? 0 : 1);
  const below = card.asUpgrade === undefined ? 0 : 1;
  const isLineByLine = lines.length === above + said.length + below;
  return abilities.map((ability) => {
    const { code, mentions, functions } = written(ability, source);
    const line = lines[above + said.indexOf(ability)];
    const isClear = isLineByLine && line !== undefined && said.includes(ability);
    const other = isOther(ability) && card.printed?.abilities.map((one) => sayAbility(one, card.type));
    const text = isClear ? line : (other || lines).join(' ');
    // An adventure speaks to its players of the other side, which is harder to read.
    const cost = (functions.length === 0 ? 0 : 4) + (isClear ? 0 : 2) + (card.speaksOf === undefined ? 0 : 1);
    return { card, path: source.path, code, functions, text, mentions, cost };
  });
}

interface Written {
  readonly code: string;
  readonly mentions: ReadonlySet<string>;
  readonly functions: readonly string[];
}

/** A piece of a file with what its constants stand for in their place. */
function written(node: Node, source: Source): Written {
  let code = '';
  let from = node.start;
  const functions: string[] = [];
  const all = new Set<string>();
  for (const { name, start, end } of mentionsIn(node)) {
    all.add(name);
    const own = source.declared.find((one) => one.name === name && !one.isExported);
    if (own === undefined) continue;
    const meant = written(own.value, source);
    for (const one of meant.mentions) all.add(one);
    functions.push(...meant.functions);
    if (own.value.type === 'ArrowFunctionExpression') functions.push(`${name} = ${meant.code}`);
    else {
      code += source.text.slice(from, start) + meant.code;
      from = end;
    }
  }
  return { code: inOneLine(code + source.text.slice(from, node.end)), mentions: all, functions };
}
