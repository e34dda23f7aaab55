import type { TimeOfDay } from "../scene/scene-spec.ts";

/**
 * Colours of a time of day: sky from zenith to horizon, haze, fill light, key light and their
 * strength.
 */
export interface Palette {
  readonly sky: readonly [string, string, string, string, string];
  readonly haze: string;
  readonly ambient: string;
  readonly key: string;
  readonly brightness: number;
}

/** Several skies per time of day; the seed picks one, so that not every dusk looks the same. */
export const PALETTES: Readonly<Record<TimeOfDay, readonly [Palette, ...Palette[]]>> = {
  dawn: [
    {
      sky: ["#3d5a9e", "#6f86c4", "#c3a6cb", "#ffb9a3", "#ffe0ad"],
      haze: "#f2c6bd",
      ambient: "#a8a4cf",
      key: "#ffd2a0",
      brightness: 0.72,
    },
    {
      sky: ["#2f6294", "#5f9bb8", "#a9c9c2", "#f8d6a8", "#fff0c0"],
      haze: "#eed9c0",
      ambient: "#9db0c8",
      key: "#ffe0a8",
      brightness: 0.75,
    },
    {
      sky: ["#454a90", "#8a6fb5", "#dd8fae", "#ff9f8f", "#ffd59a"],
      haze: "#eeb4b6",
      ambient: "#a99acb",
      key: "#ffc294",
      brightness: 0.7,
    },
  ],
  day: [
    {
      sky: ["#1765c8", "#3389de", "#66b2f0", "#a6d8f7", "#dcf2f7"],
      haze: "#c3e2f4",
      ambient: "#bcd2f4",
      key: "#fff6dc",
      brightness: 1,
    },
    {
      sky: ["#1d74bd", "#3d9ad2", "#74c3e4", "#aee2ec", "#e6f6ea"],
      haze: "#cae9ec",
      ambient: "#bcdcec",
      key: "#fff3cf",
      brightness: 1,
    },
    {
      sky: ["#2555b4", "#4a7fd6", "#7faeea", "#b9d6f4", "#f3ecdc"],
      haze: "#d0def0",
      ambient: "#c4d0f2",
      key: "#fff0d4",
      brightness: 0.98,
    },
  ],
  "golden-hour": [
    {
      sky: ["#2f66a8", "#6a97bd", "#c9bfa2", "#ffc46e", "#ffe2a0"],
      haze: "#f6cb92",
      ambient: "#b8a6b4",
      key: "#ffc062",
      brightness: 0.86,
    },
    {
      sky: ["#3a5da6", "#8a86b4", "#e0a191", "#ffa85e", "#ffd584"],
      haze: "#f3b488",
      ambient: "#b89cb0",
      key: "#ffae58",
      brightness: 0.82,
    },
    {
      sky: ["#287a9c", "#69a9a8", "#cfcb9c", "#ffce70", "#fff0b4"],
      haze: "#f2d9a0",
      ambient: "#b4b4aa",
      key: "#ffcc6a",
      brightness: 0.88,
    },
  ],
  dusk: [
    {
      sky: ["#15173f", "#3a2a6e", "#85408a", "#e0607c", "#ffa262"],
      haze: "#a8587f",
      ambient: "#6c5c9e",
      key: "#ff9a70",
      brightness: 0.55,
    },
    {
      sky: ["#10224e", "#2b4780", "#6f6298", "#d27d86", "#ffbc80"],
      haze: "#90708f",
      ambient: "#6270a4",
      key: "#ffae80",
      brightness: 0.56,
    },
    {
      sky: ["#241546", "#5a2470", "#a83676", "#f05c62", "#ffb456"],
      haze: "#a84d70",
      ambient: "#76569a",
      key: "#ff8f62",
      brightness: 0.54,
    },
  ],
  night: [
    {
      sky: ["#050921", "#0b1740", "#162d62", "#274b80", "#456f98"],
      haze: "#2b4a78",
      ambient: "#5a70b8",
      key: "#bcd2ff",
      brightness: 0.32,
    },
    {
      sky: ["#08081f", "#15133f", "#2b2563", "#463f82", "#6e64a0"],
      haze: "#3d3a74",
      ambient: "#6a68b6",
      key: "#cbc8ff",
      brightness: 0.32,
    },
    {
      sky: ["#030f1e", "#07243c", "#0f4258", "#236472", "#4a8d8c"],
      haze: "#1f5566",
      ambient: "#4c80a4",
      key: "#c0f0f0",
      brightness: 0.32,
    },
  ],
};
