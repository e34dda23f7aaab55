/** OpenAI's codes for a policy refusal, also used by other servers with content rules. */
const POLICY: ReadonlySet<string> = new Set(["content_policy_violation", "moderation_blocked"]);

export const isPolicyCode = (code: unknown): boolean =>
  typeof code === "string" && POLICY.has(code);
