import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";

const picture = z.object({ b64_json: z.string().nullish(), url: z.string().nullish() });
const pictures = z.object({ data: z.array(picture).min(1) });
const problem = z.object({ error: z.object({ code: z.string().nullish() }) });

/** What OpenAI calls a refusal under its rules; servers that have rules call it so too. */
const POLICY: ReadonlySet<string> = new Set(["content_policy_violation", "moderation_blocked"]);

/** Where the first picture of an answer lies: in the answer itself, or at an address; null: there is none. */
function addressIn(answer: UpstreamAnswer): string | null {
  const [first] = pictures.safeParse(readJson(answer)).data?.data ?? [];
  // What kind of picture it is shows when it is opened.
  return first?.b64_json ? `data:;base64,${first.b64_json}` : (first?.url ?? null);
}

const isPolicy = (answer: UpstreamAnswer): boolean =>
  POLICY.has(problem.safeParse(readJson(answer)).data?.error.code ?? "");

/** What came of the one POST, whose answer is the picture. @param key stands in for an id: there is none */
export function classifyImages(exchanged: Exchanged, key: string): SubmitOutcome {
  const url = exchanged.kind === "answered" ? addressIn(exchanged.answer) : null;
  const outcome = classifySubmit(exchanged, { idOf: () => (url === null ? null : key), isPolicy });
  return outcome.kind === "accepted" && url !== null ? { ...outcome, files: [{ url }] } : outcome;
}
