import { readSubjects, type Subject } from "./subject.ts";

const BUILDINGS = readSubjects(
  { rig: "prop", stance: "ground", action: "idle" },
  `
house house^ 7 village,farm home, cottage, cabin, farmhouse, villa, bungalow, chalet, log cabin
garden-house house-with-garden^ 7 village,farm -
castle castle^ 18 mountains,meadow palace, fortress, citadel, fairy tale castle
church church^ 14 village chapel, cathedral, abbey
circus-tent circus-tent^ 10 village,city circus, big top, carnival
temple classical-building^ 12 desert,mountains parthenon, museum, classical building, library building
shop convenience-store^ 4 city,neon-city store, convenience store, market
haunted-house derelict-house^ 7 village,forest derelict house, abandoned house #nocturnal
factory factory^ 14 city power plant
ferris-wheel ferris-wheel^ 20 city,beach big wheel
fountain fountain^ 3 city,village -
hindu-temple hindu-temple^ 12 jungle,village -
hospital hospital^ 12 city clinic
hotel hotel^ 14 city,beach -
hut hut^ 4 village,beach,jungle shack, straw hut
pagoda japanese-castle^ 14 mountains,village japanese castle, dojo
mosque mosque^ 14 desert,city -
roller-coaster roller-coaster^ 14 city,beach rollercoaster
school school^ 8 village,city schoolhouse
torii-gate shinto-shrine^ 6 mountains,forest torii, shrine, shinto shrine, japanese gate
stadium stadium^ 16 city arena, ~colosseum
synagogue synagogue^ 12 city -
tent tent^ 2 mountains,forest campsite, camp, wigwam, teepee, tipi, yurt
radio-tower tokyo-tower^ 30 city tokyo tower, ~eiffel tower, tower
statue statue-of-liberty^ 20 city statue of liberty
moai moai^ 4 beach,desert stone head, easter island statue
playground-slide playground-slide^ 2 village slide
bench kinora:bench^ 0.9 park park bench, garden bench, wooden bench, pew
swing kinora:swing^ 2.2 playground,park playground swing, swing set #airy
branch kinora:branch^ 2.2 forest tree branch, bough, twig #airy
lighthouse kinora:lighthouse^ 14 beach,ocean light house, beacon
windmill kinora:windmill^ 10 farm,village mill, ~wind turbine
igloo kinora:igloo^ 2.2 snow ice house
pyramid kinora:pyramid^ 30 desert great pyramid, egyptian pyramid
mailbox postbox^ 1.3 village,city letterbox, letter box, postbox, mail box
barber-pole barber-pole^ 1.2 city -
`,
);

const PLANTS = readSubjects(
  { rig: "plant", stance: "ground", action: "idle" },
  `
cactus cactus^ 2 desert cacti, saguaro
oak deciduous-tree^ 7 farm,village tree, deciduous tree, ~maple tree, ~apple tree, ~willow, ~birch
pine evergreen-tree^ 8 mountains,snow pine tree, fir, spruce, evergreen, fir tree, conifer
palm-tree palm-tree^ 7 beach,desert palm, coconut tree, coconut palm
christmas-tree christmas-tree^ 3 room,snow xmas tree
bamboo tanabata-tree^ 4 jungle -
cherry-blossom cherry-blossom^ 0.4 village sakura, sakura blossom, ~cherry blossom tree, ~cherry tree
daisy blossom^ 0.4 farm flower, blossom, wildflower, wild flower
bouquet bouquet^ 0.5 room bunch of flowers
rose rose^ 0.5 village red rose
tulip tulip^ 0.4 farm -
sunflower sunflower^ 1.6 farm -
hibiscus hibiscus^ 0.4 jungle,beach ~orchid
hyacinth hyacinth^ 0.4 farm ~lavender, ~lilac
lotus lotus^ 0.4 jungle water lily, ~lily, waterlily
mushroom mushroom^ 0.3 forest toadstool, fly agaric, fungus
brown-mushroom brown-mushroom^ 0.25 forest -
clover four-leaf-clover^ 0.2 farm four leaf clover, shamrock
seedling seedling^ 0.25 farm sprout, sapling
potted-plant potted-plant^ 0.7 room houseplant, house plant, ~bonsai, ~fern, pot plant
maple-leaf maple-leaf^ 0.2 forest -
wheat sheaf-of-rice^ 1 farm sheaf, rice plant
log wood^ 0.5 forest firewood, tree stump, stump
rock rock^ 0.8 mountains,desert boulder, stone
nest nest-with-eggs^ 0.3 forest bird nest
coral coral^ 0.9 underwater coral branch
seashell spiral-shell^ 0.2 beach,underwater shell, conch, sea shell
oyster oyster^ 0.2 underwater,beach clam, pearl, mussel
`,
);

const HEAVENS = readSubjects(
  { rig: "spirit", stance: "sky", action: "float" },
  `
fireworks kinora:fireworks^ 9 city,ocean firework, fireworks display
smiling-sun sun-with-face^ 3 - -
planet ringed-planet^ 9 space saturn, ringed planet, exoplanet, gas giant
earth globe-showing-europe-africa^ 9 space globe, planet earth, world
comet comet 5 space meteor, ~asteroid, meteorite
rainbow kinora:rainbow^ 20 farm,mountains -
lucky-star glowing-star^ 1 space glowing star, magic star, gold star, shooting star #nocturnal
crescent-moon crescent-moon^ 8 space half moon #nocturnal
~mars full-moon^ 9 space jupiter, venus, mercury, pluto
snowflake snowflake^ 0.4 snow snow crystal
volcano volcano^ 20 mountains - #beyond-water
tornado tornado^ 20 farm,desert twister, ~hurricane
`,
);

export const SCENERY: readonly Subject[] = [...BUILDINGS, ...PLANTS, ...HEAVENS];
