import { readFileSync } from "node:fs";

/** The user a Postgres process runs as; undefined for the current user. */
export type ProcessIdentity = { uid: number; gid: number } | undefined;

const conventionalNobody = { uid: 65534, gid: 65534 };

/**
 * Postgres refuses to run as root, so root runs it as `nobody`. The user must exist in /etc/passwd,
 * because an unknown uid fails with "could not look up effective user ID".
 */
export function postgresIdentity(
  currentUid: number | undefined = process.getuid?.(),
): ProcessIdentity {
  if (currentUid !== 0) return undefined;
  const entry = readPasswd()
    .split("\n")
    .map((line) => line.split(":"))
    .find(([name]) => name === "nobody");
  if (!entry) return conventionalNobody;
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

function readPasswd(): string {
  try {
    return readFileSync("/etc/passwd", "utf8");
  } catch {
    return "";
  }
}
