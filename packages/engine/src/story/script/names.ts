import type { Random } from "../../studio/scene/random.ts";

/** Given names of many languages, short and easy for the voices. */
const ANYBODY = `Noa, Kim, Robin, Sasha, Rio, Alex, Nur, Remy, Jules, Sam, Kai, Mika, Ari, Toni, Zuri, Eden, Amari, Yuki, Luca, Charlie`;
const SHE = `Amina, Mira, Lucia, Hana, Ines, Freya, Leila, Nadia, Sofia, Priya, Ama, Mei, Elena, Zola, Aroha, Ida, Carmen, Tala, Anya, Rosa`;
const HE = `Tomas, Idris, Mateo, Kofi, Emil, Hugo, Rafi, Omar, Felix, Jonas, Ravi, Diego, Anton, Tama, Malik, Oskar, Nico, Kenji, Leon, Samir`;
const CREATURE = `Pip, Bo, Juno, Olive, Biscuit, Moss, Hazel, Tiko, Maple, Nilo, Pepper, Luma, Clover, Otto, Fig, Suki, Bramble, Momo, Wren, Poppy`;
const MACHINE = `Bolt, Dot, Unit Seven, Tin, Echo, Pixel, Vela, Nix, Argo, Widget, Tock, Beep, Orbit, Rivet`;

export type NameKind = "anybody" | "she" | "he" | "creature" | "machine";

const POOLS: Readonly<Record<NameKind, readonly string[]>> = {
  anybody: ANYBODY.split(", "),
  she: SHE.split(", "),
  he: HE.split(", "),
  creature: CREATURE.split(", "),
  machine: MACHINE.split(", "),
};

/** A name for one of that kind, none of those already taken. */
export function chooseName(kind: NameKind, taken: readonly string[], random: Random): string {
  return random.pick(POOLS[kind].filter((name) => !taken.includes(name)));
}
