import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { PLACES, type Place } from "@kinora/studio/scene/scene-spec";

export interface SheetPrompt {
  readonly prompt: string;
  readonly ratio: SceneRequest["aspectRatio"];
}

const read = (ratio: SceneRequest["aspectRatio"], text: string): SheetPrompt[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((prompt) => ({ prompt, ratio }));

/** Typical user prompts: the pictures to review after every change to the studio. */
export const SHEET_PROMPTS: readonly SheetPrompt[] = [
  ...read(
    "16:9",
    `
a fox alone in the forest
two penguins in the snow at dawn
an old lighthouse on a cliff in a storm
a dragon over the mountains at sunset
a whale jumping out of the ocean
a red vintage car driving through the desert
my cat sleeping by the fireplace
a robot chef cooking pasta
astronaut riding a horse on the moon
a busy city street in the rain at night
a farmer and his dog in a wheat field, golden hour
mermaid swimming with dolphins under the sea
a snowy village on christmas eve
cyberpunk samurai in a neon alley
elephant family walking at sunset
a quiet beach with palm trees at dusk
northern lights over a frozen lake with a wolf howling
three kittens playing with a ball of yarn
hot air balloons over green hills at sunrise
a wizard fighting a dragon
a heron in a misty jungle river
pizza and a glass of wine on a table
a steam train crossing the mountains in autumn
happy corgi running on the beach
a pirate ship in a storm
a knight and a princess in front of a castle
an abstract dream of colours
a squirrel eating an acorn in the park
loneliness
tokyo at night
`,
  ),
  ...read(
    "1:1",
    `
cute cat with sunglasses on the beach
a penguin in a pine forest, snow falling
portrait of an old fisherman
a cupcake with a cherry on top
an owl with a crown reading a book
a lion in the savanna
a unicorn jumping over a rainbow
a bee on a sunflower
husky pulling a sled
a giraffe and a zebra looking at each other
a scientist in her laboratory
two robots dancing in the rain
a turtle in a coral reef with jellyfish
a ghost in a haunted house at midnight
a teddy bear and a toy rocket
hen and chicks on a farm in the morning
`,
  ),
  ...read(
    "9:16",
    `
a cat on the beach at sunset
a girl with a red umbrella in the rain
an astronaut floating in space above the earth
a rocket launching at night
a panda eating bamboo
a ballerina dancing in the moonlight
a parrot in the jungle
a tall waterfall in the jungle
a witch flying on a broom over a village at night
a polar bear and her cub
a surfer riding a big wave
an orca next to an iceberg
a dog wearing a scarf and a hat in the snow
a bear fishing in a mountain river
`,
  ),
  // Who does what with whom, and their emotions.
  ...read(
    "16:9",
    `
a cat and a dog hugging
two robots fighting in the city
a girl giving a flower to a boy
a dog behind a tree
a fox in front of a castle
a bird between two cats
a monkey climbing a palm tree
a mouse on top of an elephant
a knight riding a snail
an elephant balancing on a ball
a cat holding a sign that says "Hello"
a sad wolf in the snow
an angry bear in the forest
a tiger surfing a wave
a bear fishing in a river
three black cats sitting on a sofa
portrait of a raccoon
a schnauzer and an accountant
`,
  ),
];

/**
 * Prompts that show differences between styles best: a creature, a person, a town, a room, water,
 * sky, a mood.
 */
export const STYLE_PROMPTS: readonly string[] = [
  "a fox in the forest in autumn",
  "a knight and a princess in front of a castle",
  "tokyo at night in the rain",
  "a cat by the fireplace",
  "a whale in the ocean at dusk",
  "an old fisherman in the harbour",
  "a robot in the desert at golden hour",
  "an abstract dream of colours",
];

/** People in various actions and roles, close to the camera. */
export const PEOPLE_PROMPTS: readonly string[] = `
a woman walking in the park
a boy running on the beach
a girl jumping in a meadow
a man dancing
a woman sleeping
a boy waving
a girl eating a pizza
a man sitting on a bench
a woman reading a book
a chef cooking
two boxers fighting
a girl climbing a tree
a boy throwing a ball
a painter painting a picture
a singer singing
a girl crying
a man laughing
a mother hugging her child
an old man fishing
a boy digging in the sand
a woman drinking coffee
a man giving a flower to a woman
a boy skiing
a surfer surfing
a girl skating
a woman riding a horse
a knight riding a dragon
a man riding a bicycle
a boy on a motorcycle
a girl holding an umbrella
a woman holding a cat
a man holding a sign that says "Hi"
a girl with a red balloon
portrait of a woman
portrait of an old man with a beard
portrait of a girl holding a flower
portrait of a queen
portrait of a man holding a cup of coffee
a doctor in a hospital
a firefighter
a police officer in the city
a teacher in the classroom
an astronaut on mars
a farmer on a farm
a pilot at the airport
a ninja on a rooftop
a pirate on a ship
a witch at night
a ballerina on stage
a bride and a groom
a king on his throne
a guitarist on stage
a grandmother knitting
a baby
a woman in a wheelchair
a family in the park
a mermaid
a vampire in a castle
a santa claus in the snow
a woman with curly hair
`
  .trim()
  .split("\n");

/** One prompt per place, as a user who wants that place would write it. */
const PLACE_PROMPTS: Readonly<Record<Place, string>> = {
  city: "a taxi in a busy city street",
  "neon-city": "a robot in a cyberpunk city",
  forest: "a deer in the forest",
  jungle: "a parrot in the jungle",
  mountains: "a goat in the mountains",
  desert: "a camel in the desert",
  beach: "a crab on the beach",
  ocean: "a whale in the ocean",
  underwater: "a fish in a coral reef",
  space: "an astronaut in outer space",
  snow: "a husky in a snowy landscape",
  village: "a cat in a small village",
  farm: "a cow on a farm",
  room: "a dog in the living room",
  meadow: "a rabbit in a flower meadow",
  savanna: "a lion on the savanna",
  canyon: "a horse in a canyon",
  volcano: "a dragon at a volcano",
  "wheat-field": "a tractor in a wheat field",
  vineyard: "a woman in a vineyard",
  moon: "an astronaut on the moon",
  mars: "a robot on mars",
  ice: "a polar bear in the arctic",
  "bamboo-grove": "a panda in a bamboo grove",
  "cherry-garden": "a fox in a japanese garden",
  park: "a squirrel in the park in autumn",
  river: "a bear at a river",
  waterfall: "an elf at a waterfall",
  lake: "a swan on a lake",
  swamp: "a crocodile in a swamp",
  harbour: "a sailor in the harbour",
  "sea-cliff": "a sheep on a cliff by the sea",
  "ship-deck": "a pirate on the deck of a ship",
  castle: "a knight in a castle courtyard",
  ruins: "an owl in an ancient temple",
  market: "a cook at the market",
  "train-station": "a girl with a suitcase at the train station",
  highway: "a red car on the highway",
  bridge: "a man with a bicycle on the golden gate bridge",
  rooftop: "a ninja on a rooftop",
  stadium: "a boy with a ball in a football stadium",
  playground: "a child on a playground",
  "amusement-park": "a clown in an amusement park",
  cave: "a bat in a crystal cave",
  "underground-city": "a wizard in an underground city",
  "sky-islands": "a unicorn on a floating island",
  "candy-land": "a mouse in candy land",
  abstract: "an abstract pattern of colours",
  kitchen: "a chef in the kitchen",
  library: "a student in the library",
  bedroom: "a teddy bear in the bedroom",
  fireside: "a cat by the fireplace",
  cafe: "a woman in a cafe",
  classroom: "a teacher in the classroom",
  laboratory: "a scientist in the laboratory",
  museum: "a boy in the museum",
  "concert-stage": "a singer on stage",
  spaceship: "an alien inside a spaceship",
};

/** The prompts of the places, in the order of the places. */
export const PLACE_SHEET: readonly (SheetPrompt & { readonly place: Place })[] = PLACES.map(
  (place) => ({ place, prompt: PLACE_PROMPTS[place], ratio: "16:9" }),
);
