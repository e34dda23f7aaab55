import { readSubjects, type Subject } from "./subject.ts";

const PROP = { rig: "prop", stance: "ground", action: "idle" } as const;

const FOOD = readSubjects(
  PROP,
  `
apple red-apple^ 0.1 farm,room red apple
green-apple green-apple^ 0.1 farm -
banana banana^ 0.15 jungle,room -
bread bread^ 0.15 room loaf, toast
baguette baguette-bread^ 0.3 room -
croissant croissant^ 0.12 room -
avocado avocado^ 0.12 room -
beer beer-mug^ 0.2 room pint, ale, beer mug
birthday-cake birthday-cake^ 0.3 room cake
cake-slice shortcake^ 0.15 room shortcake, slice of cake, cheesecake
cupcake cupcake^ 0.12 room muffin
pie pie^ 0.15 room apple pie
cookie cookie^ 0.1 room biscuit
donut doughnut^ 0.12 room doughnut
bubble-tea bubble-tea^ 0.2 neon-city,room boba
burrito burrito^ 0.2 room wrap
carrot carrot^ 0.2 farm -
cheese cheese-wedge^ 0.15 room,farm -
cherries cherries^ 0.1 farm cherry
chocolate chocolate-bar^ 0.15 room chocolate bar
coconut coconut^ 0.2 beach -
coffee hot-beverage^ 0.12 room coffee cup, cup of coffee, cup, mug, espresso, latte, cappuccino, cup of tea, tea, hot chocolate
cocktail cocktail-glass^ 0.2 beach,room martini
tropical-drink tropical-drink^ 0.25 beach juice, lemonade, smoothie
corn ear-of-corn^ 0.25 farm maize, corncob
egg egg^ 0.1 farm easter egg, dragon egg
eggplant eggplant^ 0.2 farm aubergine
fries french-fries^ 0.15 room french fry, chips
garlic garlic^ 0.1 room -
grapes grapes^ 0.2 farm grape
burger hamburger^ 0.15 room hamburger, cheeseburger
hot-dog hot-dog^ 0.15 city hotdog, sausage
chili hot-pepper^ 0.12 farm hot pepper, chilli, pepper, chili pepper
ice-cream soft-ice-cream^ 0.2 beach icecream, ice cream cone, gelato, frozen yogurt
sundae ice-cream^ 0.2 room ice cream bowl
kiwi kiwi-fruit^ 0.1 room kiwi fruit
lemon lemon^ 0.1 farm -
lollipop lollipop^ 0.2 room -
candy candy^ 0.1 room sweet, bonbon
mango mango^ 0.12 jungle ~papaya
onion onion^ 0.1 farm -
pancakes pancakes^ 0.2 room pancake
peach peach^ 0.1 farm ~apricot
pear pear^ 0.12 farm -
pineapple pineapple^ 0.3 beach,jungle -
pizza pizza^ 0.25 room pizza slice
popcorn popcorn^ 0.25 room -
potato potato^ 0.12 farm -
pretzel pretzel^ 0.15 room -
onigiri rice-ball^ 0.12 room rice ball
sandwich sandwich^ 0.15 room -
spaghetti spaghetti^ 0.15 room pasta
ramen steaming-bowl^ 0.2 neon-city,room noodle, soup, noodles, bowl of noodles, bowl of ramen
strawberry strawberry^ 0.1 farm ~raspberry, berry
sushi sushi^ 0.12 neon-city,room -
taco taco^ 0.15 room -
orange tangerine^ 0.1 farm tangerine, mandarin, clementine
teapot teapot^ 0.25 room tea pot
tomato tomato^ 0.1 farm -
waffle waffle^ 0.15 room -
watermelon watermelon^ 0.25 beach melon slice
wine wine-glass^ 0.25 room wine glass, glass of wine
broccoli broccoli^ 0.2 farm ~cauliflower
cucumber cucumber^ 0.2 farm ~zucchini, ~pickle
honey-pot honey-pot^ 0.2 forest,farm honey, honey jar, jar of honey
dumpling dumpling^ 0.12 room gyoza
salad green-salad^ 0.15 room -
milk glass-of-milk^ 0.2 room glass of milk
steak cut-of-meat^ 0.2 room meat
pumpkin jack-o-lantern^ 0.5 farm,village jack-o-lantern, jack o lantern, halloween pumpkin #nocturnal
`,
);

