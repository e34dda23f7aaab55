import type { PlaceFacts } from "./place-facts.ts";

export const SNOW: PlaceFacts = {
  words: `snow field, snowfield, tundra, winter wonderland, in the snow, frozen lake, ski slope,
    siberia, lapland, snowy landscape, through the snow, winter landscape, snowy field, on ice,
    on the ice, icy`,
  alsoShows: ["mountains", "ice", "forest"],
  kin: "snow",
  air: "open",
  year: "none",
  tint: ["#dfeaff", 0.14],
  shows: ["pine"],
  frozen: true,
};
