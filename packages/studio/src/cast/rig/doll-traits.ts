/** How a face is dressed; eyes as in the toys. */
export interface DollTraits {
  readonly shirt: string;
  readonly trousers: string;
  readonly shoes: string;
  readonly hands: string;
  readonly eyes?: readonly [number, number, number, number];
  /** True for a skirt instead of trousers. */
  readonly skirt?: boolean;
  readonly belt?: string;
  /** A plate, badge or button in the middle of the chest. */
  readonly chest?: string;
}

const SKIN = "#fcc02e";

/** Eyes whose whites are wider than the iris, so that a lid must cover the whole. */
const WIDE_EYES: DollTraits["eyes"] = [11.7, 20.3, 17.7, 2.9];

export const DOLL_TRAITS: Readonly<Record<string, DollTraits>> = {
  boy: {
    shirt: "#3f8ff0",
    trousers: "#5b4a86",
    shoes: "#e2504a",
    hands: SKIN,
    eyes: [11.7, 20.6, 17.8, 2.8],
  },
  girl: {
    shirt: "#ff6f91",
    trousers: "#ff6f91",
    shoes: "#7d3fa8",
    hands: SKIN,
    skirt: true,
    eyes: [12.2, 19.7, 17.8, 2.2],
  },
  child: {
    shirt: "#3fbf8f",
    trousers: "#40568f",
    shoes: "#f2b134",
    hands: SKIN,
    eyes: [12, 19.6, 17.8, 2.2],
  },
  baby: { shirt: "#8fd3ff", trousers: "#c9ecff", shoes: "#ffffff", hands: SKIN },
  man: { shirt: "#e8663d", trousers: "#44506f", shoes: "#4a342e", hands: SKIN, eyes: WIDE_EYES },
  woman: {
    shirt: "#8a5be0",
    trousers: "#8a5be0",
    shoes: "#4b2f7a",
    hands: SKIN,
    skirt: true,
    eyes: WIDE_EYES,
  },
  person: { shirt: "#f28a2e", trousers: "#6a6f84", shoes: "#4f3b86", hands: SKIN, eyes: WIDE_EYES },
  "old-man": {
    shirt: "#8fa06a",
    trousers: "#6e5a4c",
    shoes: "#4a342e",
    hands: SKIN,
    eyes: WIDE_EYES,
  },
  "old-woman": {
    shirt: "#b56a8f",
    trousers: "#b56a8f",
    shoes: "#5c3a52",
    hands: SKIN,
    skirt: true,
    eyes: [11.8, 20.1, 18.3, 2.6],
  },
  "santa-claus": {
    shirt: "#e5343f",
    trousers: "#e5343f",
    shoes: "#3a3340",
    hands: "#f7f4fb",
    belt: "#3a3340",
    chest: "#ffd45e",
  },
  "woman-blonde-hair": {
    shirt: "#3fa9c9",
    trousers: "#3fa9c9",
    shoes: "#7a4a2e",
    hands: SKIN,
    skirt: true,
    eyes: WIDE_EYES,
  },
  "man-blonde-hair": { shirt: "#4f9d69", trousers: "#3f4a7a", shoes: "#4a342e", hands: SKIN },
  "woman-red-hair": {
    shirt: "#2f9d6b",
    trousers: "#2f9d6b",
    shoes: "#6b3a2e",
    hands: SKIN,
    skirt: true,
  },
  "woman-curly-hair": {
    shirt: "#f06a6a",
    trousers: "#f06a6a",
    shoes: "#5b3a86",
    hands: SKIN,
    skirt: true,
  },
  "man-curly-hair": { shirt: "#5b78d9", trousers: "#5a4a3e", shoes: "#33405f", hands: SKIN },
  "woman-white-hair": {
    shirt: "#7a5fb0",
    trousers: "#7a5fb0",
    shoes: "#46306e",
    hands: SKIN,
    skirt: true,
  },
  "man-white-hair": { shirt: "#5e7fa0", trousers: "#4f4a5e", shoes: "#3a3340", hands: SKIN },
  "man-bald": { shirt: "#d9a441", trousers: "#4a556f", shoes: "#4a342e", hands: SKIN },
  "man-beard": {
    shirt: "#b8402f",
    trousers: "#3f4f7a",
    shoes: "#5a3a26",
    hands: SKIN,
    belt: "#5a3a26",
  },
  "older-person": { shirt: "#7d9a86", trousers: "#6a5a6e", shoes: "#4a342e", hands: SKIN },
  "man-wearing-turban": {
    shirt: "#efe6d2",
    trousers: "#d9c9a6",
    shoes: "#8a3f2e",
    hands: SKIN,
    belt: "#c9862e",
    chest: "#f2b134",
  },
  "mx-claus": {
    shirt: "#e5343f",
    trousers: "#2f8f5b",
    shoes: "#3a3340",
    hands: "#f7f4fb",
    belt: "#3a3340",
    chest: "#ffd45e",
  },
  "angry-face-with-horns": {
    shirt: "#6a3fb0",
    trousers: "#4a2a86",
    shoes: "#2e1a52",
    hands: "#8a5be0",
  },
  "mrs-claus": {
    shirt: "#d92f45",
    trousers: "#d92f45",
    shoes: "#3a3340",
    hands: SKIN,
    skirt: true,
    belt: "#fbf6ff",
  },
  "cowboy-hat-face": {
    shirt: "#c9503c",
    trousers: "#4a6fa8",
    shoes: "#7a4a2c",
    hands: "#ffd04a",
    belt: "#6d4226",
    chest: "#ffd45e",
  },
  "clown-face": {
    shirt: "#ffcf3f",
    trousers: "#3f8ff0",
    shoes: "#e5343f",
    hands: "#ffffff",
    chest: "#e5343f",
  },
  skull: { shirt: "#ece6f4", trousers: "#d8d0e6", shoes: "#ece6f4", hands: "#ece6f4" },
  robot: {
    shirt: "#c9c3dc",
    trousers: "#8d88a8",
    shoes: "#e0325f",
    hands: "#e0325f",
    belt: "#5b5478",
    chest: "#3fc3ff",
  },
  alien: { shirt: "#7ddc5c", trousers: "#62c648", shoes: "#4fae3c", hands: "#8fee6a" },
  ogre: {
    shirt: "#b3224f",
    trousers: "#3d2a78",
    shoes: "#7d2b9e",
    hands: "#d6304f",
    belt: "#f2a93c",
  },
  "jack-o-lantern": {
    shirt: "#5b3f8f",
    trousers: "#3c2d63",
    shoes: "#f2762e",
    hands: "#7dbf45",
    chest: "#f2b134",
  },
  "baby-angel": { shirt: "#ffffff", trousers: "#ffffff", shoes: SKIN, hands: SKIN, skirt: true },
  "man-red-hair": {
    shirt: "#3f9f62",
    trousers: "#5a4a3c",
    shoes: "#3c2c28",
    hands: "#f7b04a",
    belt: "#6d4226",
  },
  "kinora:knight": {
    shirt: "#b4bbce",
    trousers: "#8b93ad",
    shoes: "#6d7592",
    hands: "#9aa2ba",
    belt: "#c98a25",
    chest: "#d23350",
  },
  "kinora:pirate": {
    shirt: "#f3ece2",
    trousers: "#3c4a7a",
    shoes: "#3a2b34",
    hands: "#fbb92f",
    belt: "#b3283f",
  },
};

export const PLAIN_DOLL: DollTraits = {
  shirt: "#f28a2e",
  trousers: "#5b6480",
  shoes: "#4a3b52",
  hands: SKIN,
};
