import type { Place, TimeOfDay, Weather } from "../scene/scene-spec.ts";

/** Expected scene of a prompt. An omitted field may have any value. */
export interface Expectation {
  readonly prompt: string;
  readonly place?: Place;
  readonly time?: TimeOfDay;
  readonly weather?: Weather;
  /** Subjects with counts, "fox" or "cat 3", in any order. */
  readonly cast?: readonly string[];
  readonly missing?: readonly string[];
}

const row = (prompt: string, expected: Omit<Expectation, "prompt">): Expectation => ({
  prompt,
  ...expected,
});

export const EXPECTATIONS: readonly Expectation[] = [
  row("a fox in a neon city at night, light rain", {
    place: "neon-city",
    time: "night",
    weather: "rain",
    cast: ["fox"],
    missing: [],
  }),
  row("a theremin player on the moon", { place: "moon", missing: ["theremin"] }),
  row("my grandmother's cat sleeping by the fireplace", {
    place: "fireside",
    cast: ["cat"],
    missing: [],
  }),
  row("three cats dancing in a kitchen", { place: "kitchen", cast: ["cat 3"], missing: [] }),
  row("a whale jumping out of the ocean at sunset", {
    place: "ocean",
    time: "golden-hour",
    cast: ["whale"],
    missing: [],
  }),
  row("an astronaut riding a horse on mars", {
    place: "mars",
    cast: ["astronaut", "horse"],
    missing: [],
  }),
  row("two owls in a misty forest at dawn", {
    place: "forest",
    time: "dawn",
    weather: "fog",
    cast: ["owl 2"],
    missing: [],
  }),
  row("a camel caravan crossing the desert at noon", { place: "desert", time: "day" }),
  row("polar bear on an iceberg, heavy snow", {
    place: "ice",
    weather: "snow",
    cast: ["polar-bear"],
    missing: [],
  }),
  row("a red sports car driving through downtown at dusk", {
    place: "city",
    time: "dusk",
    cast: ["racing-car"],
    missing: [],
  }),
  row("a castle on a hill during a thunderstorm", {
    place: "mountains",
    weather: "storm",
    cast: ["castle"],
    missing: [],
  }),
  row("sea turtles swimming over a coral reef", {
    place: "underwater",
    cast: ["sea-turtle 3"],
    missing: [],
  }),
  row("a wizard in an enchanted forest", { place: "forest", cast: ["wizard"], missing: [] }),
  row("a robot chef cooking ramen in a cyberpunk city", {
    place: "neon-city",
    cast: ["robot", "ramen"],
    missing: [],
  }),
  row("golden retriever puppy playing on the beach", {
    place: "beach",
    cast: ["dog"],
    missing: [],
  }),
  row("great white shark deep sea", { place: "underwater", cast: ["shark"], missing: [] }),
  row("a tiny mouse and a giant elephant on the savanna", {
    place: "savanna",
    cast: ["mouse", "elephant"],
    missing: [],
  }),
  row("hot air balloons over the mountains, sunrise", {
    place: "mountains",
    time: "dawn",
    cast: ["hot-air-balloon 3"],
    missing: [],
  }),
  row("a lighthouse by the sea on a stormy night", {
    place: "ocean",
    time: "night",
    weather: "storm",
    cast: ["lighthouse"],
    missing: [],
  }),
  row("an orange cat sleeping in a library", { place: "library", cast: ["cat"], missing: [] }),
  row("a dragon flying over a medieval village", {
    place: "village",
    cast: ["dragon"],
    missing: [],
  }),
  row("empty beach at golden hour", { place: "beach", time: "golden-hour", cast: [], missing: [] }),
  row("snowy mountains under a starry sky", {
    place: "mountains",
    time: "night",
    cast: [],
    missing: [],
  }),
  row("city skyline at night", { place: "city", time: "night", cast: [], missing: [] }),
  row("a monkey eating a banana in the jungle", {
    place: "jungle",
    cast: ["monkey", "banana"],
    missing: [],
  }),
  row("a gramophone on a table", { missing: ["gramophone", "table"], cast: [] }),
  row("a fox playing a didgeridoo", { cast: ["fox"], missing: ["didgeridoo"] }),
  row("penguins waddling across the antarctic ice", {
    place: "ice",
    cast: ["penguin 3"],
    missing: [],
  }),
  row("a princess and a knight in front of a castle", {
    cast: ["princess", "knight", "castle"],
    missing: [],
  }),
  row("a cow in a meadow, sunny day", {
    place: "meadow",
    time: "day",
    weather: "clear",
    cast: ["cow"],
    missing: [],
  }),
  row("a rocket launching into outer space", { place: "space", cast: ["rocket"], missing: [] }),
  row("an octopus and two fish underwater", {
    place: "underwater",
    cast: ["octopus", "fish 2"],
    missing: [],
  }),
  row("a sailboat on a calm lake in the evening", {
    place: "lake",
    time: "dusk",
    cast: ["sailboat"],
    missing: [],
  }),
  row("a ghost in a foggy graveyard at midnight", {
    time: "night",
    weather: "fog",
    cast: ["ghost"],
    missing: ["graveyard"],
  }),
  row("a panda in a bamboo forest", { place: "bamboo-grove", cast: ["panda"], missing: [] }),
  row("santa in the snow with a gift", { place: "snow", cast: ["santa", "gift"], missing: [] }),
  row("a train crossing the alps in winter", {
    place: "mountains",
    weather: "snow",
    cast: ["locomotive"],
    missing: [],
  }),
  row("a mermaid", { place: "underwater", cast: ["mermaid"], missing: [] }),
  row("a camel", { place: "desert", cast: ["camel"], missing: [] }),
  row("whale", { place: "ocean", cast: ["whale"], missing: [] }),
  row("an astronaut", { place: "space", cast: ["astronaut"], missing: [] }),
  row("a flock of birds over the sea", { place: "ocean", cast: ["bird 6"], missing: [] }),
  row("a pair of swans on a pond", { place: "lake", cast: ["swan 2"], missing: [] }),
  row("a blue dog in the rain", { weather: "rain", cast: ["dog"], missing: [] }),
  row("heavy rain in new york", { place: "city", weather: "rain", cast: [], missing: [] }),
  row("drizzle over the countryside", { place: "farm", weather: "rain", cast: [], missing: [] }),
  row("blizzard in the arctic, a lone wolf", {
    place: "ice",
    weather: "snow",
    cast: ["wolf"],
    missing: [],
  }),
  row("overcast day at the harbor with fishing boats", {
    place: "harbour",
    weather: "cloudy",
    cast: ["motor-boat 3"],
    missing: [],
  }),
  row("a vampire in a ballroom", { place: "room", cast: ["vampire"], missing: ["ballroom"] }),
  row("a detective in a rainy alley, film noir", {
    place: "city",
    weather: "rain",
    cast: ["detective"],
    missing: [],
  }),
  row("cactus under the midday sun", {
    place: "desert",
    time: "day",
    cast: ["cactus"],
    missing: [],
  }),
  row("a unicorn under a rainbow", { cast: ["unicorn", "rainbow"], missing: [] }),
  row("a trebuchet beside a lighthouse", { cast: ["lighthouse"], missing: ["trebuchet"] }),
  row("a fox mask", { cast: [], missing: ["fox mask"] }),
  row("an accordion on a chair in a living room", {
    place: "room",
    cast: ["accordion", "chair"],
    missing: [],
  }),
  row("children playing soccer in the park", { place: "park", cast: ["child 3"] }),
  row("a hedgehog with a strawberry", { cast: ["hedgehog", "strawberry"], missing: [] }),
  row("a ninja jumping across rooftops at night", {
    place: "rooftop",
    time: "night",
    cast: ["ninja"],
    missing: [],
  }),
  row("a t-rex in the jungle", { place: "jungle", cast: ["t-rex"], missing: [] }),
  row("dinosaurs at a volcano", { place: "volcano", cast: ["sauropod 3"], missing: [] }),
  row("🦊🌧", { weather: "rain", cast: ["fox"], missing: [] }),
  row("🐙", { place: "underwater", cast: ["octopus"], missing: [] }),
  row("🚀🌙", { cast: ["rocket"], time: "night", missing: [] }),
  row("bees around a sunflower", { cast: ["bee 3", "sunflower"], missing: [] }),
  row("a butterfly on a flower in the garden", {
    place: "village",
    cast: ["butterfly", "daisy"],
    missing: [],
  }),
  row("an old man feeding pigeons in the town square", {
    place: "market",
    cast: ["old-man", "dove 3"],
    missing: [],
  }),
  row("a submarine exploring the deep sea", {
    place: "underwater",
    cast: ["submarine"],
    missing: [],
  }),
  row("a pirate ship on the high seas", { place: "ocean", cast: ["sailboat"], missing: [] }),
  row("a pirate with a treasure chest on a tropical island", {
    place: "beach",
    cast: ["pirate", "treasure-chest"],
    missing: [],
  }),
  row("a squirrel holding an acorn", { cast: ["chipmunk"], missing: ["acorn"] }),
  row("a bus in london fog", { place: "city", weather: "fog", cast: ["bus"], missing: [] }),
  row("lightning over the prairie", { place: "meadow", weather: "storm", cast: [], missing: [] }),
  row("five frogs on a log", { cast: ["frog 5", "log"], missing: [] }),
  row("a herd of zebras grazing on the savannah", {
    place: "savanna",
    cast: ["zebra 5"],
    missing: [],
  }),
  row("a spaceship near a ringed planet", {
    place: "space",
    cast: ["rocket", "planet"],
    missing: [],
  }),
  row("an alien waving from a ufo", { cast: ["alien", "ufo"], missing: ["waving"] }),
  row("a teddy bear on a bed", { place: "room", cast: ["teddy-bear", "bed"], missing: [] }),
  row("two knights fighting at dusk", { time: "dusk", cast: ["knight 2"], missing: [] }),
  row("a seagull over the harbour, misty morning", {
    place: "harbour",
    time: "dawn",
    weather: "fog",
    cast: ["dove"],
    missing: [],
  }),
  row("a snowman in a village on christmas eve", {
    place: "village",
    weather: "snow",
    cast: ["snowman"],
    missing: [],
  }),
  row("a rabbit wearing a crown and a scarf", { cast: ["rabbit"], missing: [] }),
  row("a bear wearing a kimono", { cast: ["bear"], missing: ["kimono"] }),
  row("a cozy coffee shop with a cup of coffee", { place: "cafe", cast: ["coffee"], missing: [] }),
  row("tractor in a wheat field, late afternoon", {
    place: "wheat-field",
    time: "golden-hour",
    cast: ["tractor"],
    missing: [],
  }),
  row("a girl holding a red balloon under a cherry blossom", {
    cast: ["girl", "balloon", "cherry-blossom"],
    missing: [],
  }),
  row("a scarecrow in a corn field at twilight", {
    place: "farm",
    time: "dusk",
    cast: ["pumpkin-man"],
    missing: [],
  }),
  row("lion and lioness", { place: "desert", missing: ["lioness"] }),
  row("jellyfish glowing in the abyss", { place: "underwater", cast: ["jellyfish"], missing: [] }),
  row("лиса в лесу", { cast: [], missing: ["лиса в лесу"] }),
];
