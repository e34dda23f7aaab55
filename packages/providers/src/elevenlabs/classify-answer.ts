import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { classifySubmit } from "../http/classify-submit.ts";
import type { Exchanged } from "../http/exchange.ts";
import { readProblem } from "./read-problem.ts";

/** The prompt breaks their content rules, for example by naming an artist. */
const POLICY: ReadonlySet<string> = new Set(["bad_prompt", "content_against_policy"]);
/** Also reported with the status of an invalid key. */
const QUOTA: ReadonlySet<string> = new Set(["quota_exceeded"]);

/**
 * Classifies a POST whose answer contains the sound. The provider assigns no id, so the order is
 * identified by our key. Whether the sound is usable is checked when it is opened.
 */
export function classifySound(exchanged: Exchanged, key: string): SubmitOutcome {
  if (exchanged.kind === "answered") {
    const { status, headers, body } = exchanged.answer;
    if (status === 200 && headers["content-type"]?.startsWith("audio/")) {
      const url = `data:;base64,${Buffer.from(body, "latin1").toString("base64")}`;
      return { kind: "accepted", upstreamId: key, files: body === "" ? [] : [{ url }] };
    }
  }
  return classifyRefusal(exchanged);
}

/** Classifies a POST that returned no sound. */
export function classifyRefusal(exchanged: Exchanged): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: () => null,
    isPolicy: (answer) => POLICY.has(readProblem(answer) ?? ""),
  });
  const isQuota = exchanged.kind === "answered" && QUOTA.has(readProblem(exchanged.answer) ?? "");
  return outcome.kind === "refused" && isQuota ? { kind: "refused", why: "quota" } : outcome;
}
