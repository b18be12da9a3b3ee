// The world that the game is set in: what the rulebooks tell of it, without their stories. Of houses that came after the
// first set they tell nothing, so that their entries say what is to be seen on the cards.
import type { SettingEntry, Source } from '../entry.ts';
import { cota, cota13, keyraken, manual, master, paragraphs, prose } from '../write.ts';

const welcome: readonly Source[] = [...cota('Welcome to the Crucible'), master('Welcome to the Crucible')];
const overview: readonly Source[] = [...cota('Overview'), master('Overview')];

/** The pages on one of the houses. */
const pagesOn = (house: string): readonly Source[] => [
  cota13(house),
  cota13(`${house}: Society`),
  cota13(`${house}: Technology`),
  cota13(`${house}: Archons`),
];

/** No document says more than that there are houses. */
const seenOnCards: readonly Source[] = [cota13('The Houses of the Crucible')];

type Unmarked = Omit<SettingEntry, 'kind' | 'editions'>;

/** The world is the same in every edition. */
const inEveryEdition = (entry: Unmarked): SettingEntry => ({ kind: 'setting', editions: 'all', ...entry });

const all: readonly Unmarked[] = [
  {
    id: 'aember-of-the-crucible',
    title: 'Æmber of the Crucible',
    text: paragraphs(
      prose`
        A substance of the mind, which is found on the [[crucible|Crucible]] and nowhere else. It answers to thoughts and
        feelings and can hold them, and [[keys-of-a-vault|the keys of the vaults]] are forged from it. How it is gained
        and spent in the game: [[aember]].`,
      prose`
        Each people has a use for it. [[house-brobnar|Brobnar]] fuel their engines with it and wear it to be stronger.
        [[house-dis|Dis]] catches feelings in it. [[house-logos|Logos]] runs on it, and studies it without ever getting to
        the bottom of it. In [[house-mars|Mars]] it drives ray guns and saucers, and wakes powers of the mind. It gives
        shape to the wings and blades of the [[house-sanctum|Sanctum]]. Out in the wild it changes beasts and plants, and
        some of the [[house-untamed|Untamed]] who take much of it speak with trees. There are creatures that bear it in
        their very flesh.`,
    ),
    sources: [
      ...welcome,
      cota13('Brobnar: Technology'),
      cota13('Dis'),
      cota13('Logos: Technology'),
      cota13('Mars: Technology'),
      cota13('Sanctum: Technology'),
      cota13('Untamed: Society'),
    ],
  },
  {
    id: 'architects',
    title: 'The Architects',
    text: paragraphs(
      prose`
        The makers of the [[crucible|Crucible]], who have never finished it. They fetch what they build with from other
        worlds. They are a riddle, and seem to like riddles; nobody can say who they are or what they want.`,
      prose`
        The [[vaults]] are theirs, and so is what lies in them. Little machines known as faeries look after the wild
        creatures of the world; most people take them for a work of the Architects too. Now and then the Architects bind
        an Archon with [[chains]], as a harder trial, or as a punishment for a breach of rules or manners.`,
    ),
    sources: [...welcome, cota13('The Crucible'), cota13('Archons'), cota13('Untamed'), ...cota('Chains')],
  },
  {
    id: 'archons',
    title: 'Archons',
    text: paragraphs(
      prose`
        You are an Archon, and your deck is made up of those who follow you. Of all that lives on the
        [[crucible|Crucible]] only Archons seem to come from nowhere else. Young gods, minds of a machine, mortals who
        outgrew themselves, sheer energy: there are many guesses, and Archons cannot settle the matter, or do not care
        to.`,
      prose`
        They take a body when it pleases them. All of them can speak with whatever has a mind; in everything else no two
        are alike. They travel, look closely at all they meet, gather companions, and search for [[vaults]].`,
      prose`
        Life in such a company is seldom dull and never safe. But an Archon may heal or foresee, lets peoples talk who
        never could, and shares most of what a vault yields. Once it has opened enough of them it goes away, nobody knows
        where to, and its followers are mostly the better for it. In the game its [[identity-card]] stands for it, and a
        bond may be laid on it: [[chains]].`,
    ),
    sources: [...welcome, ...overview, cota13('Archons'), manual('1. Lore & Objective')],
  },
  {
    id: 'crucible',
    title: 'The Crucible',
    text: paragraphs(
      prose`
        A huge world at the center of the universe that was built, not born. Its makers are the
        [[architects|Architects]]. They take pieces of innumerable worlds, with all that lives on them, and join them to
        it, layer upon layer. When that began, and what for, nobody can tell.`,
      prose`
        Whoever is brought there sees no way back. Strangers become neighbors: most of the old realms are gone, new peoples
        have arisen, and hardly any is still without foreigners. See [[houses-of-the-crucible]]. Some live better than
        before, with the help of [[aember-of-the-crucible|æmber]]; some can no longer be recognized.`,
      prose`
        It is a planet to walk on, though weight and air are not the same everywhere: islands float in the sky, forests
        are of crystal, pools of quicksilver. At its pole stands the Spire, a tower that reaches into space, and in clear
        weather one seems to see the scaffolding of the next layer.`,
    ),
    sources: [...welcome, cota13('The Crucible')],
  },
  {
    id: 'house-brobnar',
    title: 'Brobnar',
    text: paragraphs(
      prose`
        Clans of warriors, each led by its strongest, in whatever way that strength was shown. Their songs come from a land
        called Vanhalla; scholars rather believe that giants and goblins became one people on the [[crucible|Crucible]].
        Some clans live by tribute, others by hire.`,
      prose`
        Society: Yours is what you can hold, and who looks weak is weak. Noise, strong drink and glitter are loved by all.
        Giants, nearly three meters tall, tattooed and with bright crests of hair, set the tone. Goblins are small, tough
        and mostly servants, yet some have risen to lead. Whoever is stubborn and likes a fight may join.`,
      prose`
        Technology: It should be loud, or smash things, or both. There are rockets on hammers, and engines where an arm
        used to be. Everything is made by hand and made to last, and a good maker is honored like a fighter.
        [[aember-of-the-crucible|Æmber]] drives machines or adorns the body.`,
      prose`
        Archons: Beings without a body puzzle them. An Archon that takes one, and shows strength of arm or will, gains
        loyal, merry and outspoken friends, and may well come to enjoy having a body.`,
    ),
    sources: pagesOn('Brobnar'),
  },
  {
    id: 'house-dis',
    title: 'Dis',
    text: paragraphs(
      prose`
        Everywhere on the [[crucible|Crucible]] there are tales of monsters from between the worlds that break out of the
        ground and feed on souls. Nonsense, say the Theorists of [[house-logos|Logos]]: parasites live in the empty
        framework below this layer, where there is nothing to feel, and so they catch the feelings of others in
        [[aember-of-the-crucible|æmber]] and carry them home. It is the same tale in other words, but better not tell them
        so.`,
      prose`
        Society: Below masks and machinery demons are flesh or chitin. Whether they are one species, or are made of
        others, nobody volunteers to find out. Imps serve them, robots with minds of mischief. A few humans have joined
        them because they wanted to.`,
      prose`
        Technology: Sorcery and science at once, with æmber in all of it. Their furnaces smelt black iron and break
        captured feelings down to be consumed; what is left of the shards goes into imps, who bring more. Things made in
        Dis burn, cut or prick, even where they need not.`,
      prose`
        Archons: Nobody else can really talk with demons, and many cannot get enough of it. Some to whom mortals are a
        mystery have asked to be taught pain and fear.`,
    ),
    sources: pagesOn('Dis'),
  },
  {
    id: 'house-ekwidon',
    title: 'Ekwidon',
    text: paragraphs(
      prose`
        A house of trade, which came with the sixth set, Winds of Exchange. No rulebook tells of it. On its cards are
        merchants, artisans and politicians, most of them getrookya, and buggies that cross the land with wares.`,
      prose`
        In the game everything has its price: their cards give the other side a card or [[aember]] and take more for it,
        swap [[control]] of creatures and artifacts, and hire token creatures.`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-geistoid',
    title: 'Geistoid',
    text: paragraphs(
      prose`
        A house of ghosts, which came with the seventh set, Grim Reminders. No rulebook tells of it. All of its creatures
        are specters, most of them in robots, some in clocks, vehicles or a house.`,
      prose`
        In the game they live on what lies in the [[discard-pile]]: they discard from decks, take cards back or
        [[purge]] them, and many are stronger while their player is [[haunted]]. Others turn the [[aember]] on creatures
        to account.`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-keyraken',
    title: 'The Keyraken',
    text: paragraphs(
      prose`
        A monster out of old legends of the [[crucible|Crucible]], which a people now forgotten had locked up below the sea.
        A cult of aquans set it free. It wrecked an observatory on the sea floor, whose owners, [[house-logos|Logos]], called
        on [[archons]] for help; they came on the ship SLRS Vortexilon, to be paid in rare æmber. By now the beast is on its
        way up. If it gets there, whole lands will be flooded. How it is fought: [[keyraken-setup|its adventure]].`,
      prose`
        In Menagerie 2024 some [[archons|Archons]] have it among their followers, and it is a house of a deck: one Legendary
        Keyraken, tentacles that go to the [[archives]] while it is not in play, and what makes both of them stronger.`,
    ),
    sources: [keyraken('The Story So Far'), keyraken('The Keyraken'), ...seenOnCards],
  },
  {
    id: 'house-logos',
    title: 'Logos',
    text: paragraphs(
      prose`
        The Society of Logic and Reason: by their own account, which nobody needs to ask for, the foremost scholars of the
        [[crucible|Crucible]]. To know more is worth a body to them, and at times somebody else's city.`,
      prose`
        Society: Theorists believe what can be derived, Mechanists what can be built and tested, and each side looks down
        upon the other. A brilliant mind of any species is welcome, since it will not keep its body for long: Logotarians
        replace themselves by machines, piece by piece, and so outlive illness and death. What the first of them looked
        like is forgotten.`,
      prose`
        Technology: Hardly anybody has better, and they carry it in their own bodies. A great deal is a first attempt, and
        stays the only one, because it failed or succeeded too thoroughly. Whether some machine used to be alive is seldom
        asked. [[aember-of-the-crucible|Æmber]] powers many devices; many others are there to explain it, without success
        so far.`,
      prose`
        Archons: One of the great open questions, to be studied with zeal and helped with pleasure. Archons would like to
        know the answer too, so many lend a hand.`,
    ),
    sources: pagesOn('Logos'),
  },
  {
    id: 'house-mars',
    title: 'Mars',
    text: paragraphs(
      prose`
        The one great empire that the [[crucible|Crucible]] did not dissolve. It was taken there two centuries ago, while
        Mars was falling, and has fought everybody since. It holds three cities in Nova Hellas. Its saucers are still few,
        and some unknown force keeps them below the edge of the air.`,
      prose`
        Society: Purity is everything. Cloning and breeding have made two castes: tall, clever Elders, who follow their own
        interests and rule together, and a multitude of small Soldiers, who obey and had better have no character.`,
      prose`
        Technology: For war, or soon turned to it: ray guns, walkers, hovering motherships, monsters that are bred to go
        first. Cavorite, which used to power all this, had poisoned their planet. [[aember-of-the-crucible|Æmber]] has
        taken its place and awakened the minds of the Martians, who now try to read and to command those of others.`,
      prose`
        Archons: Dangerous, because strange friends and thoughts come with them, and much too useful to turn away, if that
        could be done at all. To Archons a people so unmixed is a rare sight, and its joy in battle not without charm.`,
    ),
    sources: pagesOn('Mars'),
  },
  {
    id: 'house-ouboros',
    title: 'Ouboros',
    text: paragraphs(
      prose`
        A house of dragons, which came with Draconian Measures. No rulebook tells of it. All of its creatures are dragons,
        and they sleep: several have entrench, and some do most while they lie exhausted.`,
      prose`
        In the game they put others to sleep, too: their cards [[ready-and-exhausted|exhaust]] creatures. Other cards pay for
        the [[keys]] that were forged, and for being [[overwhelmed]].`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-redemption',
    title: 'Redemption',
    text: paragraphs(
      prose`
        A house of mutants, knights and priests, which came with Tokens of Change. No rulebook tells of it. Many of its
        cards are known from [[house-sanctum|Sanctum]], and its mutants have traits of several peoples.`,
      prose`
        In the game they call up others: their cards make token creatures, which then fight, capture
        [[aember]] and stand in front, and they profit when a mutant is destroyed.`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-sanctum',
    title: 'Sanctum',
    text: paragraphs(
      prose`
        Green islands float above the [[crucible|Crucible]], and on many of them the Church of the Opened Eye rules. Life
        there is clean and safe: winged knights guard the innocent and the just, as the Church defines them. Its
        missionaries, envoys and traders visit the world below.`,
      prose`
        Society: Who learns and meditates will outgrow the body, says the creed. Many knights and priests are spirits, made
        of energy, that need armor or a hallowed place to act in the world; angels, the mightiest, need neither. Most of
        the others are humans. Some say that the spirits were never anything else, but not for long.`,
      prose`
        Technology: Suits of powered armor. By way of [[aember-of-the-crucible|æmber]] the will of those within becomes
        wings, blades and shields of golden light. Apart from that people farm, write by hand and build as in old times;
        only for cathedrals nothing is too good.`,
      prose`
        Archons: Believers can barely tell them from angels, and see in them what they hope to become. Knights want to
        learn from them. Archons enjoy the worship; a few earn it.`,
    ),
    sources: pagesOn('Sanctum'),
  },
  {
    id: 'house-saurian',
    title: 'Saurian',
    text: paragraphs(
      prose`
        A republic of dinosaurs, which came with the third set, Worlds Collide. No rulebook tells of it. On its cards are
        soldiers, politicians and philosophers, arenas and monuments.`,
      prose`
        In the game they are powerful, and live in splendor: many of their cards exalt creatures, which puts
        [[aember]] on them, and gain by it for as long as the creature lives. Others [[capture]] and ward.`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-shadows',
    title: 'Shadows',
    text: paragraphs(
      prose`
        Guilds of thieves, swindlers and, if need be, assassins. Most are Svarr, elves who make up for their size by
        quick hands and wits. By their own legend they were cast out of a land of light, which excuses everything since.
        The Shadows are no place on the [[crucible|Crucible]]; they are wherever a Svarr hides or does business.`,
      prose`
        Society: For the guild they would give a great deal, and from all others take it. The Svarr, small, dark and
        large-eyed, run every guild and are slow to trust. Still, a useful stranger can be tried, and belongs from then on.
        Svarr who live quietly among other peoples may be Shadows as well.`,
      prose`
        Technology: Other people's, put to better use. That goes for faeries too, which are taught to spy or simply kept as
        pets. An invention of their own is the cloak: emitters of three dots all over the clothing, which make the wearer
        unseen or seem another.`,
      prose`
        Archons: Use or danger? Since they are both, care is needed; but an Archon on one's side is worth a fortune, even
        if it only interprets. Archons have to be told what property is, and find that the Svarr explain it well.`,
    ),
    sources: pagesOn('Shadows'),
  },
  {
    id: 'house-skyborn',
    title: 'Skyborn',
    text: paragraphs(
      prose`
        Peoples of the air and crews of flying ships, who came with Æmber Skies. No rulebook tells of them. On their cards
        are raptrix, stormkin, halyard and other folk, pirates among them, and a map to a treasure.`,
      prose`
        In the game much hangs on where a creature stands: their cards move creatures, and reward or strike those on a
        [[flank]]. Others grow stronger while a key of a certain color is forged: see [[keys]].`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-star-alliance',
    title: 'Star Alliance',
    text: paragraphs(
      prose`
        Explorers from the stars, who came with the third set, Worlds Collide. No rulebook tells of them. On its cards are
        officers and their crew: humans, robots and aliens of all kinds, with the tools of a ship.`,
      prose`
        In the game they work with others: their cards ask for [[neighbor|neighbors]] and [[upgrade|upgrades]], and let cards of
        other [[house|houses]] be played and used in their turn.`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-unfathomable',
    title: 'Unfathomable',
    text: paragraphs(
      prose`
        The peoples and beasts of the sea, which came with the fifth set, Dark Tidings. No rulebook tells of them. On its cards
        are aquans and creatures of the deep.`,
      prose`
        In the game they wear the other side down: many of their cards [[ready-and-exhausted|exhaust]] enemy creatures, and much hangs on
        the tide. An aquan cult let [[house-keyraken|the Keyraken]] loose.`,
    ),
    sources: seenOnCards,
  },
  {
    id: 'house-untamed',
    title: 'Untamed',
    text: paragraphs(
      prose`
        Whatever lives in the wild of the [[crucible|Crucible]], out of every world and long since mingled into kinds that
        no other world has, together with people who left the cities or never saw one. Faeries, which are machines, look
        after them and do not keep them apart. Nobody is in charge; each is true to its own nature.`,
      prose`
        Society: As manifold as life itself. The people among them want the open sky, and understand beasts better than
        their own kind. A few, perhaps because they take a lot of [[aember-of-the-crucible|æmber]], talk even to plants and
        fungi. They are called witches, and do no harm as a rule.`,
      prose`
        Technology: To have none is nearly what makes them wild. Nearly: some apes have tools and jewelry, the faeries are
        technology themselves, and out of ruins in the woods this and that can be made to work.`,
      prose`
        Archons: With a beast there is not much to say, which puts their gift of speech to the test; some find peace in it,
        others a sense of freedom. Most beasts take note only of what they hunt or flee, but the sociable ones like an
        Archon that walks along and asks for nothing.`,
    ),
    sources: pagesOn('Untamed'),
  },
  {
    id: 'houses-of-the-crucible',
    title: 'Houses of the Crucible',
    text: paragraphs(
      prose`
        Peoples, faiths and bands of the [[crucible|Crucible]]. Some came from a world of their own, others arose there, and
        almost all have taken in strangers. The first set tells of seven: [[house-brobnar|Brobnar]], [[house-dis|Dis]],
        [[house-logos|Logos]], [[house-mars|Mars]], [[house-sanctum|Sanctum]], [[house-shadows|Shadows]] and
        [[house-untamed|Untamed]].`,
      prose`
        An Archon has followers in three of them. What a house means in the game: [[house]]. Later sets have more,
        of which the rulebooks tell nothing: [[house-ekwidon|Ekwidon]], [[house-geistoid|Geistoid]], [[house-ouboros|Ouboros]], [[house-redemption|Redemption]],
        [[house-saurian|Saurian]], [[house-skyborn|Skyborn]], [[house-star-alliance|Star Alliance]] and
        [[house-unfathomable|Unfathomable]] are in the sets that can be played, and in one of them
        [[house-keyraken|the Keyraken]] is a house like the others.`,
    ),
    sources: [cota13('The Houses of the Crucible'), cota13('The Crucible')],
  },
  {
    id: 'keys-of-a-vault',
    title: 'Keys of a vault',
    text: paragraphs(
      prose`
        A vault opens to none but keys of [[aember-of-the-crucible|æmber]], which an Archon forges with the help of its
        followers. Three are needed.`,
      prose`
        What such a key looks like is of no importance. But to shape it is not enough: it must be taught a feeling too, such
        as joy. How keys are paid for, and that the third one wins the game: [[keys]].`,
    ),
    sources: [...welcome, ...overview, cota13('Keys')],
  },
  {
    id: 'vaults',
    title: 'Vaults',
    text: paragraphs(
      prose`
        Secret places all over the [[crucible|Crucible]], laid out by the [[architects|Architects]] and filled with their
        power and knowledge. They are closed to all but [[archons]], and even those need
        [[keys-of-a-vault|keys]]. The energy at its heart goes to one Archon only; other riches are mostly shared with the
        followers.`,
      prose`
        If two Archons come upon the same vault, they race for it. The race is a rite, a game and a street fight all at
        once; it gets rough, yet seldom costs a life. This is what you play: who forges three keys first opens the vault,
        see [[objective]].`,
    ),
    sources: [...welcome, ...overview, cota13('Archons')],
  },
];

export const theSetting: readonly SettingEntry[] = all.map(inEveryEdition);
