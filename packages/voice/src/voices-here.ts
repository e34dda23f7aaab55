import { type NarratorVoice, voicesOf } from "@kinora/catalogue/voices";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { type Search, whyNoLargeVoice } from "./large/find-large.ts";

/**
 * Returns the voices available on this machine. `why` explains why there are no large ones, else
 * null.
 */
export async function voicesHere(search?: Search): Promise<{
  readonly voices: readonly NarratorVoice[];
  readonly engine: NarratorVoice["engine"];
  readonly why: Sentence | null;
}> {
  const why = await whyNoLargeVoice(search);
  const engine = why === null ? "large" : "small";
  return { voices: voicesOf(engine), engine, why };
}
