import { readSubjects, type Subject } from "./subject.ts";

/** Heads that are given a vinyl-toy body. */
const TOYS = readSubjects(
  { rig: "toy", stance: "ground", action: "idle" },
  `
fox - 0.6 forest,snow,neon-city red fox, vixen, fox cub, kit fox, ~fennec
cat cat-face 0.45 room,village,city kitten, kitty, feline, tomcat, tabby, house cat, pussycat, siamese
dog dog-face 0.6 farm,village,beach puppy, pup, doggo, hound, ~golden retriever, ~retriever, ~labrador, ~corgi, ~beagle, ~spaniel, ~terrier, ~dachshund, ~chihuahua, ~pug, shepherd dog, ~german shepherd, ~sheepdog, ~bulldog, ~dalmatian
bear - 1.7 forest,mountains bear cub, grizzly, grizzly bear, brown bear
panda - 1.3 forest,jungle panda bear, giant panda
lion - 1.3 desert lion cub, ~lioness
tiger tiger-face 1.2 jungle tiger cub, bengal tiger
rabbit rabbit-face 0.4 farm,forest bunny, ~hare, bunny rabbit
wolf - 0.9 snow,forest wolf pup, ~coyote, gray wolf, grey wolf
~husky wolf 0.7 snow,mountains malamute, sled dog
mouse mouse-face 0.15 room,farm mice, field mouse
frog - 0.15 jungle,forest ~toad, tree frog, bullfrog #upright
monkey monkey-face 0.7 jungle ~chimp, ~chimpanzee, ~macaque #upright
koala - 0.7 forest koala bear
polar-bear - 1.7 snow ice bear
raccoon - 0.5 forest,city racoon
hamster - 0.15 room,farm ~guinea pig, ~gerbil
calf cow-face 1 farm baby cow
piglet pig-face 0.5 farm baby pig
`,
);

const BEASTS = readSubjects(
  { rig: "beast", stance: "ground", action: "idle" },
  `
badger - 0.5 forest ~honey badger
bison - 1.8 desert,mountains buffalo, ~wildebeest, ~gnu
black-cat - 0.45 village,city ~panther, ~black panther, ~jaguar
camel - 2.2 desert dromedary
two-hump-camel - 2.2 desert bactrian camel
cow - 1.5 farm cattle, dairy cow
crocodile kinora:crocodile 0.7 jungle alligator, ~caiman, croc, gator
deer - 1.5 forest,snow stag, ~reindeer, fawn, doe, ~elk, buck, ~antelope, ~gazelle, ~caribou
elephant - 3 desert,jungle elephant calf, baby elephant
sheep ewe 0.9 farm ewe, lamb
giraffe - 4.6 desert -
goat - 0.9 mountains,farm billy goat, mountain goat, ~ibex
gorilla - 1.7 jungle silverback
hedgehog - 0.25 forest ~porcupine, ~echidna
hippopotamus - 1.5 desert,jungle hippo
leopard - 0.8 jungle,desert ~cheetah, ~lynx, ~ocelot, ~snow leopard, ~mountain lion, ~cougar, ~puma, ~bobcat
llama - 1.6 mountains ~alpaca
mammoth - 3.4 snow woolly mammoth, ~mastodon
ox - 1.6 farm bull
pig - 0.8 farm hog, sow
poodle - 0.6 city,room -
ram - 1 mountains,farm -
rhinoceros - 1.7 desert rhino
skunk - 0.4 forest -
water-buffalo - 1.6 farm,jungle -
zebra - 1.5 desert -
sauropod - 8 jungle dinosaur, dino, brontosaurus, brachiosaurus, diplodocus
t-rex - 5 jungle tyrannosaurus, tyrannosaurus rex, trex, ~velociraptor, ~raptor
turtle - 0.4 beach,jungle tortoise, terrapin
`,
);

/** Heads in profile that are given a drawn body on four legs. */
const PONIES = readSubjects(
  { rig: "pony", stance: "ground", action: "idle" },
  `
unicorn - 1.7 forest,mountains -
pony horse-face 1.3 farm,village -
moose - 2 forest,snow -
boar - 0.9 forest wild boar, ~warthog
`,
);

