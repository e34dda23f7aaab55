import type { Asked, Consents } from "@kinora/domain/legal/legal-texts";
import { Refusal } from "@kinora/domain/refusal";
import type { FastifyInstance } from "fastify";

export interface ConsentGate {
  /** Must this person agree before anything is changed? */
  needed(userId: string): Promise<boolean>;
}

/** People that are remembered to have agreed. */
const REMEMBERED = 10_000;

/** Who agreed stays so until a text changes: asked of the database once a person and version. */
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
      // The texts may have changed meanwhile.
      if (remembered === key) agreed.add(userId);
      return false;
    },
  };
}

const READING: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** Every door that changes something, but those that are there for who has not agreed. Refusal CONSENT_REQUIRED. */
export function requireConsent(server: FastifyInstance, { needed }: ConsentGate): void {
  // After the limits by person, and before any of the body is read.
  server.addHook("preParsing", async (request) => {
    const { method, person, routeOptions } = request;
    if (!person || READING.includes(method) || routeOptions.config.beforeConsent) return;
    if (await needed(person.userId)) throw new Refusal("CONSENT_REQUIRED");
  });
}
