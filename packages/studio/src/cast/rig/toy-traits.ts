export type Tail = "brush" | "thin" | "tuft" | "pom" | "curl" | "stub" | "ringed" | "up" | "none";

/**
 * How a head gets its body: colours, tail, and the position of the eyes in the picture's 32 units.
 */
export interface ToyTraits {
  readonly fur: string;
  readonly belly: string;
  readonly paw: string;
  readonly limbs?: string;
  readonly tail: Tail;
  readonly tip?: string;
  readonly stripes?: string;
  /** Left x, right x, y, radius. */
  readonly eyes: readonly [number, number, number, number];
}

/** Default for heads without an entry. */
export const PLAIN_TOY: ToyTraits = {
  fur: "#b9b2c9",
  belly: "#e6e1ef",
  paw: "#948caa",
  tail: "none",
  eyes: [12, 20, 18, 1.7],
};

export const TOY_TRAITS: Readonly<Record<string, ToyTraits>> = {
  fox: {
    fur: "#f2761f",
    belly: "#ffeedd",
    paw: "#4a2b2b",
    tail: "brush",
    tip: "#ffeedd",
    eyes: [12, 19.8, 18.5, 1.7],
  },
  "cat-face": {
    fur: "#f4b71b",
    belly: "#ffe6a3",
    paw: "#f9cd58",
    tail: "thin",
    eyes: [11.8, 20, 18.4, 1.7],
  },
  "dog-face": {
    fur: "#eeb07c",
    belly: "#fbdcb8",
    paw: "#fbdcb8",
    tail: "up",
    eyes: [12.9, 18.9, 13.4, 1.7],
  },
  bear: {
    fur: "#8d5f4e",
    belly: "#c79a78",
    paw: "#6d4345",
    tail: "stub",
    eyes: [12, 20, 16.2, 1.7],
  },
  panda: {
    fur: "#ece3f8",
    belly: "#fbf7ff",
    paw: "#4a4069",
    limbs: "#564a78",
    tail: "stub",
    eyes: [12, 19.9, 16.2, 1.7],
  },
  lion: {
    fur: "#f2a53c",
    belly: "#ffd9a0",
    paw: "#f7bf6a",
    tail: "tuft",
    tip: "#7c4438",
    eyes: [12, 20, 14.6, 1.7],
  },
  "tiger-face": {
    fur: "#f6801f",
    belly: "#f4ecff",
    paw: "#fff3ea",
    tail: "ringed",
    tip: "#453b63",
    stripes: "#453b63",
    eyes: [12, 19.9, 15.3, 1.7],
  },
  "rabbit-face": {
    fur: "#dedae3",
    belly: "#ffffff",
    paw: "#f3eff6",
    tail: "pom",
    tip: "#ffffff",
    eyes: [12, 20.1, 17.3, 1.7],
  },
  wolf: {
    fur: "#8b8b93",
    belly: "#dcd7e3",
    paw: "#6b6b76",
    tail: "brush",
    tip: "#dcd7e3",
    eyes: [12.1, 20, 15.6, 1.7],
  },
  "mouse-face": {
    fur: "#c9c4d8",
    belly: "#efe9fa",
    paw: "#f49aa6",
    tail: "thin",
    tip: "#f08592",
    eyes: [12, 20, 20.4, 1.7],
  },
  frog: {
    fur: "#40cf94",
    belly: "#ffdf6e",
    paw: "#2fb283",
    tail: "none",
    eyes: [9.5, 22.5, 8.3, 2.9],
  },
  "monkey-face": {
    fur: "#7f5147",
    belly: "#f3b09a",
    paw: "#f3b09a",
    tail: "curl",
    eyes: [12.9, 18.9, 14.9, 1.6],
  },
  koala: {
    fur: "#93939b",
    belly: "#dddbe3",
    paw: "#74747e",
    tail: "none",
    eyes: [10, 22, 16.7, 1.7],
  },
  "polar-bear": {
    fur: "#e9e7ef",
    belly: "#ffffff",
    paw: "#d5d0e2",
    tail: "stub",
    eyes: [12, 20.1, 15.6, 1.7],
  },
  raccoon: {
    fur: "#9a9aa3",
    belly: "#d9d8e0",
    paw: "#4d4c57",
    tail: "ringed",
    tip: "#4d4c57",
    eyes: [12.1, 19.9, 19.7, 1.6],
  },
  hamster: {
    fur: "#f3ad74",
    belly: "#ffe8d0",
    paw: "#ffc79b",
    tail: "none",
    eyes: [12, 20, 19.5, 1.7],
  },
  "cow-face": {
    fur: "#ebe6f3",
    belly: "#ffffff",
    paw: "#5d5963",
    tail: "tuft",
    tip: "#5d5963",
    eyes: [12, 20, 14.4, 1.7],
  },
  "pig-face": {
    fur: "#ff8cae",
    belly: "#ffb9cc",
    paw: "#f0658f",
    tail: "curl",
    eyes: [12.3, 20.8, 16.3, 1.7],
  },
};