const MUSIC_AND_PLAY = readSubjects(
  PROP,
  `
accordion accordion^ 0.5 room,village -
banjo banjo^ 0.9 farm -
drum drum^ 0.5 room snare drum
djembe long-drum^ 0.6 village bongo, conga
flute flute^ 0.5 forest recorder
guitar guitar^ 1 room,city electric guitar, acoustic guitar, bass guitar, ~ukulele
piano kinora:piano^ 1.3 room,concert-stage upright piano, ~grand piano
synthesizer musical-keyboard^ 1 room,concert-stage musical keyboard, synth, electric piano, piano keyboard
saxophone saxophone^ 0.8 city sax
trumpet trumpet^ 0.6 city horn, ~trombone
violin violin^ 0.7 room,village fiddle, ~cello, ~viola
maracas maracas^ 0.3 beach -
microphone microphone^ 0.3 city mic
soccer-ball soccer-ball^ 0.25 village,city football, ball
basketball basketball^ 0.25 city -
baseball baseball^ 0.1 farm -
volleyball volleyball^ 0.25 beach -
rugby-ball rugby-football^ 0.3 farm -
tennis-racket tennis^ 0.6 city tennis, tennis ball
bowling-pins bowling^ 0.4 room bowling ball
die game-die^ 0.1 room dice
yo-yo yo-yo^ 0.1 room yoyo
game-controller video-game^ 0.2 room,neon-city gamepad, video game, game console
puzzle-piece puzzle-piece^ 0.1 room jigsaw
teddy-bear teddy-bear^ 0.4 room teddy, stuffed bear, plush, stuffed animal, toy bear
nesting-doll nesting-dolls^ 0.3 room matryoshka, doll, russian doll
pinata piata 0.7 village piñata
trophy trophy^ 0.5 room,city cup trophy, golden cup
snowman snowman-without-snow^ 1.6 snow snow man
`,
);