const HOPPERS = readSubjects(
  { rig: "hopper", stance: "ground", action: "idle" },
  `
horse - 1.7 farm,desert stallion, mare, foal, colt, mustang #gallops
donkey - 1.3 farm ~mule #gallops
beaver - 0.4 forest ~marmot, ~groundhog, ~capybara, ~platypus
chipmunk - 0.25 forest ~squirrel
kangaroo - 1.6 desert ~wallaby #gallops
ape orangutan 1.3 jungle orangutan, orang utan, ~baboon
rat - 0.2 city -
sloth - 0.6 jungle -
otter - 0.6 ocean,beach sea otter, ~ferret, ~weasel
seal - 1 snow,beach sea lion, ~walrus #crawls
penguin - 0.9 snow emperor penguin, baby penguin, ~puffin
crab - 0.25 beach,underwater -
snail - 0.1 forest,farm ~slug #crawls
snake - 0.6 jungle,desert serpent, cobra, python, viper, boa #crawls
lizard - 0.25 desert,jungle gecko, iguana, ~chameleon, ~salamander, ~newt #crawls
scorpion - 0.15 desert -
ant - 0.08 forest -
beetle - 0.08 forest bug, scarab
ladybug lady-beetle^ 0.08 forest,farm ladybird, lady beetle
caterpillar bug 0.08 forest,jungle larva #crawls
grasshopper cricket 0.1 farm,forest cricket, locust, ~mantis
spider - 0.1 forest tarantula
worm - 0.1 farm,forest earthworm #crawls
rooster - 0.6 farm cockerel, cock
~hen rooster 0.6 farm chicken
chick baby-chick 0.25 farm baby chick, chickling, baby bird, ~duckling
hatching-chick hatching-chick^ 0.25 farm hatchling
turkey - 0.9 farm -
dodo - 0.9 jungle -
duck - 0.4 farm,village mallard, drake #waterfowl
goose - 0.8 farm gosling #waterfowl
swan - 0.9 village,forest cygnet #waterfowl
flamingo - 1.3 beach,jungle ~heron, ~stork, ~crane bird, ~origami crane, ~paper crane, ~ostrich, ~emu
peacock peacock^ 1.1 village,jungle peafowl, peahen
`,
);

const BIRDS = readSubjects(
  { rig: "hopper", stance: "air", action: "fly" },
  `
bird - 0.35 forest,village songbird, ~robin, ~sparrow, ~cardinal, ~finch, ~canary, ~hummingbird, ~nightingale, ~swallow
raven blackbird 0.5 forest,village crow, blackbird, ~magpie, rook
dove - 0.45 village,city pigeon, ~seagull, ~gull, white bird, ~albatross
eagle - 0.8 mountains ~hawk, ~falcon, ~vulture, ~condor, ~kestrel
owl owl^ 0.6 forest barn owl, snowy owl, owlet #nocturnal
parrot - 0.6 jungle macaw, cockatoo, parakeet, budgie, ~toucan
bat bat^ 0.4 forest,village fruit bat #nocturnal
phoenix phoenix-bird^ 1.2 mountains,desert firebird, phoenix bird
bee honeybee 0.15 farm,forest bumblebee, honey bee, ~wasp, ~hornet
mosquito - 0.1 jungle ~gnat
`,
);

const FLUTTERERS = readSubjects(
  { rig: "flutter", stance: "air", action: "fly" },
  `
butterfly butterfly^ 0.2 forest,farm ~moth, ~dragonfly, monarch butterfly
fly fly^ 0.1 farm housefly, horsefly, horse fly, fruit fly
`,
);

const SWIMMERS = readSubjects(
  { rig: "swimmer", stance: "water", action: "swim" },
  `
fish - 0.4 underwater ~goldfish, ~salmon, ~trout, ~tuna, ~cod, ~minnow, ~carp, ~koi
tropical-fish - 0.4 underwater ~clownfish, ~angelfish, reef fish, ~clown fish, ~blue tang
blowfish - 0.4 underwater pufferfish, puffer fish, puffer
dolphin - 2 ocean,underwater ~porpoise
whale - 6 ocean,underwater blue whale, baleen whale, ~beluga
spouting-whale - 6 ocean humpback, humpback whale, ~sperm whale, ~orca, ~killer whale
shark - 3 underwater,ocean great white, ~hammerhead
octopus octopus^ 1 underwater ~kraken
squid squid^ 1.2 underwater ~cuttlefish
jellyfish jellyfish^ 0.7 underwater jelly fish
shrimp - 0.3 underwater prawn, ~krill
lobster lobster^ 0.5 underwater ~crayfish
sea-turtle turtle 0.9 underwater,ocean -
`,
);

export const ANIMALS: readonly Subject[] = [
  ...TOYS,
  ...PONIES,
  ...BEASTS,
  ...HOPPERS,
  ...BIRDS,
  ...FLUTTERERS,
  ...SWIMMERS,
];
