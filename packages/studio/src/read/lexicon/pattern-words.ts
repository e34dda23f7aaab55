import type { Pattern } from "../../scene/scene-spec.ts";

/** Words before a garment and the pattern they denote. */
export const PATTERN_WORDS: ReadonlyMap<string, Pattern> = new Map([
  ["striped", "striped"],
  ["stripy", "striped"],
  ["dotted", "dotted"],
  ["spotted", "dotted"],
  ["checked", "checked"],
  ["checkered", "checked"],
  ["chequered", "checked"],
  ["plaid", "checked"],
  ["tartan", "checked"],
]);
