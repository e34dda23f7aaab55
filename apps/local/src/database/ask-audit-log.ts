import { sha256 } from "@kinora/database/audit/postgres-audit-log";
import { readAuditLines } from "@kinora/database/audit/read-audit-lines";
import type { Database } from "@kinora/database/client";
import { type AuditFlaw, type AuditHead, verifyAudit } from "@kinora/domain/audit/audit-chain";
import { z } from "zod";
import { StartRefusal } from "../start-refusal.ts";

const head = z.object({ number: z.int(), hash: z.string() });

/**
 * Parses kept heads: one line of JSON each, as the server writes them. Other events of the security
 * log are skipped.
 *
 * @throws StartRefusal when a line is not a head
 */
export function parseHeads(text: string): AuditHead[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.flatMap((line, index) => {
    const read = readLine(line);
    if (read === "other") return [];
    if (read === null) throw new StartRefusal(`Line ${index + 1} is no head of the audit log.`);
    return [read];
  });
}

function readLine(line: string): AuditHead | "other" | null {
  try {
    const value: unknown = JSON.parse(line);
    const event = z.object({ event: z.string() }).safeParse(value);
    if (event.success && event.data.event !== "audit-head") return "other";
    return head.safeParse(value).data ?? null;
  } catch {
    return null;
  }
}

const SAID: Readonly<Record<AuditFlaw["what"], (number: number) => string>> = {
  missing: (number) => `Line ${number} is missing.`,
  altered: (number) => `Line ${number} was altered, moved, or follows one that was.`,
  "reason altered": (number) => `The reason of line ${number} was altered.`,
  rewritten: (number) => `Line ${number} is not the one that was there when its head was kept.`,
  "cut off": (number) => `The log was cut off: line ${number} was there and is not any more.`,
};

/**
 * Verifies the audit log and returns the command's output: whether the log is whole, how far the
 * kept heads prove it, and every flaw found.
 */
export async function askAuditLog(
  database: Database,
  heads: readonly AuditHead[],
): Promise<{ said: readonly string[]; isWhole: boolean }> {
  const { flaws, lines, proved } = await verifyAudit(readAuditLines(database), heads, sha256);
  if (flaws.length > 0)
    return { said: flaws.map(({ what, number }) => SAID[what](number)), isWhole: false };
  const whole = `The audit log is whole: ${lines} lines.`;
  if (heads.length === 0 || lines === 0) {
    const tail = "Without a kept head (--head FILE), lines cut off its end would not be noticed.";
    return { said: lines === 0 ? [whole] : [whole, tail], isWhole: true };
  }
  const after =
    proved === lines
      ? "The kept heads prove all of it."
      : `The kept heads prove lines 1 to ${proved}; those after them are unproved.`;
  return { said: [whole, after], isWhole: true };
}
