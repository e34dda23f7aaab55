import type { Recipe } from "../src/studio/scene/scene-spec.ts";

export interface SheetPrompt {
  readonly prompt: string;
  readonly ratio: Recipe["aspectRatio"];
}

const read = (ratio: Recipe["aspectRatio"], text: string): SheetPrompt[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((prompt) => ({ prompt, ratio }));

/** What ordinary people write: the pictures an art director looks at after every change. */
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
];
