// The words that Archons are named with, chosen for this project. Two words of one entry are joined by an underscore.
const list = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/** What an Archon does or is, as in "the Lamplighter of Omm". */
export const roles = list(`
  Abbess Accountant Acrobat Actuary Admiral Advocate Alchemist Alderman Almoner Anatomist Angler Antiquary Apiarist
  Apothecary Apprentice Arbiter Archer Architect Archivist Armorer Artificer Assayer Astrologer Astronomer Auctioneer
  Auditor Augur Bailiff Baker Balladeer Bandit Barber Bard Bargeman Barrister Beadle Beekeeper Bellfounder Bellringer
  Biographer Blacksmith Boatwright Bookbinder Botanist Bouncer Brewer Brigadier Broker Bursar Butler Cabinetmaker Cadet
  Calligrapher Candlemaker Captain Caravaneer Caretaker Carpenter Cellarer Challenger Chamberlain Champion Chandler
  Chaplain Charmer Chemist Choirmaster Chronicler Clockmaker Coachman Cobbler Collector Colonel Comedian Commander
  Commodore Compass-Maker Conjurer Constable Consul Contrarian Coppersmith Corsair Counselor Courier Courtier
  Critic Croupier Curator Dancer Daredevil Dean Debater Defector Deputy Detective Diplomat Director Diver Doorkeeper
  Dowser Dreamer Drifter Druid Drummer Duelist Eccentric Economist Editor Elder Emissary Enchanter Engineer Engraver
  Envoy Examiner Explorer Fabulist Falconer Farmer Farrier Ferrier Ferrywoman Fiddler Firebrand Fishmonger
  Florist Flutist Forager Foreman Forester Forger Fortune-Teller Fugitive Furrier Gardener Gatekeeper Geographer
  Geologist Glassblower Goldsmith Gondolier Gossip Gourmet Governor Grammarian Groom Guardian Guest Haberdasher Harpist
  Hatter Hawker Healer Herald Herbalist Hermit Highwayman Historian Horologist Host Hunter Hypnotist Idealist
  Illusionist Impostor Innkeeper Inspector Interpreter Inventor Jester Jeweler Jongleur Journalist Judge Juggler Juror
  Keeper Kitemaker Knave Lamplighter Lancer Landlord Laureate Lexicographer Librarian Lighthouse-Keeper Linguist Lobbyist
  Locksmith Loremaster Lutenist Magistrate Magnate Marksman Marshal Mason Matriarch Mayor Mechanic Mediator Medium
  Mentor Mercenary Merchant Meteorologist Midwife Miller Miner Minstrel Monarch Monk Mountaineer Muralist Musketeer
  Narrator Navigator Negotiator Newcomer Nomad Notary Novice Numismatist Observer Optician Optimist Oracle Orator Orderly
  Organist Outfielder Outrider Painter Paladin Pamphleteer Parson Pathfinder Patron Peddler Pedant Perfumer
  Philosopher Physician Pickpocket Pilgrim Pilot Plumber Poet Polyglot Porter Postmaster Potter Prankster Preceptor
  Prefect Prior Prodigy Professor Prophet Prospector Provocateur Puppeteer Purser Quartermaster Quizmaster Raconteur
  Raider Recluse Referee Regent Registrar Renegade Repairman Retiree Rhymer Rider Roofer Rover Runner Saboteur Saddler
  Sage Sailmaker Sailor Savant Scavenger Scholar Scoundrel Scout Scribe Scrivener Sculptor Seafarer Seamstress Secretary
  Seer Senator Sentinel Shepherd Sheriff Shipwright Showman Signaller Silversmith Skeptic Skipper Sleuth Smuggler
  Snake-Charmer Soloist Somnambulist Sommelier Sorcerer Spokesman Squire Stargazer Statistician Steward Stoic
  Stonecutter Storyteller Stowaway Strategist Stuntman Surveyor Swordsmith Tactician Tailor Tamer Tanner Taster Teacher
  Tinker Toastmaster Tollkeeper Town-Crier Toymaker Tracker Trader Translator Trapper Treasurer Troubadour Trumpeter
  Tutor Typesetter Umpire Understudy Undersecretary Upholsterer Usher Vagabond Valet Vanguard Ventriloquist Verger Veteran
  Vicar Viceroy Vintner Virtuoso Viscount Visionary Wainwright Wanderer Warden Watchman Watchmaker Wayfarer Weaver
  Whaler Whistler  Wigmaker Winemaker Witness Woodcarver Wordsmith Wrangler Wrestler Yeoman Yodeler Zealot
  Zookeeper Zoologist
`);

