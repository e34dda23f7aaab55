import type { Progress } from "@kinora/contracts/creation/creation";

/** What is being done, as the tile says it. */
export function stageWords({ stage, position }: Progress): string {
  switch (stage) {
    case "queued":
      return position === null || position === 0 ? "Next in line" : `${position} in front of you`;
    case "started":
      return "Planning the scene";
    case "rendering":
      return "Drawing";
    case "checking":
      return "Checking";
    case "saving":
      return "Saving";
  }
}
