import type { Story } from "@kinora/contracts/story/story";

type Work = NonNullable<Story["work"]>;

const KIND_WORDS: Readonly<Record<Work["kind"], string>> = {
  script: "Writing the script",
  update: "Making pictures and voices",
  preview: "Making the preview",
  render: "Rendering the film",
};

/** What is being done and how far it is: "Making the preview · 40 %". Never more than is known. */
export function workWords({ kind, stage, percent, position }: Work): string {
  if (stage === "queued") {
    if (position === null) return `${KIND_WORDS[kind]}: in the queue`;
    return position === 0
      ? `${KIND_WORDS[kind]}: next in the queue`
      : `${KIND_WORDS[kind]}: ${position} ahead of you`;
  }
  if (stage === "checking") return `${KIND_WORDS[kind]}: checking`;
  if (stage === "saving") return `${KIND_WORDS[kind]}: saving`;
  return `${KIND_WORDS[kind]} · ${Math.round(percent)}%`;
}
