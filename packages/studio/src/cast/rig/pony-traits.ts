/** Colours of a body in profile, and whether its tail is made of hair. */
export interface PonyTraits {
  readonly coat: string;
  readonly far: string;
  readonly hoof: string;
  readonly tail: readonly [string, string];
  readonly bushy: boolean;
}

export const PONY_TRAITS: Readonly<Record<string, PonyTraits>> = {
  unicorn: {
    coat: "#d9c4fb",
    far: "#b79be6",
    hoof: "#8f6fe0",
    tail: ["#ff8ae2", "#7aa5ff"],
    bushy: true,
  },
  "horse-face": {
    coat: "#7d4a40",
    far: "#5f3638",
    hoof: "#3d2a33",
    tail: ["#3d2a33", "#5a3f45"],
    bushy: true,
  },
  moose: {
    coat: "#80524a",
    far: "#643d42",
    hoof: "#46303a",
    tail: ["#6d4341", "#80524a"],
    bushy: false,
  },
  boar: {
    coat: "#8d5f55",
    far: "#6d4447",
    hoof: "#4c3238",
    tail: ["#7a4d49", "#8d5f55"],
    bushy: false,
  },
};
