// A card to read: text first, and what lies on it while it is in play.

import { houseTitles } from '@vaultsong/art';
import type { House, InPlayView } from '@vaultsong/engine';
import type { CardKey } from '@vaultsong/foresight';
import { keyOf } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';
import { pointerOfHouse, shown } from '@vaultsong/rulebook';
import { counted } from '@vaultsong/say';
import { Fragment } from 'react';
import { Art } from '../../components/Art.tsx';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblems } from '../../components/Glyph.tsx';
import { PrintedNumbers } from '../../components/PrintedNumbers.tsx';
import { isTwinTitle } from '../../components/print/CardName.tsx';
import { copyOf, printOf } from '../../components/print/copy.ts';
import { housesOf } from '../../components/print/houses.ts';
import { sayIcons } from '../../components/print/icons.ts';
import type { CardInfo } from '../../wire/cardInfo.ts';
import { usePlay } from '../hand/Play.ts';
import { findInPlay, findKnown } from '../seat/known.ts';
import { sayEnraged } from '../speech/speech.ts';
import { RuleLink } from './RuleLink.tsx';

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Its controller may look at the card that lies facedown. */
function tokenText({ token }: InPlayView, titleOf: (name: string) => string): string {
  const beneath = token?.beneath ?? null;
  return beneath === null ? 'token creature' : `token creature, facedown ${titleOf(beneath)}`;
}

/** What is so of the card now, each with its rule, if there is one. */
function conditionsOf(
  card: InPlayView,
  titleOf: (name: string) => string,
): readonly (readonly [string, Pointer | null])[] {
  const all: readonly (readonly [boolean, string, Pointer | null])[] = [
    [
      (card.type === 'creature' || card.type === 'adversary') && card.power !== card.printed.power,
      `power ${card.power} (printed ${card.printed.power})`,
      card.type === 'adversary' ? shown.adversary : shown.power,
    ],
    [card.armor !== card.printed.armor, `armor ${card.armor} (printed ${card.printed.armor})`, shown.armor],
    [card.armor > 0 && card.armorLeft < card.armor, `${card.armorLeft} armor left this turn`, shown.armor],
    [card.damage > 0, `${card.damage} damage`, shown.damage],
    [card.aember > 0, `${card.aember} æmber`, card.type === 'creature' ? shown.capture : shown.aember],
    [card.powerCounters > 0, counted(card.powerCounters, 'power counter'), shown.powerCounter],
    ...Object.entries(card.counters).map(([name, n]) => [n > 0, counted(n, `${name} counter`), shown.counter] as const),
    [card.token !== undefined, tokenText(card, titleOf), shown.token],
    [card.as !== undefined && card.type !== 'upgrade', `a copy; by itself ${titleOf(card.name)}`, null],
    [card.as !== undefined && card.type === 'upgrade', 'played as an upgrade; by itself a creature', null],
    [card.artHalf !== undefined, 'gigantic creature, of two cards', shown.gigantic],
    [card.exhausted, 'exhausted', shown.readiness],
    [card.stunned, 'stunned', shown.stun],
    [card.warded, 'warded', shown.ward],
    [card.enraged, sayEnraged(card), shown.enrage],
    [card.under.length > 0, `${counted(card.under.length, 'card')} facedown beneath it`, null],
    ...card.upgrades.map((upgrade) => [true, titleOf(upgrade.name), shown.upgrade] as const),
  ];
  return all.flatMap(([isSo, words, entry]) => (isSo ? [[words, entry] as const] : []));
}

const Condition = ({ card }: { readonly card: InPlayView }) => {
  const play = usePlay();
  const said = conditionsOf(card, (name) => play.cardInfo(name).title);
  return said.length === 0 ? null : (
    <p className="sheet-now">
      Now:{' '}
      {said.map(([words, entry], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two upgrades may have one name
        <Fragment key={i}>
          {i === 0 ? '' : ' · '}
          {entry === null ? words : <RuleLink to={entry}>{words}</RuleLink>}
        </Fragment>
      ))}
    </p>
  );
};

