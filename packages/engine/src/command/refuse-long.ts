import { PROMPT_MAX } from "@kinora/contracts/limits";
import { UsageError } from "./usage-error.ts";

/**
 * Rejects a prompt over the limit shared with the service instead of truncating it. @throws
 * UsageError
 */
export function refuseLong(prompt: string): void {
  if (prompt.length <= PROMPT_MAX) return;
  const [most, has] = [PROMPT_MAX, prompt.length].map((count) => count.toLocaleString("en"));
  throw new UsageError(`A prompt has at most ${most} characters; this one has ${has}.`);
}