/** What precedes a name, or stands for it before a place. */
export const titles = list(`
  Abbot Admiral Agent Archduke Archivist Aunt Baron Baroness Bishop Brother Captain Cardinal Chancellor Chief
  Citizen Colonel Commissioner Comrade Corporal Count Countess Cousin Curator Dame Deacon Doctor Don Duchess Duke Elder
  Emperor Empress Ensign Father General Governor Grandfather Grandmother Headmistress Inspector Judge Khan King Lady
  Lieutenant Lord Madame Magister Major Maestro Marchioness Marquis Marshal Master Mayor Minister Mother Old Overseer
  Prince Princess Professor Provost Queen Ranger Regent Saint Scout Senator Sergeant Sheriff Sir Sister Squire Steward
  Sultan Tsarina Uncle Viscountess Warden Young
`);

/** Short titles that are written before a name. */
export const shortTitles = list('Dr. Lt. Mr. Mrs. Ms. Prof. Sgt. St. Capt. Mx.');

export const adjectives = list(`
  Absent-Minded Abstract Acrobatic Agile Airborne Ambidextrous Ambitious Amiable Amphibious Ancient Anxious Apologetic
  Approximate Aquatic Argumentative Articulate Artificial Artless Asymmetrical Attentive August Authentic Average Awkward
  Bashful Battered Bearded Bemused Benevolent Bespectacled Bewildered Bilingual Blameless Blinking Blundering Boastful
  Boisterous Bookish Borrowed Bothersome Bottomless Brazen Breathless Brisk Bronze Brooding Bubbly Bulletproof Burnished
  Bygone Candlelit Capricious Carefree Casual Cautious Celestial Celebrated Ceremonial Chatty Cheerful Chivalrous
  Circular Clandestine Classical Clever Clockwork Cloudy Coastal Cobalt Colossal Combustible Compact Complicated
  Concealed Confident Confounded Conspicuous Contagious Contented Contrary Convenient Copper Cordial Cosmic Counterfeit
  Courteous Crafty Crimson Crooked Cryptic Cunning Curious Customary Daring Dashing Dauntless Dazzling Debonair Decisive
  Deciduous Defiant Delicate Delightful Demure Dependable Desolate Devious Dignified Diligent Discreet Disguised
  Disheveled Distant Distinguished Diurnal Doubtful Downright Drafty Dramatic Dreamy Drowsy Durable Dusty Dutiful Eager
  Earnest Eastern Eccentric Eclectic Effervescent Elaborate Elastic Electric Elegant Eloquent Elusive Emerald Eminent
  Empty Enchanted Endless Energetic Enigmatic Enormous Enthusiastic Ephemeral Erratic Errant Evasive Evergreen Exalted
  Exhausted Expensive Extravagant Fabled Faded Faithful Fallow Famous Fanciful Far-Flung Fashionable Fastidious Fearless
  Feathered Feckless Festive Fictional Fidgety Fireproof Flamboyant Fleeting Floating Floral Fluent Foggy Foolhardy
  Forgetful Forgotten Formal Fortunate Fractured Fragrant Frantic Freckled Frosty Frugal Gallant Gaudy Generous Genial
  Gentle Genuine Ghostly Gilded Glacial Gleaming Glib Gloomy Glorious Graceful Gracious Grand Grateful Gravelly
  Gregarious Grim Grouchy Grumpy Gullible Gusty Half-Asleep Hallowed Halting Haphazard Harmonious Hasty Haughty Haunted
  Headstrong Heroic Hesitant Hidden Hoarse Homesick Honorable Hopeful Humble Humorous Hungry Hushed Hypothetical Icy
  Idle Illustrious Imaginary Immaculate Impartial Impatient Impeccable Imperial Impolite Improbable Impulsive Incognito
  Incredible Indelible Indignant Indigo Industrious Ineffable Inevitable Infallible Infamous Inquisitive Insistent
  Insomniac Inspired Intrepid Invincible Invisible Irate Ironclad Ironic Irregular Itinerant Ivory Jaded Jaunty Jolly
  Jovial Jubilant Judicious Juvenile Keen Kindly Knobbly Laconic Lamenting Languid Lavish Leafy Learned Left-Handed
  Legendary Leisurely Lesser Levitating Literal Lofty Lonesome Long-Lost Loquacious Loud Loyal Lucid Lucky Luminous
  Lunar Luxurious Lyrical Magnetic Majestic Marble Masked Meandering Mechanical Meddling Mellow Melodious Merciful Merry
  Meticulous Mighty Mild Miniature Mirthful Mischievous Misplaced Misty Mobile Modest Molten Monumental Moody Moonlit
  Mossy Muddled Muffled Munificent Musical Muttering Mysterious Narrow Nautical Nearsighted Nebulous Needless Neglected
  Nervous Neutral Nimble Nocturnal Nonchalant Northern Nostalgic Notable Notorious Oblivious Obscure Observant
  Obsolete Obstinate Odd Officious Ominous Opaque Optimistic Orbital Ordinary Ornate Orthodox Outspoken Oversized Painted
  Pale Paper Paradoxical Particular Partial Patient Peaceful Peculiar Pensive Perennial Perfumed Perilous Perpetual
  Persistent Pertinent Petty Phosphorescent Picturesque Placid Plaid Plausible Playful Plucky Poetic Polished Polite
  Pompous Ponderous Portable Practical Precarious Precise Preposterous Presumptuous Pretentious Pristine
  Probable Prodigal Prominent Prompt Prophetic Provincial Prudent Punctual Puzzled Quaint Quarrelsome Questionable Quick
  Quiet Quixotic Radiant Rambling Rebellious Reckless Redundant Refined Regal Relentless Reliable Reluctant Remarkable
  Repentant Resilient Resolute Restless Resplendent Reticent Retired Reversible Rhetorical Robust Roguish Romantic
  Rotating Rowdy Royal Rugged Ruminating Runaway Rural Rustic Ruthless Sarcastic Sapphire Sardonic Scarlet Scenic
  Scholarly Scrupulous Sculpted Seasick Seasoned Second-Hand Secretive Sedate Self-Taught Sensible Sentimental Serene
  Serious Shabby Shadowy Sheepish Shifty Shimmering Shrewd Silent Silken Silver Sincere Singular Skeptical Sleepless
  Sleepy Sly Smoldering Smug Sneaky Snowbound Sociable Solemn Solitary Somber Sonorous Sophisticated Southern Spectral
  Speechless Splendid Spurious Squinting Stately Steadfast Stealthy Stern Stormy Strident Stubborn Studious Sublime
  Subterranean Subtle Sudden Sullen Sumptuous Sunken Superfluous Surly Suspicious Swift Symmetrical
  Sympathetic Tactful Talkative Tangled Tardy Tattered Tedious Tempestuous Tentative Theatrical Theoretical
  Thirsty Thorough Thoughtful Threadbare Thrifty Thundering Timeless Timid Tireless Tone-Deaf Tranquil Transparent
  Traveling Treacherous Trembling Triumphant Trusty Truthful Turbulent Twilit Two-Faced Unabashed Unannounced Unassuming
  Unbowed Uncanny Uncertain Undaunted Undecided Underrated Undisputed Unerring Unfinished Unflappable Unforeseen
  Ungainly Uninvited Unlikely Unlucky Unquiet Unrepentant Unruly Unseen Unshaken Untidy Unusual Upright Vagrant Valiant
  Vast Venerable Verbose Verdant Versatile Vertical Vigilant Vivacious Vivid Volatile Voluminous Wakeful
  Wandering Wary Watchful Wayward Weary Weathered Well-Read Western Whimsical Whispering Whistling Wild Willful Windswept
  Winsome Wintry Wistful Witty Wobbly Wondrous Wooden Worldly Worried Wry Yawning Yearning Youthful Zealous Zigzag
`);

