// The text of an entry, whose links lead wherever the reader of it goes on: to a place on the page, or on a sheet.
import type { TextPart } from '@vaultsong/rulebook';
import { Fragment } from 'react';

interface EntryTextProps {
  readonly paragraphs: readonly (readonly TextPart[])[];
  readonly link: (id: string, words: string) => React.ReactNode;
}

/** What a paragraph of several says that it is about, as in "Society: …", and the rest. */
const headed = (text: string): readonly [string, string] => {
  const [, head = '', rest = text] = /^(\p{Lu}\w+:)(.*)$/u.exec(text) ?? [];
  return [head, rest];
};

export const EntryText = ({ paragraphs, link }: EntryTextProps) =>
  paragraphs.map((parts, p) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text keep their places
    <p key={p}>
      {parts.map((part, n) => {
        const [head, text] = p > 0 && n === 0 && part.kind === 'plain' ? headed(part.text) : ['', part.text];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: so do the parts of a paragraph
          <Fragment key={n}>
            {head === '' ? null : <b>{head}</b>}
            {part.kind === 'plain' ? text : link(part.id, text)}
          </Fragment>
        );
      })}
    </p>
  ));
