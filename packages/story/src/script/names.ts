import type { Random } from "@kinora/studio/scene/random";

/**
 * Given names from many languages. Each was spoken in a sentence by two voices and transcribed
 * correctly by the recogniser, so that a listener knows its spelling ("Tock" was heard as "Talk",
 * "Elena" as "Alina").
 */
const ANYBODY = `Kim, Robin, Sasha, Alex, Sam, Charlie, Jamie, Morgan, Jordan, Casey, Riley, Max, Parker, Eden, Luca, Kai, Jules`;
const SHE = `Lucia, Freya, Priya, Carmen, Rosa, Maria, Anna, Clara, Fatima, Maya, Nina, Julia, Ruby, Alice, Ingrid, Yoko`;
const HE = `Mateo, Hugo, Omar, Felix, Jonas, Diego, Anton, Malik, Nico, Leon, Marco, Ivan, Pedro, Ahmed, Oliver, Henry, Carlos, Oscar, Victor, Pablo, Thomas, Ravi, Kenji, Hassan`;
const CREATURE = `Pip, Juno, Olive, Biscuit, Moss, Hazel, Maple, Pepper, Clover, Otto, Bramble, Momo, Suki, Poppy, Ginger, Cookie, Pumpkin, Daisy, Willow, Sunny, Rusty, Peanut, Bruno, Penny, Jasper, Mango, Luna`;
const MACHINE = `Bolt, Dot, Echo, Pixel, Widget, Orbit, Atlas, Rocket, Sparky, Gizmo, Turbo, Cosmo, Comet, Apollo, Titan, Buzz, Nova`;

export type NameKind = "anybody" | "she" | "he" | "creature" | "machine";

const POOLS: Readonly<Record<NameKind, readonly string[]>> = {
  anybody: ANYBODY.split(", "),
  she: SHE.split(", "),
  he: HE.split(", "),
  creature: CREATURE.split(", "),
  machine: MACHINE.split(", "),
};

/** Creature names that imply a gender: Daisy is not a male name. */
const TELLING: Readonly<Record<"she" | "he", ReadonlySet<string>>> = {
  she: new Set("Juno, Olive, Hazel, Poppy, Daisy, Willow, Penny, Luna, Ginger".split(", ")),
  he: new Set("Otto, Rusty, Bruno, Jasper".split(", ")),
};

/** Chooses a name of the given kind that is not taken and does not imply the other gender. */
export function chooseName(
  kind: NameKind,
  taken: readonly string[],
  random: Random,
  gender?: "she" | "he",
): string {
  const other = gender === undefined ? undefined : TELLING[gender === "she" ? "he" : "she"];
  return random.pick(
    POOLS[kind].filter((name) => !taken.includes(name) && other?.has(name) !== true),
  );
}