/** What an Archon may be devoted to or stand for. */
export const subjects = list(`
  Acorns Adventure Almanacs Ambiguity Ambition Amethysts Anagrams Anchors Annoyance Anthems Antlers Apologies Appetite
  Applause Arithmetic Atlases Autumn Avalanches Balance Ballads Balloons Banners Barometers Barrels Bargains Beacons Bells
  Bicycles Blueprints Bonfires Boredom Bottles Boundaries Bravado Bread Breezes Bridges Bronze Brooms Butterflies Buttons
  Cadence Calm Camouflage Candles Carnivals Castles Caution Caverns Cellars Ceremony Chance Change Chaos Charts Cheese
  Chimneys Chivalry Cinnamon Circles Clarity Clocks Clouds Cobwebs Coffee Coincidence Comets Comfort Commerce Compasses
  Compromise Concord Confusion Constellations Contracts Conversation Copper Corridors Cosmos Courage Courtesy Craters
  Crossroads Crowns Crystals Curiosity Currents Curtains Custom Cymbals Daffodils Dawn Daydreams Debate Deceit Decorum
  Delay Delight Detours Dew Dialects Diamonds Dice Diligence Diplomacy Disguise Distance Domes Doubt
  Drama Dreams Drums Dumplings Dusk Dust Eagles Earthquakes Echoes Eclipses Elegance Elegies Embers Enigmas Entropy
  Envelopes Equality Equations Errors Etiquette Evidence Exaggeration Excuses Fables Falcons Fanfares Fashion Fate
  Feasts Feathers Ferns Festivals Fiction Figs Filigree Finesse Fireflies Fire Flags Flight Flutes Fog Folly Footnotes
  Footprints Foresight Forests Fortitude Fortune Fountains Friction Friendship Frost Games Gardens Gears Geometry Ghosts
  Glaciers Glass Gloom Glory Gloves Gossip Grace Grammar Granite Gratitude Gravity Haberdashery Halls Hammers Harmony
  Harvests Haste Hats Heirlooms Heraldry Heresy Hesitation Hindsight History Honey Honor Hope Horizons Horses Humility
  Hunger Hurricanes Hypotheses Ice Ideals Illusion Indifference Indigo Infinity Ink Insight Insomnia Instinct Intrigue
  Iron Irony Islands Ivory Ivy Jewels Jokes Journeys Jousting Joy Junipers Justice Kettles Kites Knots Knowledge Labyrinths
  Lace Ladders Lagoons Lamps Lanterns Laughter Law Leather Legends Leisure Lemons Letters Liberty Lightning Lilies Limericks
  Logic Loopholes Lullabies Lumber Luster Luck Machinery Magnets Manners Maps Marble Masks Mathematics Mazes Meadows Melancholy
  Memory Mercy Meteors Midnight Migration Mirages Mirrors Mischief Mist Moderation Molasses Monotony Moonlight Mosaics Moss
  Moths Motion Mountains Murmurs Mushrooms Music Mustard Mystery Myths Names Navigation Nebulae Needles Nonsense Noon Nostalgia
  Novelty Numbers Nutmeg Oaths Oats Oblivion Odes Omens Opals Opinions Optics Orchards Orchids Order Origami
  Ornaments Owls Paint Palindromes Paper Parables Paradox Parchment Parsley Passage Patience Patterns Pearls Pebbles Pendulums
  Penmanship Pepper Perfection Persistence Perspective Philosophy Phoenixes Pigments Pilgrimage Pinecones Plaster Platitudes Poetry
  Politeness Porcelain Postponement Pottery Precision Pretense Privacy Probability Proverbs Providence Prudence Puddles Pulleys
  Punctuality Punctuation Puppets Puzzles Quartz Quests Questions Quicksand Quills Rain Rainbows Ravens Reason Rebellion Recipes
  Redemption Reflection Regret Relics Remedies Renown Resolve Rhetoric Rhyme Rhythm Ribbons Riddles Rivers
  Roads Rope Roses Routine Rubies Ruins Rumors Rust Saffron Sails Salt Sand Sandwiches Satire Scaffolds Scandal Scholarship Scrolls
  Seasons Secrets Sequels Serenity Shade Shadows Shells Ships Shortcuts Shrubbery Silence Silk Silver Simplicity Sincerity Skies
  Sleep Smoke Snow Soap Solace Solitude Sonnets Soup Spices Spirals Splendor Spoons Spring Sprockets Stairs Stardust Starlight
  Statues Steam Steel Stones Storms Stories Stoves Strategy Stratagems String Subtlety Sugar Summer Sundials Surprise Suspense
  Symmetry Symphonies Tact Tapestry Tea Telescopes Tempests Temptation Thistles Thorns Thread Thresholds Thunder Tides Time Timber
  Tin Toast Tolerance Topiary Torches Tradition Trains Tranquility Trapdoors Treasure Treaties Triangles Trickery Triumph Trivia
  Truth Tulips Tunnels Turbulence Turnips Twilight Umbrellas Understatement Unison Urgency Valor Vanity Vapor Velvet Verse
  Victory Vigilance Vinegar Violets Visions Volcanoes Vows Voyages Walnuts Warmth Water Waterfalls Wax Weather Wheels Whimsy Whirlpools
  Whispers Wigs Willows Wind Windows Wine Winter Wisdom Wit Wonder Wool Yarn Yesterday Zeal Zeppelins Zest Zithers
`);

