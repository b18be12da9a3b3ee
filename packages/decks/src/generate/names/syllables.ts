// Names that mean nothing, made of syllables. Each family of sounds keeps to itself, so that a name sounds of a piece.
import type { Chance } from '../chance.ts';
import { joined } from './joined.ts';

interface Family {
  readonly starts: readonly string[];
  readonly middles: readonly string[];
  readonly ends: readonly string[];
}

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const families: readonly Family[] = [
  // soft and long, as of elves and scholars
  {
    starts: list(
      'Ae Ala Ama Ana Are Ari Aura Bela Cala Cele Cora Dela Ela Elo Emi Eri Eva Fae Fila Ila Ine Iri Isa Ivo Lae Lami Leo Lio Lore Lu Mae Mari Mela Mira Nae Nalo Neri Nola Ola Ori Ovi Rae Rena Rosa Sela Sera Silo Sola Tae Tali Thea Ula Una Vali Vela Vio Xia Yla Zae Zeli',
    ),
    middles: list(
      'bri dora fe la lan len li lia lo lu ma mi na ne ni no ra ren ri ro sa se si tha thi ti va ve vi wyn ya za',
    ),
    ends: list(
      'bel cia dine dra fira gwen lan leth lia lin lith mar mir na nara ndra neth nia nor ra rael ran rel ria riel ril rin ros sia thea thia vara via vin wen ya zia',
    ),
  },
  // hard and short, as of giants and smiths
  {
    starts: list(
      'Bar Bog Bor Brag Bram Bro Brun Dor Drag Drog Drum Dur Gar Gor Gram Grem Grim Gro Grum Gul Hag Har Hog Hrod Jar Jor Kag Kar Kor Krag Krom Kur Mag Mog Mor Mug Nar Nog Or Og Rag Rok Rug Skar Skor Thag Thor Thrum Tor Trog Tur Ug Ur Vor Vrag Wrog Yor Zag Zor',
    ),
    middles: list('a ba da do ga gra go gu ka ko ma mo na ra ro ru ta to u va za'),
    ends: list(
      'ba bar dak dan dar dok drim dun gan gar gash gath grim grum gul kan kar kel kin kor krum lok lug mak mar mok mund nak nar nok rak rash rik rok ruk rund tar thar tok trok vak var zak zog',
    ),
  },
  // learned, with the dust of old inscriptions on it
  {
    starts: list(
      'Ab Ac Aed Agri Albe Ambro Ana Anti Apo Aure Bene Boni Cae Cani Cassi Cla Clau Corne Cyri Deci Demo Domi Eg Epi Eus Fabi Fausti Flavi Galli Germa Gra Hadri Hera Hila Hono Igna Juli Juve Laure Leonti Livi Luci Mace Mani Marce Maxi Nero Nico Octa Opti Patri Petro Phile Pom Pris Quin Regu Seve Silva Tacti Tele Theo Tibe Titi Urba Vale Vespa Vita Zeno',
    ),
    middles: list('ba ca ci cu da di do du fi la li lo lu me mi na ni no nu ra ri ro si ta ti to tu va vi xi'),
    ends: list(
      'bius bria ceus cia cles cus dion dora dus lia lian lius lon lus manes mia mus nia nides nius nus phon ra rian rius rus sia sius stor stus tia tine tius tor tron tus via vius xia xus',
    ),
  },
  // sharp, from beyond the sky
  {
    starts: list(
      'Axi Bix Byz Chi Cly Cy Daxi Dxy Exo Fyx Gly Hex Ika Ixi Jax Jix Jy Kex Ki Klaxo Kry Lyx Mex Mix Myx Nexi Nyx Oxo Pax Pix Plex Pryx Quaxi Quix Quo Rex Rix Ryz Sixi Sy Tex Tik Toxi Tryx Twi Uxi Vex Vix Vly Wex Xal Xan Xe Xi Xo Xy Yix Yx Zan Zek Zi Zix Zor Zyl',
    ),
    middles: list('a an ar e el en i ik il in ip ir ix o ol on or ox u ul un y yl yn yx'),
    ends: list(
      'bix dex don dox fex gon ix kax kel kis kix kon lax lex lix lon lox max mex mix mon nax nex nix non nyx phix pix plex quil rax rex rix ron tax tek tex tik tix ton trix tron vax vex vix von xis zak zel zik zon zor',
    ),
  },
  // homely, from the next village
  {
    starts: list(
      'Ab Ada Al Ber Bil Bren Cal Cla Dal Del Dor Ed El Em Es Fer Fin Flo Fran Gar Gil Glen Gri Hal Han Har Hen Hol Jas Jem Jo Jose Ken Lan Les Lin Lo Mal Mar Mau Mel Mil Mor Nel Nor Os Pa Per Phil Pru Quen Ray Rod Rol Rose Ru Sal Sil Stan Tam Ted Tho Til Ver Vin Wal Wen Wil Win',
    ),
    middles: list('a be bi da de di do e fi la le li lo ma me mi mo na ne ni o ra ri ro ta te ti to va ve vi'),
    ends: list(
      'bert bin by cent cy da dall den dith dor dra fred gan gar ger la land leen len ley lin line lot ly mer mond mund na nard ness nia nor ra red rence ric ron sa sel sey son ta ter thy ton trice vin ward wen win wyn',
    ),
  },
];

/** A name of two or three syllables. */
export function madeUp(chance: Chance): string {
  const { starts, middles, ends } = chance.of(families);
  const middle = chance.happens(0.45) ? chance.of(middles) : '';
  return joined(joined(chance.of(starts), middle), chance.of(ends));
}