/** Leads to what is told of the house. */
const HouseName = ({ house }: { readonly house: House }) => (
  <RuleLink to={pointerOfHouse(house)} kind="About">
    {houseTitles[house]}
  </RuleLink>
);

const keywordsOf = (cardInfo: CardInfo, card: InPlayView | null): string =>
  Object.entries(card?.keywords ?? {})
    .filter(([word]) => !(word in cardInfo.keywords))
    .map(([word, n]) => (typeof n === 'number' && n > 1 ? `${capital(word)} ${n}` : capital(word)))
    .join(', ');

interface CardSheetProps {
  readonly name: string;
  readonly cardKey: CardKey | null;
}

export function CardSheet({ name, cardKey }: CardSheetProps) {
  const play = usePlay();
  const card = findInPlay(play.snapshot.view, cardKey);
  const known = findKnown(play.snapshot.view, cardKey);
  const cardInfo = play.cardInfo(card?.as ?? name);
  const houses = housesOf(known, cardInfo);
  const copy = known === null ? null : copyOf(known, printOf(known, cardInfo, play.cardInfo));
  const bonus = known?.bonus ?? cardInfo.bonus;
  const granted = keywordsOf(cardInfo, card);
  const reminders = card === null ? cardInfo.reminders : (play.snapshot.reminders[keyOf(card.ref)] ?? []);
  return (
    <article
      className={`sheet house-${houses[0] ?? 'none'} ${isTwinTitle(cardInfo.title) ? 'is-twin' : ''}`}
      data-testid="card-sheet"
      aria-label={cardInfo.title}
    >
      <header>
        <Art cardInfo={cardInfo} {...(card === null ? {} : { piece: 'whole' })} />
        <div className="sheet-title">
          <h3>{cardInfo.title}</h3>
          {bonus.length === 0 ? null : (
            <span role="img" aria-label={`Bonus icons: ${sayIcons(bonus)}`}>
              <Bonuses bonus={bonus} />
            </span>
          )}
          {copy === null || copy.printedIn === null ? null : (
            <p className="copy-note">Maverick: printed in {houseTitles[copy.printedIn]}</p>
          )}
          {copy === null || copy.movedFrom === null ? null : (
            <p className="copy-note">
              Belongs to {houseTitles[known?.house ?? copy.movedFrom]} by an effect; its own house is{' '}
              {houseTitles[copy.movedFrom]}
            </p>
          )}
          {houses.length < 2 ? null : (
            <p className="copy-note">
              <RuleLink to={shown.houseIcons}>Of {houses.length === 2 ? 'two' : houses.length} houses</RuleLink>
            </p>
          )}
          {copy === null || copy.added.length === 0 ? null : (
            <p className="copy-note">Enhanced with {sayIcons(copy.added)}</p>
          )}
        </div>
      </header>
      <p className="sheet-kind">
        <Emblems houses={houses} />
        <span>
          {houses.map((house, i) => (
            <Fragment key={house}>
              {i === 0 ? '' : ' and '}
              <HouseName house={house} />
            </Fragment>
          ))}{' '}
          {cardInfo.type.replaceAll('-', ' ')}
          {cardInfo.traits.length > 0 ? ` · ${cardInfo.traits.map(capital).join(' · ')}` : ''}
        </span>
        <PrintedNumbers cardInfo={cardInfo} className="sheet-numbers" />
      </p>
      <div className="sheet-text">
        {cardInfo.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {cardInfo.text.length === 0 ? <p className="hint">No text.</p> : null}
        {granted === '' ? null : <p className="sheet-now">Has gained: {granted}</p>}
        {known?.faceup === true ? <p className="sheet-now">Lies faceup in the archives: everyone may see it.</p> : null}
        {card === null ? null : <Condition card={card} />}
        {reminders.map(({ keyword, rule, entry }) => (
          <p key={keyword} className="reminder">
            <b>
              <RuleLink to={entry}>{keyword}</RuleLink>
            </b>
            : {rule}
          </p>
        ))}
      </div>
    </article>
  );
}