/** Kinds of places, as in "of the Windswept Orchard" or "Orchard Oracle". */
export const places = list(`
  Abbey Academy Alcove Alley Almshouse Amphitheater Annex Aqueduct Arboretum Arcade Archipelago Archive Arena Arsenal
  Asteroid Atoll Atrium Attic Avenue Aviary Bakery Balcony Ballroom Barracks Basilica Bastion Bathhouse Bay Bazaar Beach
  Belfry Bluff Boathouse Bog Borough Boulevard Brewery Bridge Brook Bulwark Bunker Cabaret Cabin Canal Canopy Canyon Cape
  Caravan Castle Cataract Cathedral Causeway Cavern Cellar Chapel Chasm Citadel Clearing Cliff Cloister Coast Coliseum Colony
  Colonnade Comet Commune Confluence Conservatory Convent Cottage Court Courtyard Cove Crater Crevasse Crossing Crossroads
  Crypt Dale Dam Delta Depot Desert District Dock Dome Dominion Drawbridge Dungeon Embassy Empire Estate Estuary Expanse
  Factory Fairground Farm Ferry Field Fjord Fleet Foothills Ford Forest Forge Fort Foundry Fountain Frontier Gallery Garden
  Garrison Gate Geyser Glacier Glade Glen Gorge Granary Grotto Grove Guildhall Gulch Gully Hamlet Hangar Harbor Haven
  Headland Heath Hedge Hermitage Highlands Hill Hollow Hothouse Inlet Inn Island Isthmus Jetty Jungle Junction Keep Kiln
  Kingdom Kitchen Labyrinth Lagoon Lake Lane Library Lighthouse Lodge Loft Lookout Lowlands Manor Mansion Market Marsh Maze
  Meadow Menagerie Mesa Metropolis Mill Mine Mint Moat Monastery Monolith Moon Moor Mosaic Mountain Museum Nebula Necropolis Oasis
  Observatory Obelisk Ocean Opera Orchard Outpost Outskirts Pagoda Palace Palisade Pantry Parapet Parish Park Parlor Passage Pasture
  Path Pavilion Peninsula Pier Pinnacle Plain Planetarium Plateau Plaza Pond Port Prairie Precinct Promenade Province
  Pyramid Quadrant Quarry Quay Railway Rampart Ranch Rapids Ravine Reef Refectory Refuge Republic Reservoir Ridge River Rookery
  Rotunda Sanctuary Sanatorium Savanna School Scriptorium Settlement Shipyard Shore Shrine Shipwreck Skyway Smithy Spa Spire Spring
  Square Stable Stage Station Steppe Street Strait Stronghold Studio Suburb Summit Swamp Tavern Temple Terrace Theater Thicket
  Threshold Tollbooth Tower Town Trail Tram Treehouse Tributary Tundra Tunnel University Valley Vault Vestibule Viaduct Village
  Vineyard Volcano Wall Ward Warehouse Waterfall Watermill Watchtower Wharf Wilderness Windmill Woodland Workshop Zeppelin Ziggurat
`);

