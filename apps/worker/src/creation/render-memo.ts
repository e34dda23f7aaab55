import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Generated } from "@kinora/domain/generation/generator";
import type { StepMemos } from "@kinora/domain/job/job-steps";
import { MEDIA_ROLES } from "@kinora/domain/media/creation-media";
import { z } from "zod";

const renderMemo = z.object({
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
  notices: z.array(z.string()),
  verdict: z.enum(["clean", "unsure", "hit"]).nullable(),
});

const storyMemo = z.object({ paidFor: z.array(z.string()) });

/** Keys of the pieces that the price of a story's film is for. */
export function readPaidFor(memos: StepMemos): string[] {
  return storyMemo.parse(memos.get("draw")).paidFor;
}

const NOTHING: Generated = { files: [], thumbhash: null, notices: [], verdict: null };

/** The memo of a rendering step; of one that has not run: nothing. */
export function readRenderMemo(memos: StepMemos, name: "draw" | "encode" | "scan"): Generated {
  const memo = memos.get(name);
  return memo === undefined ? NOTHING : renderMemo.parse(memo);
}

/** Are the files that earlier steps left in the scratch folder still there, and whole? */
export async function areFilesThere(memos: StepMemos, directory: string): Promise<boolean> {
  const files = [...readRenderMemo(memos, "draw").files, ...readRenderMemo(memos, "encode").files];
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(directory, file.name)).catch(() => null))?.size),
  );
  return files.every((file, index) => sizes[index] === file.bytes);
}
