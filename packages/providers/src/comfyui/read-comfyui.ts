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

/** Classifies the outcome of the POST. */
export function classifyComfyuiSubmit(exchanged: Exchanged): SubmitOutcome {
  const outcome = classifySubmit(exchanged, {
    idOf: (answer) => taken.safeParse(readJson(answer)).data?.prompt_id ?? null,
    // ComfyUI has no content rules.
    isPolicy: () => false,
  });
  if (outcome.kind !== "refused" || exchanged.kind !== "answered") return outcome;
  // Only a picture comes from the user; missing files and node classes are up to the server's
  // owner, and its other workflows may not need them.
  return { kind: "refused", why: speaksOfPicture(exchanged.answer) ? "input" : "away" };
}

function speaksOfPicture(answer: UpstreamAnswer): boolean {
  const errors = Object.values(refusal.safeParse(readJson(answer)).data?.node_errors ?? {});
  return errors.length > 0 && errors.every(({ class_type }) => class_type === "LoadImage");
}

/** The item's number, the order's id, and more fields. */
const item = z.tuple([z.unknown(), z.string()], z.unknown());
const queue = z.object({ queue_running: z.array(item), queue_pending: z.array(item) });

/** An order's place in the queue; null when the answer does not report it. */
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

/**
 * Reads the outcome of an order that has left the queue; "absent" when the server has no record of
 * it since its last start.
 */
export function readHistory(
  answer: UpstreamAnswer | null,
  id: string,
): HistoryEntry | "absent" | null {
  const said = answer?.status === 200 ? history.safeParse(readJson(answer)).data : undefined;
  return said ? (said[id] ?? "absent") : null;
}

/**
 * Reads the standing of an accepted order that is in no queue. An order that a restart forgot has
 * failed.
 */
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

/** Fields in which the different node classes list their files. */
const LISTS = ["images", "gifs", "videos", "video"] as const;

/** Reads the result of a finished order. @param url of the server */
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