export const adverbs = list(`
  Abruptly Accidentally Admirably Almost Always Anxiously Apparently Artfully Audibly Awkwardly Barely Bashfully Bitterly
  Blithely Bravely Briefly Brightly Briskly Calmly Candidly Carefully Cautiously Certainly Cheerfully Cleverly Coldly
  Commonly Completely Constantly Conveniently Coolly Cordially Courteously Curiously Daintily Daringly Decidedly Deeply
  Deliberately Delicately Dimly Distantly Doubly Dreamily Dutifully Eagerly Earnestly Easily Elegantly Endlessly Entirely
  Eternally Evidently Exactly Excessively Explicitly Faintly Fairly Faithfully Famously Fearlessly Finally Fluently
  Fondly Formally Formerly Frankly Frequently Gallantly Generally Gently Genuinely Gladly Gracefully Gratefully Gravely
  Habitually Happily Hardly Hastily Heroically Honestly Hopefully Humbly Idly Impatiently Indirectly Infinitely Instantly
  Inwardly Jointly Jovially Justly Keenly Knowingly Largely Lately Lazily Lightly Literally Loftily Loosely Loudly Loyally
  Mainly Marginally Merely Merrily Mildly Moderately Modestly Mostly Mutely Mysteriously Narrowly Naturally Nearly Neatly
  Nervously Nobly Notably Obediently Obviously Occasionally Oddly Officially Openly Orderly Outwardly Overly Partly
  Patiently Perfectly Perpetually Plainly Playfully Politely Poorly Possibly Precisely Presumably Privately Profoundly
  Promptly Properly Proudly Publicly Quaintly Quickly Quietly Quite Rapidly Rarely Rather Readily Really Reasonably
  Recently Recklessly Regularly Reluctantly Remarkably Respectfully Rigidly Scarcely Secretly Seldom Selectively
  Seriously Sharply Shrewdly Silently Simply Sincerely Slightly Slowly Smoothly Softly Solely Solemnly Somewhat Splendidly
  Steadily Sternly Strangely Strictly Stubbornly Suddenly Supposedly Surely Surprisingly Suspiciously Swiftly Tenderly
  Terribly Thankfully Thoroughly Thoughtfully Tightly Timidly Tirelessly Totally Truly Twice Typically Unduly
  Unexpectedly Usually Utterly Vaguely Vainly Vastly Vehemently Verbally Visibly Vividly Warily Warmly Weekly Wholly
  Wildly Wisely Wistfully Wonderfully Wryly Yearly Zestfully
`);

