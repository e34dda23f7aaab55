import { SIGNAL_TYPES, type Signal } from "@kinora/domain/event/signal";
import { z } from "zod";

/** The one Postgres NOTIFY channel. Payloads stay far below its limit of 8,000 bytes. */
export const SIGNAL_CHANNEL = "kinora_signal";

const signal = z.object({
  userId: z.string(),
  type: z.enum(SIGNAL_TYPES),
  subjectId: z.string().optional(),
});

export function encodeSignal({ userId, type, subjectId }: Signal): string {
  return JSON.stringify({ userId, type, ...(subjectId === undefined ? {} : { subjectId }) });
}

/** null when the payload is not one of ours. */
export function decodeSignal(payload: string): Signal | null {
  try {
    const { subjectId, ...rest } = signal.parse(JSON.parse(payload));
    return subjectId === undefined ? rest : { ...rest, subjectId };
  } catch {
    return null;
  }
}
