import { stat } from "node:fs/promises";
import { join } from "node:path";
import { chapter } from "@kinora/contracts/creation/creation";
import { storedSentence } from "@kinora/contracts/message/sentence";
import { type RecipeReading, recipeReading } from "@kinora/contracts/recipe/recipe";
import type { Finding } from "@kinora/domain/creation/verdict";
import type { Generated, Ticket } from "@kinora/domain/generation/generator";
import type { StepMemos } from "@kinora/domain/job/job-steps";
import { MEDIA_ROLES } from "@kinora/domain/media/creation-media";
import { z } from "zod";

/** Memos of a creation's steps, as they were stored. */

export const ticket = z.looseObject({ id: z.string().nullable() });

const generated = z.object({
  files: z.array(
    z.object({
      role: z.enum(MEDIA_ROLES),
      name: z.string(),
      mimeType: z.string(),
      bytes: z.number(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      duration: z.number().nullable(),
    }),
  ),
  thumbhash: z.string().nullable(),
  notices: z.array(storedSentence),
  chapters: z.array(chapter).optional(),
  duration: z.number().optional(),
  pieces: z.object({ storyId: z.string(), keys: z.array(z.string()) }).optional(),
});

const scanned = z.object({
  verdict: z.enum(["clean", "unsure", "hit", "known"]).nullable(),
  /** Absent from memos of earlier versions. */
  mature: z.boolean().default(false),
});

const planned = z.object({ reading: recipeReading.optional() });

export const readTicket = (memos: StepMemos): Ticket => ticket.parse(memos.get("submit"));

export const readGenerated = (memos: StepMemos): Generated => generated.parse(memos.get("collect"));

/** A scan without a verdict counts as unsure, so a moderator reviews it. */
export const readVerdict = (memos: StepMemos): Finding =>
  scanned.parse(memos.get("scan")).verdict ?? "unsure";

/** Whether the scan rated it mature. */
export const readMature = (memos: StepMemos): boolean => scanned.parse(memos.get("scan")).mature;

/** Returns a language model's reading from the plan step; empty when there is none. */
export const readNow = (memos: StepMemos): { readonly reading?: RecipeReading } => {
  const { reading } = planned.parse(memos.get("plan"));
  return reading === undefined ? {} : { reading };
};

/** Returns whether the collected files still exist in the scratch folder and are complete. */
export async function areFilesThere(memos: StepMemos, directory: string): Promise<boolean> {
  const { files } = readGenerated(memos);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(directory, file.name)).catch(() => null))?.size),
  );
  return files.every((file, index) => sizes[index] === file.bytes);
}