/** What somebody does to a thing; a thing or a subject follows. */
export const deeds = list(`
  Abandons Admires Adores Alphabetizes Amends Applauds Auctions Avoids Balances Befriends Borrows Bottles Brews Buries
  Carries Catalogs Challenges Charms Chases Collects Confounds Consults Counts Critiques Crowns Decorates Defends Defies
  Denounces Deciphers Describes Disguises Dismantles Distrusts Doubts Embroiders Engraves Escorts Evades Examines
  Explains Faces Follows Forgets Gathers Greets Guards Haunts Hides Ignores Imitates Inherits Inspects Invents Invites
  Juggles Launders Laments Leads Lends Loses Measures Memorizes Mends Mimics Misplaces Misquotes Navigates Notices Obeys
  Outruns Outsmarts Outwits Overlooks Paints Pardons Patches Pawns Peddles Persuades Polishes Ponders Postpones Praises
  Preserves Promises Protects Quotes Raffles Rebuilds Recites Refuses Remembers Repairs Rescues Returns Rules
  Sails Salutes Scatters Sculpts Seeks Serenades Sharpens Shelters Shields Sketches Smuggles Solves Spins Startles Studies
  Summons Surprises Tames Tastes Teaches Tests Tickles Toasts Trades Translates Trusts Tunes Unmasks Unravels Upholds
  Waters Weighs Welcomes Whistles_at Withholds Wins
`);

