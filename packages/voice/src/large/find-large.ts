import { statSync } from "node:fs";
import { hasNativeRuntime } from "@kinora/network/open-network";
import { findParts, type Resolver, resolveHere } from "./read-model.ts";

/** What the large voice needs, as it is found on this machine; tests put others in. */
export interface Search {
  readonly resolve: Resolver;
  readonly hasRuntime: () => Promise<boolean>;
}

const HERE: Search = { resolve: resolveHere, hasRuntime: hasNativeRuntime };

/** Why the large voice cannot speak here, in one sentence; null when it can. */
export async function whyNoLargeVoice({
  resolve,
  hasRuntime,
}: Search = HERE): Promise<string | null> {
  try {
    for (const part of findParts(resolve)) statSync(part);
    resolve("phonemizer");
  } catch {
    return "The large voices are not installed, so the small voice reads.";
  }
  if (await hasRuntime()) return null;
  return "The large voices do not run on this kind of machine, so the small voice reads.";
}
