import { statSync } from "node:fs";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { hasNativeRuntime } from "@kinora/network/open-network";
import { findParts, type Resolver, resolveHere } from "./read-model.ts";

/** The requirements of the large voice, as found on this machine; tests replace them. */
export interface Search {
  readonly resolve: Resolver;
  readonly hasRuntime: () => Promise<boolean>;
}

const HERE: Search = { resolve: resolveHere, hasRuntime: hasNativeRuntime };

/** Explains why the large voice is unavailable here; null when it is available. */
export async function whyNoLargeVoice({
  resolve,
  hasRuntime,
}: Search = HERE): Promise<Sentence | null> {
  try {
    for (const part of findParts(resolve)) statSync(part);
    resolve("phonemizer");
  } catch {
    return { code: "voice.notInstalled", params: {} };
  }
  if (await hasRuntime()) return null;
  return { code: "voice.cannotRun", params: {} };
}
