import type { Signal } from "@kinora/domain/event/signal";
import { z } from "zod";

/** The only Postgres NOTIFY channel. Payloads stay far below its limit of 8,000 bytes. */
export const SIGNAL_CHANNEL = "kinora_signal";

const signal = z.object({ userId: z.string(), noun: z.string(), subjectId: z.string() });

export function encodeSignal({ userId, noun, subjectId }: Signal): string {
  return JSON.stringify({ userId, noun, subjectId });
}

/** Decodes a payload; null when it is not one of ours. */
export function decodeSignal(payload: string): Signal | null {
  try {
    return signal.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
