import type {
  SubmitOutcome,
  UpstreamResult,
  UpstreamStanding,
} from "@kinora/domain/hosted/provider";
import { z } from "zod";
import { classifySubmit } from "../http/classify-submit.ts";
import { type Exchanged, readJson, type UpstreamAnswer } from "../http/exchange.ts";
import { RESULT } from "./workflow.ts";

const taken = z.object({ prompt_id: z.string().min(1) });
const refusal = z.object({
  node_errors: z.record(z.string(), z.object({ class_type: z.string() })),
});

/** What came of the one POST. */
export function classifyComfyuiSubmit(exchanged: Exchanged): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: (answer) => taken.safeParse(readJson(answer)).data?.prompt_id ?? null,
    // It has no rules.
    isPolicy: () => false,
  });
  if (outcome.kind !== "refused" || exchanged.kind !== "answered") return outcome;
  // Only a picture is a person's; files and kinds of nodes that it does not have are the server's matter.
  return { kind: "refused", why: speaksOfPicture(exchanged.answer) ? "input" : "auth" };
}

function speaksOfPicture(answer: UpstreamAnswer): boolean {
  const errors = Object.values(refusal.safeParse(readJson(answer)).data?.node_errors ?? {});
  return errors.length > 0 && errors.every(({ class_type }) => class_type === "LoadImage");
}

/** Number, id, and more. */
const item = z.tuple([z.unknown(), z.string()], z.unknown());
const queue = z.object({ queue_running: z.array(item), queue_pending: z.array(item) });

/** Where an order stands in a queue; null: the answer says nothing of that. */
export type QueuePlace = "running" | "pending" | "absent";

export function readQueue(answer: UpstreamAnswer | null, id: string): QueuePlace | null {
  const said = answer?.status === 200 ? queue.safeParse(readJson(answer)).data : undefined;
  if (!said) return null;
  const isIt = ([, other]: z.infer<typeof item>) => other === id;
  if (said.queue_running.some(isIt)) return "running";
  return said.queue_pending.some(isIt) ? "pending" : "absent";
}

const file = z.object({
  filename: z.string().min(1),
  subfolder: z.string(),
  type: z.enum(["output", "temp"]),
});
const history = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
    status: z.object({ status_str: z.string() }).nullish(),
  }),
);
type HistoryEntry = z.infer<typeof history>[string];

/** What became of an order that is in no queue any more; "absent": the server has not heard of it since it started. */
export function readHistory(
  answer: UpstreamAnswer | null,
  id: string,
): HistoryEntry | "absent" | null {
  const said = answer?.status === 200 ? history.safeParse(readJson(answer)).data : undefined;
  return said ? (said[id] ?? "absent") : null;
}

/** Of an order that it took and that is in no queue. What a restart forgot is not made any more. */
export function readComfyuiStanding(answer: UpstreamAnswer | null, id: string): UpstreamStanding {
  const entry = readHistory(answer, id);
  if (entry === null) return { kind: "unclear" };
  if (entry === "absent") return { kind: "failed" };
  switch (entry.status?.status_str) {
    case "success":
      return { kind: "done" };
    case "error":
      return { kind: "failed" };
    default:
      return { kind: "unclear" };
  }
}

/** Under which kinds of nodes list their files. */
const LISTS = ["images", "gifs", "videos", "video"] as const;

/** @param url of the server */
export function readComfyuiResult(
  answer: UpstreamAnswer | null,
  id: string,
  url: string,
): UpstreamResult {
  const entry = readHistory(answer, id);
  if (entry === null) return { kind: "unclear" };
  if (entry === "absent") return { kind: "gone" };
  const made = entry.outputs[RESULT] ?? {};
  const [first] = LISTS.flatMap((list) => z.array(file).safeParse(made[list]).data ?? []);
  return first
    ? { kind: "files", files: [{ url: `${url}/view?${new URLSearchParams(first)}` }] }
    : { kind: "gone" };
}
