import type { Asked, Consents } from "@kinora/domain/legal/legal-texts";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";

export interface ConsentGate {
  /** True when this user must agree to the texts before changing anything. */
  needed(userId: string): Promise<boolean>;
}

/** Maximum users whose agreement is cached. */
const REMEMBERED = 10_000;

/**
 * Tells whether a user has agreed. Agreement lasts until a text changes, so the database is asked
 * once per user and version.
 */
export function consentGate({
  asked,
  consents,
}: {
  readonly asked: () => Asked | null;
  readonly consents: Pick<Consents, "has">;
}): ConsentGate {
  const agreed = new Set<string>();
  let remembered = "";
  return {
    async needed(userId) {
      const now = asked();
      if (now === null) return false;
      const key = JSON.stringify(now);
      if (key !== remembered || agreed.size >= REMEMBERED) agreed.clear();
      remembered = key;
      if (agreed.has(userId)) return false;
      if (!(await consents.has(userId, now))) return true;
      // The texts may have changed in the meantime.
      if (remembered === key) agreed.add(userId);
      return false;
    },
  };
}

const READING: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Guards all routes that change something, except those for users who have not agreed yet. Throws
 * Refusal CONSENT_REQUIRED.
 */
export function requireConsent(server: FastifyInstance, { needed }: ConsentGate): void {
  // Runs after the limits per user and before the body is read.
  server.addHook("preParsing", async (request) => {
    const { method, person, routeOptions } = request;
    if (!person || READING.includes(method) || routeOptions.config.beforeConsent) return;
    if (await needed(person.userId)) throw new Refusal("CONSENT_REQUIRED");
  });
}
