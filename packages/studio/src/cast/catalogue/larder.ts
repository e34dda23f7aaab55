import { readSubjects, type Subject } from "./subject.ts";

const PROP = { rig: "prop", stance: "ground", action: "idle" } as const;

const MEALS = readSubjects(
  PROP,
  `
bacon bacon^ 0.15 room bacon rasher
bagel bagel^ 0.12 room -
beans beans^ 0.1 farm bean, kidney bean
bell-pepper bell-pepper^ 0.12 farm paprika, sweet pepper
bento bento-box^ 0.2 room bento box
juice-box beverage-box^ 0.15 room milk carton
blueberries blueberries^ 0.08 forest blueberry, bilberry
champagne bottle-with-popping-cork^ 0.35 room champagne bottle, bottle of champagne, prosecco, bottle, bottle of wine, wine bottle
cereal bowl-with-spoon^ 0.15 room bowl of cereal, porridge, muesli
butter butter^ 0.1 room -
canned-food canned-food^ 0.15 room tin can, can, can of beans, tin
chestnut chestnut^ 0.06 forest ~acorn, ~hazelnut, ~nut, ~walnut
chopsticks chopsticks^ 0.25 room -
beers clinking-beer-mugs^ 0.25 room,city two beers, beer mugs
toast-glasses clinking-glasses^ 0.25 room champagne glasses, clinking glasses
rice cooked-rice^ 0.15 room bowl of rice, cooked rice
fried-egg cooking^ 0.15 room pan, frying pan, omelette, egg in a pan
curry curry-rice^ 0.15 room curry rice
custard custard^ 0.12 room pudding, flan, creme caramel
soda cup-with-straw^ 0.2 city,room soft drink, cola, coke, lemonade cup, milkshake
dango dango^ 0.2 village -
falafel falafel^ 0.15 room -
fish-cake fish-cake-with-swirl^ 0.1 room narutomaki
flatbread flatbread^ 0.2 room naan, pita, tortilla
fondue fondue^ 0.25 room -
cutlery fork-and-knife^ 0.25 room fork, knife and fork, fork and knife
plate fork-and-knife-with-plate^ 0.3 room dinner plate, plate of food
fortune-cookie fortune-cookie^ 0.08 room -
fried-shrimp fried-shrimp^ 0.15 room tempura
ginger-root ginger-root^ 0.12 farm -
herb herb^ 0.3 farm,forest basil, parsley, ~mint leaf
jam jar^ 0.15 room glass jar, marmalade
kitchen-knife kitchen-knife^ 0.3 room chef's knife, cooking knife
lettuce leafy-green^ 0.3 farm leafy green, cabbage, spinach, kale
lime lime^ 0.08 farm,jungle -
meat-on-bone meat-on-bone^ 0.25 room ham, roast meat, leg of meat
melon melon^ 0.25 farm honeydew, cantaloupe
mate-tea mate^ 0.15 desert yerba mate
moon-cake moon-cake^ 0.1 room mooncake
oden oden^ 0.2 room skewer, kebab skewer, ~shashlik
olive olive^ 0.06 village -
pea-pod pea-pod^ 0.12 farm pea, peas
peanuts peanuts^ 0.06 farm peanut
stew pot-of-food^ 0.25 room cooking pot, pot, cauldron, pot of soup, casserole, ~kettle
drumstick poultry-leg^ 0.2 room chicken leg, chicken wing, fried chicken, roast chicken, chicken drumstick
rice-cracker rice-cracker^ 0.1 room senbei
sweet-potato roasted-sweet-potato^ 0.15 farm yam
sake sake^ 0.2 village,room rice wine
salt salt^ 0.1 room salt shaker
paella shallow-pan-of-food^ 0.3 room risotto
shaved-ice shaved-ice^ 0.2 beach slush, snow cone, sorbet
spoon spoon^ 0.15 room -
kebab stuffed-flatbread^ 0.2 city doner, gyros, doner kebab, shawarma
takeaway takeout-box^ 0.2 city takeout, takeout box, chinese takeaway
tamale tamale^ 0.15 desert -
teacup teacup-without-handle^ 0.12 room green tea, tea cup
whiskey tumbler-glass^ 0.12 room whisky, tumbler, bourbon, rum
brown-mushrooms brown-mushroom^ 0.2 forest champignon
baby-bottle baby-bottle^ 0.2 room -
`,
);

