import { z } from "zod";
import { type Story, sceneView, story } from "./story.ts";

/** Changes of a story: whole fields, and the scenes that changed. */
export const storyPatch = z
  .object({
    /** Sequences that it applies to. Clients with an older one reload the story. */
    over: z.array(z.number().int()),
    sequence: z.number().int(),
    fields: story.omit({ id: true, scenes: true, sequence: true }).partial(),
    /** Omitted when no scene has changed. */
    scenes: z.object({ order: z.array(z.string()), other: z.array(sceneView) }).optional(),
  })
  .meta({ id: "StoryPatch" });
export type StoryPatch = z.infer<typeof storyPatch>;

/** Hashes a text. */
type Digest = (text: string) => string;

/** Fingerprint of a story's state, for finding what has changed. */
export interface StoryPrint {
  readonly sequence: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly scenes: ReadonlyMap<string, string>;
  /** Fingerprint of the scene ids in order. */
  readonly order: string;
}

export function printOf({ id: _, sequence, scenes, ...rest }: Story, digest: Digest): StoryPrint {
  const print = (value: unknown) => digest(JSON.stringify(value));
  return {
    sequence,
    fields: new Map(Object.entries(rest).map(([name, value]) => [name, print(value)])),
    scenes: new Map(scenes.map((scene) => [scene.id, print(scene)])),
    order: print(scenes.map(({ id }) => id)),
  };
}

/**
 * Returns the patch that leads from any of these earlier states of one story to the current one.
 */
export function patchSince(
  earlier: readonly StoryPrint[],
  story: Story,
  now: StoryPrint,
): StoryPatch {
  const { id: _, scenes, sequence, ...rest } = story;
  const isOther = (of: (print: StoryPrint) => string | undefined) =>
    earlier.some((print) => of(print) !== of(now));
  // The progress of work is always included, because it also changes within a sequence.
  const fields = Object.entries(rest).filter(
    ([name]) => name === "work" || isOther((print) => print.fields.get(name)),
  );
  const other = scenes.filter(({ id }) => isOther((print) => print.scenes.get(id)));
  const isReordered = isOther(({ order }) => order);
  return {
    over: [...new Set(earlier.map((print) => print.sequence))],
    sequence,
    // The keys are those of `rest`.
    fields: Object.fromEntries(fields) as StoryPatch["fields"],
    ...(other.length > 0 || isReordered
      ? { scenes: { order: scenes.map(({ id }) => id), other } }
      : {}),
  };
}

/** Applies a patch to a story; null when a patch before it was missed. */
export function layOver(
  story: Story,
  { over, sequence, fields, scenes }: StoryPatch,
): Story | null {
  if (!over.includes(story.sequence)) return null;
  const all = [...(scenes?.other ?? []), ...story.scenes];
  const inOrder = scenes?.order.flatMap((id) => all.find((scene) => scene.id === id) ?? []);
  return Object.assign({}, story, fields, { sequence, scenes: inOrder ?? story.scenes });
}
