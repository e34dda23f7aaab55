import { z } from "zod";
import { LOST, type PlatformReply } from "./serving/platform-call.ts";

/** The fate of the next irreversible call: it is lost or answered 5xx, before or after it is done. */
export const COMMIT_FAULTS = ["lost before", "lost after", "500 before", "500 after"] as const;
export type CommitFault = (typeof COMMIT_FAULTS)[number];

/**
 * The fate of the next request with bytes of a file: answered 503, or as a session that is gone; or
 * the answer leaves out how much arrived. A number cuts the connection when so many bytes of the
 * file have arrived.
 */
export const FILE_PART_FAULTS = ["503", "404", "410", "progress left out"] as const;
export type FilePartFault = (typeof FILE_PART_FAULTS)[number] | number;

/** The fate of the next file's processing. */
export const PROCESSING_FAULTS = ["slow", "error", "stuck"] as const;
export type ProcessingFault = (typeof PROCESSING_FAULTS)[number];

/**
 * The fate of the next question: the token has expired, there is no useful answer, or what is asked
 * about is no longer known.
 */
export const QUESTION_FAULTS = ["token expired", "503", "lost", "gone"] as const;
export type QuestionFault = (typeof QUESTION_FAULTS)[number];

/**
 * What is wrong with the account until it is set right. `visibility forced`: posts are private,
 * whatever is asked for. `live and refused`: the next posts appear, and are answered as refused.
 */
export const STANDING_FAULTS = [
  "token revoked",
  "quota reached",
  "rate limit",
  "no permission",
  "media refused",
  "duplicate",
  "visibility forced",
  "live and refused",
] as const;
export type StandingFault = (typeof STANDING_FAULTS)[number];

/** Queues of faults; null lets one pass. */
export interface PlatformFaults {
  commit: (CommitFault | null)[];
  /** Of comments under posts. */
  comment: (CommitFault | null)[];
  filePart: (FilePartFault | null)[];
  processing: (ProcessingFault | null)[];
  question: (QuestionFault | null)[];
  /** Lasts until it is set to null. */
  standing: StandingFault | null;
}

/** Returns an account in good order, and no faults. */
export const noPlatformFaults = (): PlatformFaults => ({
  ...{ commit: [], comment: [], filePart: [], processing: [], question: [] },
  standing: null,
});

const faultsInput = z.strictObject({
  commit: z.array(z.enum(COMMIT_FAULTS).nullable()).optional(),
  comment: z.array(z.enum(COMMIT_FAULTS).nullable()).optional(),
  filePart: z
    .array(z.union([z.enum(FILE_PART_FAULTS), z.int().nonnegative()]).nullable())
    .optional(),
  processing: z.array(z.enum(PROCESSING_FAULTS).nullable()).optional(),
  question: z.array(z.enum(QUESTION_FAULTS).nullable()).optional(),
  standing: z.enum(STANDING_FAULTS).nullable().optional(),
});

/** Replaces those kinds of faults that are given. @throws z.ZodError */
export function setPlatformFaults(faults: PlatformFaults, given: unknown): void {
  const asked = faultsInput.parse(given);
  Object.assign(faults, Object.fromEntries(Object.entries(asked)));
}

/** Lets the next fault of a queue have its way with a call that cannot be undone. */
export function commitUnder(
  faults: (CommitFault | null)[],
  broken: PlatformReply,
  take: () => PlatformReply,
): PlatformReply {
  const fault = faults.shift() ?? null;
  if (fault === "lost before") return LOST;
  if (fault === "500 before") return broken;
  const reply = take();
  if (fault === "lost after") return LOST;
  return fault === "500 after" ? broken : reply;
}