const WEAR = readSubjects(
  PROP,
  `
ballet-shoes ballet-shoes^ 0.25 room ballet slipper, pointe shoe
cap billed-cap^ 0.2 city baseball cap, billed cap
bikini bikini^ 0.5 beach -
swimsuit one-piece-swimsuit^ 0.7 beach bathing suit, swimming costume
boot womans-boot^ 0.4 city leather boot
hiking-boot hiking-boot^ 0.3 mountains hiking boots
flat-shoe flat-shoe^ 0.2 city slipper
sandal thong-sandal^ 0.2 beach flip flop, thong sandal
womans-sandal womans-sandal^ 0.2 beach -
leather-shoe mans-shoe^ 0.2 city man's shoe, brogues
coat coat^ 1.1 city overcoat, jacket, raincoat
kimono-dress kimono^ 1.2 village kimono
jeans jeans^ 0.9 city trousers, denim, pants
shorts shorts^ 0.5 beach swimming trunks
shirt t-shirt^ 0.6 city t shirt, tshirt, jersey
blouse womans-clothes^ 0.6 city -
sari sari^ 1.1 village -
lab-coat lab-coat^ 1 room -
safety-vest safety-vest^ 0.6 city hi vis vest
tie necktie^ 0.5 city necktie
socks socks^ 0.3 room sock, stocking, christmas stocking
gloves gloves^ 0.2 snow glove, mitten
glasses glasses^ 0.15 room eyeglasses, spectacles, pair of glasses, reading glasses
goggles goggles^ 0.15 snow,room ski goggles
sun-hat womans-hat^ 0.3 beach straw hat, sunhat
helmet military-helmet^ 0.25 mountains army helmet, steel helmet
rescue-helmet rescue-workers-helmet^ 0.25 mountains hard helmet
graduation-cap graduation-cap^ 0.25 city,room mortarboard
lipstick lipstick^ 0.1 room -
nail-polish nail-polish^ 0.1 room nail varnish
prayer-beads prayer-beads^ 0.2 room necklace, beads, rosary, pearl necklace, ~bracelet
ribbon ribbon^ 0.2 room pink ribbon, hair bow
reminder-ribbon reminder-ribbon^ 0.2 - awareness ribbon
comb hair-pick^ 0.15 room hair pick, hairbrush, ~hair brush
rosette rosette^ 0.2 farm -
`,
);

const NATURE = [
  ...readSubjects(
    PROP,
    `
feather feather^ 0.3 forest,room quill, plume
bone bone^ 0.3 desert,room dog bone
spider-web spider-web^ 0.6 forest cobweb, spiderweb, web
empty-nest empty-nest^ 0.3 forest -
brain brain^ 0.2 room -
tooth tooth^ 0.1 room molar
anatomical-heart anatomical-heart^ 0.2 room human heart
microbe microbe^ 0.3 room bacteria, virus, germ, amoeba
broken-heart broken-heart^ 0.4 - heartbreak
burning-heart heart-on-fire^ 0.5 - heart on fire, flaming heart
blue-heart blue-heart^ 0.4 - -
heart-with-arrow heart-with-arrow^ 0.4 - cupid's heart
robot-arm mechanical-arm^ 0.8 neon-city,room mechanical arm, bionic arm, prosthetic arm
poop pile-of-poo^ 0.3 city pile of poo, poo
`,
  ),
  ...readSubjects(
    { rig: "plant", stance: "ground", action: "idle" },
    `
wilted-flower wilted-flower^ 0.4 village wilted rose, dying flower
trefoil shamrock^ 0.2 farm three leaf clover
fallen-leaf fallen-leaf^ 0.3 forest autumn leaf, autumn leaves, dry leaf
pine-decoration pine-decoration^ 1 village kadomatsu
`,
  ),
  ...readSubjects(
    { rig: "prop", stance: "ground", action: "idle" },
    `
bank bank^ 10 city savings bank
office-tower office-building^ 24 city office building, office block, skyscraper building, apartment building, tower block
department-store department-store^ 14 city mall, shopping mall, shopping centre
post-office post-office^ 10 city -
wedding-chapel wedding^ 9 village -
crane building-construction^ 16 city construction crane, building site, construction site, building crane, tower crane
houses houses^ 7 village row of houses, neighborhood, neighbourhood, settlement
`,
  ),
  ...readSubjects(
    { rig: "engine", stance: "ground", action: "drive" },
    `
bullet-train bullet-train 3.6 mountains,city shinkansen, high speed train, express train, metro train, ~subway train
monorail monorail^ 3.6 city,neon-city -
oncoming-bus oncoming-bus^ 3 city front of a bus
`,
  ),
  ...readSubjects(
    { rig: "hopper", stance: "ground", action: "idle" },
    `
cockroach - 0.08 room roach
`,
  ),
  ...readSubjects(
    { rig: "spirit", stance: "air", action: "float" },
    `
goblin-mask goblin^ 1.2 mountains tengu, goblin, ~gremlin, ~kobold
`,
  ),
];

export const LARDER: readonly Subject[] = [...MEALS, ...WEAR, ...NATURE];