export const things = list(`
  Abacus Accordion Albatross Almanac Anchor Antelope Anvil Astrolabe Avalanche Badger Bagpipe Banner Barnacle Barometer
  Bassoon Beehive Bell Binoculars Bison Blizzard Bonfire Boulder Bridge Bugle Calendar Canary Candle Cannon Carousel
  Carriage Cauldron Cello Chandelier Chariot Chess_Set Chimney Clock Cloud Comet Compass Corset Cradle Crown Crystal
  Cuckoo Curtain Dagger Diary Dragonfly Dromedary Drum Eclipse Elephant Encyclopedia Falcon Ferry Fiddle Flag Flamingo
  Flute Fountain Fox Gargoyle Gazette Glacier Goblet Gong Gramophone Griffin Hammock Harp Hat Hedgehog Heirloom Heron
  Horizon Hourglass Hurricane Icicle Ink Jackal Jigsaw Kettle Keyhole Kite Ladder Lantern Lark Ledger Lighthouse Lion
  Loom Lute Lynx Magnet Mammoth Mandolin Manuscript Map Marmot Mask Meteor Metronome Microscope Mirror Moon Moth Mountain
  Mule Nebula Needle Newspaper Nightingale Oboe Obelisk Octopus Omen Orchid Ostrich Otter Owl Pangolin Parasol
  Parchment Parrot Pearl Pelican Pendulum Penguin Phoenix Piano Piccolo Pillow Planet Porcupine Portrait
  Potion Prism Prophecy Pumpkin Puppet Puzzle Pyramid Quill Raccoon Raven Riddle Rocket Rooster Rowboat Saddle Sail Salamander
  Sandcastle Scarecrow Scepter Scroll Sextant Shield Shipwreck Sieve Signpost Sparrow Sphinx Spyglass Staircase Statue
  Storm Sundial Swan Sword Symphony Tapestry Teapot Telegram Telescope Tempest Thermometer Throne Tide Toad Tornado Tortoise
  Treasure Trombone Trumpet Tuba Turnip Typewriter Ukulele Umbrella Unicycle Vase Violin Volcano Walrus Wardrobe Weathervane
  Weasel Wheelbarrow Whirlwind Windmill Wolf Wombat Wreath Xylophone Yak Zebra Zeppelin
`);

/** What somebody is called by friends and enemies. */
export const nicknames = list(`
  Ace Acorn Almost Anchor Anvil Badger Bandit Banjo Barnacle Basil Beacon Bear Bishop Biscuit Blaze Bolt Boots Bramble
  Bricks Brine Bullseye Bumble Buttons Cactus Candle Caper Caramel Chestnut Chipmunk Cinder Clover Coal Cobra Comet
  Copper Crash Crow Crumbs Curly Dapper Dash Diamond Dice Dimples Doc Domino Doubles Dragonfly Dusty Echo Ember
  Encore Falcon Fathom Feather Fern Fiddle Figs Flash Flint Fox Freckles Frost Gadget Gale Ginger Gizmo Glitter Goose
  Granite Gravel Grin Gull Halo Hammer Hawk Hazel Hiccup Honey Hush Icicle Ink Inch Ivy Jackpot Jinx Juniper Jupiter
  Kettle Kingpin Knuckles Ladybug Lantern Lefty Lemon Lightning Lucky Lynx Magpie Marble Marmalade Maverick Maybe Melody
  Midnight Mittens Moonbeam Moose Mosaic Moth Muffin Nettle Never Nimbus Nobody Nova Nutmeg Oatmeal Octave Odds Olive
  Onyx Opal Otter Overture Owl Patches Pebble Pepper Pickles Pigeon Pockets Poppy Possum Pretzel Puddles
  Pumpernickel Quick Quill Rascal Raven Riddle Rocket Rooster Rumble Rusty Saffron Sage Scoop Shades Shortcut Silk Sketch
  Skipper Smiles Smoke Snapdragon Snowball Socks Spark Sparrow Spindle Spoons Sprocket Squeak Static Steam Stilts
  Stitch Stormy Sundown Sunny Tadpole Tango Teacup Tempest Thimble Thistle Thunder Toast Topaz Tornado Trouble
  Truffle Tumble Turbo Turnip Turtle Twice Twist Velvet Vinegar Waffles Walnut Whiskers Whisper Whistle Widget Wildcard
  Willow Wonder Yarrow Zephyr Zigzag
`);

