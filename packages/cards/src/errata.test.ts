// The cards whose text was corrected: what they said before, in the editions from before the correction.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EditionName } from '@vaultsong/engine';
import { abilitiesIn, definition, editionNames, editionOf, table } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { cards } from './index.ts';

/** The editions with what they do with a correction of that time. */
const editions = (erratum: 'of-2019' | 'later') =>
  editionNames.map((edition): readonly [EditionName, 'printed' | 'corrected'] => {
    const { errata } = editionOf(edition);
    return [edition, errata === 'all' || errata === erratum ? 'corrected' : 'printed'];
  });

const stock = ['mother', 'mother', 'mother', 'mother', 'mother', 'mother', 'mother', 'mother'] as const;

describe('switch errata', () => {
  it('switch errata: 1.0 has none, 1.3 those of its list, the others all', () => {
    expect(editions('of-2019').map(([, text]) => text)).toEqual([
      'printed',
      'corrected',
      'corrected',
      'corrected',
      'corrected',
    ]);
    expect(editions('later').map(([, text]) => text)).toEqual([
      'printed',
      'printed',
      'corrected',
      'corrected',
      'corrected',
    ]);
  });

  it('switch errata: of these cards', () => {
    const with_ = (before: string): readonly string[] =>
      cards.filter(({ printed }) => printed?.before === before).map(({ id }) => id);
    expect(with_('of-2019').toSorted()).toEqual(['bait-and-switch', 'biomatrix-backup', 'library-access']);
    expect(with_('later').toSorted()).toEqual([
      'ask-again-later',
      'atrocity',
      'auto-legionary',
      'bear-flute',
      'corner-the-market',
      'cosmic-recompense',
      'custom-virus',
      'experimental-therapy',
      'guard-disguise',
      'incubation-chamber',
      'keyforgery',
      'life-for-a-life',
      'missile-officer-myers',
      'obsidian-forge',
      'ragatha',
      'sample-42-c',
      'trade-blows',
    ]);
  });

  it.each(editionNames)('switch errata: the text that is shown is the one that is played (%s)', (edition) => {
    for (const card of cards) {
      expect(sayCard(card, edition), card.id).toEqual(
        sayCard({ ...card, abilities: definition(card.id, edition).abilities }),
      );
      expect(abilitiesIn(card, edition).length).toBe(definition(card.id, edition).abilities.length);
    }
  });

  it('switch errata: the two texts of a card differ', () => {
    const text = (id: string, edition: EditionName): string => sayCard(definition(id), edition).join(' ');
    expect(text('library-access', 'cota-1.0')).not.toContain('Purge');
    expect(text('library-access', 'cota-1.3')).toContain('Purge');
    expect(text('incubation-chamber', 'cota-1.3')).not.toContain('may');
    expect(text('incubation-chamber', 'master-16')).toContain('may');
  });

  it.each(editions('of-2019'))(
    'switch errata: Library Access is discarded or purged (%s: %s) [rule errata @cota-1.0 @cota-1.3, rule golden-rule @master-16 @current]',
    (edition, text) => {
      const t = table({ edition, me: { house: 'logos', hand: ['library-access', 'library-of-babble'], deck: stock } });
      t.me.play('library-access').play('library-of-babble');
      t.expect({
        me: {
          hand: ['mother'],
          discard: text === 'printed' ? ['library-access'] : [],
          purged: text === 'printed' ? [] : ['library-access'],
          artifacts: [{ id: 'library-of-babble', exhausted: true }],
        },
      });
    },
  );

  it.each(editions('of-2019'))('switch errata: Biomatrix Backup may, or must, archive (%s: %s)', (edition, text) => {
    const t = table({
      edition,
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        line: [{ id: 'mother', upgrades: ['biomatrix-backup'] }],
        deck: stock,
      },
    });
    t.me.play('gateway-to-dis');
    if (text === 'printed') t.me.no();
    t.expect({
      me: { line: [], chains: 3, archives: text === 'printed' ? [] : ['mother'] },
    });
  });

  it.each(editions('of-2019'))('switch errata: Bait and Switch repeats itself, or once (%s: %s)', (edition, text) => {
    const t = table({ edition, me: { house: 'shadows', hand: ['bait-and-switch'], deck: stock }, foe: { aember: 6 } });
    t.me.play('bait-and-switch');
    t.expect(
      text === 'printed' ? { me: { aember: 3 }, foe: { aember: 3 } } : { me: { aember: 2 }, foe: { aember: 4 } },
    );
  });

  it.each(editionNames)(
    'Tendrils of Pain deals its additional 3 with the 1, so that its correction changes nothing (%s)',
    (edition) => {
      const t = table({
        edition,
        active: 1,
        step: 'forge',
        me: {
          houses: ['dis'],
          hand: ['tendrils-of-pain'],
          line: [{ id: 'shooler', warded: true }, 'shooler'],
          deck: stock,
        },
        foe: { houses: ['dis'], aember: 6, deck: stock },
      });
      if (t.state.ask?.kind === 'may') t.foe.yes();
      t.foe.end();
      t.me.play('tendrils-of-pain');
      t.expect({ me: { aember: 1, line: ['shooler', { id: 'shooler', damage: 4 }] }, foe: { keys: 1 } });
    },
  );

  it.each(editions('later'))(
    'switch errata: Custom Virus may, or must, purge (%s: %s) [rule errata @cota-1.0 @cota-1.3, rule golden-rule @master-16 @current]',
    (edition, text) => {
      const t = table({
        edition,
        me: { house: 'mars', hand: ['zorg'], artifacts: ['custom-virus'], line: ['zorg'], deck: stock },
      });
      t.me.omni('custom-virus');
      if (text === 'corrected') t.me.no();
      t.expect({
        me: {
          artifacts: [],
          hand: text === 'printed' ? [] : ['zorg'],
          purged: text === 'printed' ? ['zorg'] : [],
          line: text === 'printed' ? [] : ['zorg'],
        },
      });
    },
  );

  it.each(editions('later'))('switch errata: Incubation Chamber may, or must, archive (%s: %s)', (edition, text) => {
    const t = table({
      edition,
      me: { house: 'mars', hand: ['zorg', 'zorg'], artifacts: ['incubation-chamber'], deck: stock },
    });
    t.me.omni('incubation-chamber');
    expect(t.options()).toEqual(text === 'printed' ? ['zorg', 'zorg'] : ['yes', 'no']);
  });
});

describe('the page on editions', () => {
  it('has a row for each corrected card and no other', async () => {
    const page = await readFile(path.resolve('docs', 'editions.md'), 'utf8');
    const [, table = ''] = page.split('| Card | Printed | Corrected | Corrected in |\n');
    const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
    const listed = rows.map((row) => row.split('|')[1]?.trim() ?? '');
    const corrected = cards.filter(({ printed }) => printed !== undefined).map(({ name }) => name);
    expect(listed.toSorted()).toEqual(corrected.toSorted());
  });
});
