import { z } from "zod";
import { type Story, sceneView, story } from "./story.ts";

/** What of a story is other than it was: fields as a whole, and of the scenes those that are other. */
export const storyPatch = z
  .object({
    /** Sequences it can be laid over. Whoever has an older one asks for the story. */
    over: z.array(z.number().int()),
    sequence: z.number().int(),
    fields: story.omit({ id: true, scenes: true, sequence: true }).partial(),
    /** Left out: all scenes are as they were. */
    scenes: z.object({ order: z.array(z.string()), other: z.array(sceneView) }).optional(),
  })
  .meta({ id: "StoryPatch" });
export type StoryPatch = z.infer<typeof storyPatch>;

/** Turns what is shown into something short that differs where it does. */
type Digest = (text: string) => string;

/** What a story was like, as far as it takes to see what has become other. */
export interface StoryPrint {
  readonly sequence: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly scenes: ReadonlyMap<string, string>;
  /** Of their ids, in order. */
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

/** What leads from each of the earlier states, all of one story, to how it is now. */
export function patchSince(
  earlier: readonly StoryPrint[],
  story: Story,
  now: StoryPrint,
): StoryPatch {
  const { id: _, scenes, sequence, ...rest } = story;
  const isOther = (of: (print: StoryPrint) => string | undefined) =>
    earlier.some((print) => of(print) !== of(now));
  // How far work is, is told between two states too.
  const fields = Object.entries(rest).filter(
    ([name]) => name === "work" || isOther((print) => print.fields.get(name)),
  );
  const other = scenes.filter(({ id }) => isOther((print) => print.scenes.get(id)));
  const isReordered = isOther(({ order }) => order);
  return {
    over: [...new Set(earlier.map((print) => print.sequence))],
    sequence,
    // The same names as before.
    fields: Object.fromEntries(fields) as StoryPatch["fields"],
    ...(other.length > 0 || isReordered
      ? { scenes: { order: scenes.map(({ id }) => id), other } }
      : {}),
  };
}

/** A story with what is told of it laid over; null when something was missed. */
export function layOver(
  story: Story,
  { over, sequence, fields, scenes }: StoryPatch,
): Story | null {
  if (!over.includes(story.sequence)) return null;
  const all = [...(scenes?.other ?? []), ...story.scenes];
  const inOrder = scenes?.order.flatMap((id) => all.find((scene) => scene.id === id) ?? []);
  return Object.assign({}, story, fields, { sequence, scenes: inOrder ?? story.scenes });
}
