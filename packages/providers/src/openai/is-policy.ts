/** What OpenAI calls a refusal under its rules; servers that have rules call it so too. */
const POLICY: ReadonlySet<string> = new Set(["content_policy_violation", "moderation_blocked"]);

export const isPolicyCode = (code: unknown): boolean =>
  typeof code === "string" && POLICY.has(code);