export const ordinals = list(`
  First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fortieth Hundredth
  Thousandth Last Only Former Latter Next
`);

/** Beginnings and endings that make names out of two plain words. */
export const fronts = list(`
  Amber Apple Ash Barley Beryl Birch Blue Bold Brass Brave Bright Brine Bronze Candle Cedar Clay Cloud Clover Cobalt
  Copper Coral Crow Dawn Deep Dew Dream Drift Dusk Dust East Ebon Ember Fair Fallow Far Fern Fire Flax Flint Fog Fox
  Frost Gale Garnet Glass Gold Grain Granite Green Grey Gust Hail Hawk Hazel Heron High Honey Ice Iron Ivy Jade Juniper
  Keen Kettle Kind Lake Lamp Lantern Larch Lark Laurel Lead Leaf Light Lily Lime Lone Long Low Lunar Maple Marble Marsh
  Mead Mild Mill Mist Moon Moss Myrtle Never New Night Noon North Oak Oat Ochre Old Onyx Opal Otter Owl Pearl Pebble
  Pepper Pine Plum Proud Quartz Quick Quill Quiet Rain Raven Red Reed River Robin Rose Rowan Rune Rush Rust Rye Sable
  Saffron Sage Salt Sand Shade Sharp Shell Silk Silver Sky Slate Slow Small Smoke Snow Soft Song South Spark Spring Star
  Steel Still Stone Storm Straw Summer Sun Swan Swift Tall Tangle Teal Thistle Thorn Thunder Tide Timber Tin True Turn
  Twig Umber Vale Velvet Vine Violet Wander Warm Water Wax Weather West Wheat White Wild Willow Wind Winter Wise Wolf
  Wonder Wool Yarrow Yew Zinc
`);

export const personEnds = list(`
  bark beard bellow blade blossom bough brand breeze brook brow button call cap chant charm chime cloak coat cobble
  craft crest crown dancer drum eye feather fellow fist flame flute foot forge fur gaze gazer glance gleam glove grin
  guard hand hat heart heel helm hood hop horn jaw jig keeper lance laugh leap lock mantle march mask mender mind mitt
  nose paw petal pipe pocket quill reader ribbon ring roar runner sail scarf scout seeker shade shadow shank shield shoe
  singer sleeve smile snap spinner spark spur staff step stitch stride strider strum sworn tail tamer thread thumb toe
  tongue tooth tread voice walker watch weaver whisker whistle wick wing wink wise wit wright
`);

export const placeEnds = list(`
  acre barrow bay beck borough bottom bourne bridge brook burn bury by cairn castle chapel cliff combe corner cote cove
  crag crest croft crossing dale dell den down end fall fell fen field firth ford fort garth gate glade glen gorge grange
  grave green grove hall ham harbor haven head heath hill hithe holm holt hope hurst island keep kirk knoll lake land lea
  ledge ley lock marsh mead meadow mere mill moat moor mount mouth nook orchard over park pass peak pier pike point pond
  pool port quay reach rest ridge rise rock row run sand scar shaw shire shore side spire spring stead stone strand
  stream thorpe thwaite ton top tor tower town vale view village ville wall water way weald well wharf wick wood worth
  yard
`);
