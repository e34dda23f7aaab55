import { createHash } from "node:crypto";
import { canonical } from "@kinora/domain/canonical";

/**
 * Serialises a body independently of the order of its fields. Its digest finds an order in a
 * provider's list.
 */
export function canonicalBody(fields: Readonly<Record<string, unknown>>): string {
  return canonical(fields);
}

export const hashOfBody = (body: unknown): string =>
  createHash("sha256").update(canonical(body)).digest("hex");
