import { appendFile } from "node:fs/promises";
import type { AuditHead } from "@kinora/domain/audit/audit-chain";
import type { SecurityLog } from "@kinora/domain/security/security-log";

const DAY_MS = 24 * 60 * 60_000;

export interface AuditHeadPorts {
  readonly file: string;
  readonly readHead: () => Promise<AuditHead>;
  readonly now: () => Date;
  readonly security: SecurityLog;
  readonly onProblem: (message: string) => void;
}

/**
 * Records the head of the audit log at start and once a day, in the security log and in a file that
 * the owner can keep elsewhere.
 *
 * @returns a function that stops it
 */
export function keepAuditHeads({ file, readHead, now, ...ports }: AuditHeadPorts): () => void {
  const keep = async () => {
    const { number, hash } = await readHead();
    if (number === 0) return;
    ports.security.record({ event: "audit-head", number, hash });
    const line = JSON.stringify({ at: now().toISOString(), number, hash });
    await appendFile(file, `${line}\n`, { mode: 0o600 });
  };
  const go = () => void keep().catch(() => ports.onProblem("the audit log's end was not kept"));
  go();
  const timer = setInterval(go, DAY_MS);
  return () => clearInterval(timer);
}
