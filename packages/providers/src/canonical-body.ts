import { createHash } from "node:crypto";
import { canonical } from "@kinora/domain/canonical";

/** A body as text that is the same however its fields are ordered: by its digest an order is found in a list of theirs. */
export function canonicalBody(fields: Readonly<Record<string, unknown>>): string {
  return canonical(fields);
}

export const hashOfBody = (body: unknown): string =>
  createHash("sha256").update(canonical(body)).digest("hex");
