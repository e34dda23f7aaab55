import type { PublicationHandle } from "@kinora/domain/publication/publishing-platform";
import type { z } from "zod";
import { failure } from "./failure.ts";

/** A handle that is not, or no longer, one of this platform. */
export const HANDLE_GONE = failure("unknown", "handle_gone");

/** Writes a handle. */
export const writeHandle = (content: object): PublicationHandle => JSON.stringify(content);

/** Reads a handle; null when it is not one. */
export function readHandle<Content extends z.ZodType>(
  schema: Content,
  handle: PublicationHandle,
): z.infer<Content> | null {
  try {
    return schema.safeParse(JSON.parse(handle)).data ?? null;
  } catch {
    return null;
  }
}
