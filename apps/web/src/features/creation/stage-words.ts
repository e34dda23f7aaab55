import type { Progress } from "@kinora/contracts/creation/creation";

/** What is being done, as the tile says it. Never more than is known. */
export function stageWords({ stage, position }: Progress): string {
  switch (stage) {
    case "queued":
      return queueWords(position);
    case "started":
      return "Planning";
    case "rendering":
      return "Rendering";
    case "checking":
      return "Checking";
    case "saving":
      return "Saving";
  }
}

function queueWords(position: number | null): string {
  if (position === null) return "In the queue";
  return position === 0 ? "Next in the queue" : `${position} ahead of you`;
}
