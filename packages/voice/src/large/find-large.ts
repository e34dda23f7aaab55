import { statSync } from "node:fs";
import type { Sentence } from "@kinora/contracts/message/sentence";
import { hasNativeRuntime } from "@kinora/network/open-network";
import { findParts, type Resolver, resolveHere } from "./read-model.ts";

/** What the large voice needs, as it is found on this machine; tests put others in. */
export interface Search {
  readonly resolve: Resolver;
  readonly hasRuntime: () => Promise<boolean>;
}

const HERE: Search = { resolve: resolveHere, hasRuntime: hasNativeRuntime };

/** Why the large voice cannot speak here; null when it can. */
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
