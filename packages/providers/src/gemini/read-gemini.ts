import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifyImages } from "../answered-images/classify-images.ts";
import type { ImagesMade } from "../answered-images/read-images.ts";
import { isKeyAtFault } from "../google/google-problem.ts";
import { type Exchanged, readJson } from "../http/exchange.ts";

const part = z.object({
  inlineData: z.object({ mimeType: z.string(), data: z.string() }).nullish(),
  /** True for an intermediate picture. */
  thought: z.boolean().nullish(),
});
const generated = z
  .object({
    candidates: z.array(
      z.object({
        content: z.object({ parts: z.array(part).nullish() }).nullish(),
        finishReason: z.string().nullish(),
      }),
    ),
    promptFeedback: z.object({ blockReason: z.string().nullish() }),
  })
  .partial();
type Generated = z.infer<typeof generated>;

/**
 * Finish reasons that cite content rules (`@google/genai` 3.3.0 and reference 3.4); all others are
 * failures.
 */
const POLICY: ReadonlySet<string> = new Set([
  ...["SAFETY", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "RECITATION"],
  ...["IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION"],
]);

/** Reads an answer: pictures, or the reason there are none. Null when it is not one of Gemini's. */
export function readGenerated(output: unknown): ImagesMade | null {
  const said = generated.safeParse(output).data;
  if (said?.candidates === undefined) return null;
  const files = picturesIn(said);
  if (files.length > 0) return { kind: "files", files };
  return said.candidates.some(({ finishReason }) => POLICY.has(finishReason ?? ""))
    ? { kind: "refused", why: "policy" }
    : { kind: "failed" };
}

const picturesIn = ({ candidates = [] }: Generated) =>
  candidates
    .flatMap(({ content }) => content?.parts ?? [])
    .flatMap(({ inlineData, thought }) =>
      inlineData?.data && !thought
        ? [{ url: `data:${inlineData.mimeType};base64,${inlineData.data}` }]
        : [],
    );

/**
 * True when the prompt was blocked before it reached a model: nothing was made, and nothing is
 * billed.
 */
const areWordsBlocked = (output: unknown): boolean =>
  Boolean(generated.safeParse(output).data?.promptFeedback?.blockReason);

/** Classifies a POST whose answer contains the picture. */
export function classifyGeminiSubmit(exchanged: Exchanged, key: string): SubmitOutcome {
  if (exchanged.kind === "answered" && exchanged.answer.status === 200)
    if (areWordsBlocked(readJson(exchanged.answer))) return { kind: "refused", why: "policy" };
  const outcome = classifyImages(exchanged, key, { isPolicy: () => false, read: readGenerated });
  const isOurs =
    exchanged.kind === "answered" && outcome.kind === "refused" && isKeyAtFault(exchanged.answer);
  return isOurs ? { kind: "refused", why: "auth" } : outcome;
}