const OBJECTS = readSubjects(
  PROP,
  `
alarm-clock alarm-clock^ 0.2 room clock
anchor anchor^ 1 ocean,beach,underwater -
palette artist-palette^ 0.4 room paint palette
axe axe^ 0.7 forest hatchet
backpack backpack^ 0.5 mountains rucksack, schoolbag, bag
bell bell^ 0.4 village -
book open-book^ 0.3 room open book, spellbook, novel, diary, magic book
books books^ 0.4 room stack of books, pile of books, bookshelf
bow bow-and-arrow^ 1.2 forest bow and arrow, arrow
broom broom^ 1.2 room,village broomstick
camera camera^ 0.2 city photo camera
candle candle^ 0.3 room candlelight #nocturnal
chair chair^ 1 room wooden chair, stool
throne kinora:throne^ 2.2 castle -
chalkboard kinora:chalkboard^ 1.6 classroom slate, writing board #lettered
crown crown^ 0.3 village golden crown, tiara
crystal-ball crystal-ball^ 0.4 room,village glass ball, orb
~sword dagger^ 1 mountains,village dagger, blade, katana, knife
diamond gem-stone^ 0.2 room gem, crystal, jewel, gemstone, ruby, emerald, sapphire
letter love-letter^ 0.2 room envelope, love letter, mail
campfire fire^ 0.8 forest,mountains fire, bonfire, flame #nocturnal
hammer hammer^ 0.4 room -
hourglass hourglass-done^ 0.3 room,desert sand clock
key old-key^ 0.15 room golden key, old key
lantern red-paper-lantern^ 0.5 village,neon-city paper lantern, ~lamp, red lantern #nocturnal
laptop laptop^ 0.3 room computer, notebook computer
light-bulb light-bulb^ 0.2 room lightbulb, bulb
magic-wand magic-wand^ 0.4 forest,room wand
magnet magnet^ 0.2 room -
magnifying-glass magnifying-glass-tilted-left^ 0.2 room magnifier, loupe
microscope microscope^ 0.4 room -
mirror mirror^ 0.6 room -
disco-ball mirror-ball^ 0.5 neon-city mirror ball #nocturnal
money-bag money-bag^ 0.5 city bag of money, money, bag of gold
movie-camera movie-camera^ 0.5 city film camera
radio radio^ 0.3 room boombox
ring ring^ 0.1 room diamond ring, wedding ring
scroll scroll^ 0.4 village parchment, ~map, ~treasure map
shield shield^ 0.8 mountains -
television television^ 0.6 room tv, tv set
phone telephone^ 0.25 room telephone, landline
smartphone mobile-phone^ 0.15 city mobile phone, cell phone, cellphone, iphone
hat top-hat^ 0.3 city top hat
scarf scarf^ 0.3 room -
treasure-chest kinora:treasure-chest^ 0.7 beach,underwater treasure, chest, pirate treasure
umbrella umbrella^ 1 city parasol
beach-umbrella beach-with-umbrella^ 2 beach sunshade, beach parasol
watch watch^ 0.1 room wristwatch
gift wrapped-gift^ 0.4 room present, gift box, wrapped gift
yarn yarn^ 0.2 room ball of yarn, wool
armchair couch-and-lamp^ 1.2 room couch and lamp
sofa kinora:sofa^ 1 room couch, settee, loveseat
bed bed^ 1 room -
bathtub bathtub^ 0.8 room bath, tub
telescope telescope^ 1.4 mountains -
satellite-dish satellite-antenna^ 3 desert antenna, radar dish
door door^ 2 village wooden door, magic door, ~portal
picture framed-picture^ 0.6 room painting, picture frame
mantel-clock mantelpiece-clock^ 0.4 room grandfather clock, old clock
vase amphora^ 0.6 desert amphora, urn, pottery, jar
bucket bucket^ 0.4 beach,farm pail
basket basket^ 0.4 farm picnic basket
wheel wheel^ 1 farm wagon wheel
coin coin^ 0.1 city gold coin, golden coin
heart red-heart^ 0.3 - love heart, red heart
bomb bomb^ 0.3 city -
headstone headstone^ 1 village gravestone, tombstone, grave #nocturnal
coffin coffin^ 1.8 village - #nocturnal
sunglasses sunglasses^ 0.2 beach -
shoe running-shoe^ 0.2 city sneaker, trainers
high-heels high-heeled-shoe^ 0.2 city high heel, stiletto
dress dress^ 1.2 room gown
toilet toilet^ 0.8 room -
washing-machine kinora:washing-machine^ 0.9 room washer, laundry machine, laundry, ~dishwasher, ~tumble dryer, ~dryer
shopping-cart shopping-cart^ 1 city trolley cart
gear gear^ 0.4 city cog, cogwheel
ice-cube ice^ 0.5 snow ice block
`,
);

const SPIRITS = readSubjects(
  { rig: "spirit", stance: "air", action: "float" },
  `
ghost ghost^ 1.5 village,forest phantom, spirit, poltergeist, specter, spectre, spook #nocturnal #supple
pixel-monster alien-monster^ 1.5 neon-city,space space invader, video game monster
dragon dragon 4 mountains wyvern, drake dragon, baby dragon, hydra, wyrm #supple
bubbles bubbles^ 0.3 underwater soap bubble, bubble
`,
);

export const THINGS: readonly Subject[] = [...FOOD, ...MUSIC_AND_PLAY, ...OBJECTS, ...SPIRITS];
