import type { SubmitOutcome } from "@kinora/domain/hosted/provider";
import { classifySubmit } from "../http/classify-submit.ts";
import type { Exchanged } from "../http/exchange.ts";
import { readProblem } from "./read-problem.ts";

/** Words that their rules do not allow: names of artists, or worse. */
const POLICY: ReadonlySet<string> = new Set(["bad_prompt", "content_against_policy"]);
/** Also said with the status of a key that is none of theirs. */
const QUOTA: ReadonlySet<string> = new Set(["quota_exceeded"]);

/**
 * What came of a POST whose answer is a sound. It has no id there: it is known by our key. Whether it is one of ours to
 * give is seen when it is opened.
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

/** What came of a POST that brought nothing. */
export function classifyRefusal(exchanged: Exchanged): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: () => null,
    isPolicy: (answer) => POLICY.has(readProblem(answer) ?? ""),
  });
  const isQuota = exchanged.kind === "answered" && QUOTA.has(readProblem(exchanged.answer) ?? "");
  return outcome.kind === "refused" && isQuota ? { kind: "refused", why: "quota" } : outcome;
}
