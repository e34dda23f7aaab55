import type { AnswerRecord, StripeState } from "./state.ts";
import { StripeError } from "./stripe-error.ts";

const DAY = 86_400;

/** Remembers the answers of requests with an idempotency key, for a day. */
export function openIdempotency(state: StripeState, now: () => number) {
  const running = new Set<string>();
  return {
    /**
     * Returns the answer to replay; null when the request is new, and its key is taken until
     * `finish`.
     *
     * @throws StripeError when the key is in use or belongs to other parameters
     */
    start(key: string, request: string, form: string): AnswerRecord | null {
      forget(state, now());
      if (running.has(key)) {
        const message = `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`;
        throw new StripeError(409, "idempotency_error", message, {
          code: "idempotency_key_in_use",
        });
      }
      const kept = Object.hasOwn(state.answers, key) ? state.answers[key] : undefined;
      if (kept && (kept.request !== request || kept.form !== form)) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
        throw new StripeError(400, "idempotency_error", message);
      }
      if (!kept) running.add(key);
      return kept ?? null;
    },

    keep(key: string, answer: Omit<AnswerRecord, "keptUntil">): void {
      state.answers[key] = { ...answer, keptUntil: now() + DAY };
    },

    finish(key: string): void {
      running.delete(key);
    },
  };
}

function forget({ answers }: StripeState, now: number): void {
  for (const [key, { keptUntil }] of Object.entries(answers)) {
    if (keptUntil <= now) delete answers[key];
  }
}
