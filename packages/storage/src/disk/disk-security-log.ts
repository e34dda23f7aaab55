import { createHmac } from "node:crypto";
import {
  COUNTED_EVENTS,
  type SecurityEntry,
  type SecurityEvent,
  type SecurityLog,
} from "@kinora/domain/security/security-log";
import { appendRotated, type RotationRule } from "./rotated-file.ts";

const MEGABYTE = 1024 * 1024;
const ROTATION: RotationRule = { maxBytes: 10 * MEGABYTE, kept: 5 };
/**
 * Milliseconds over which identical events of one user or address are counted before a line is
 * written.
 */
const COUNTED_MS = 60_000;
/** Maximum distinct lines of counted events a minute; a distributed attack adds only one line. */
const COUNTED_LINES = 100;
/** Maximum lines that wait for the disk; further ones are lost, and their number is recorded. */
const WAITING_LINES = 10_000;

export interface SecurityLogSettings {
  readonly file: string;
  /** Secret for the pseudonyms of addresses. */
  readonly secret: string;
  readonly now: () => Date;
  readonly onProblem: (message: string) => void;
  readonly rotation?: RotationRule;
}

export interface DiskSecurityLog extends SecurityLog {
  /** Number of each event since this process started. */
  counts(): Readonly<Partial<Record<SecurityEvent, number>>>;
  /** Resolves when everything recorded so far is in the file. */
  flush(): Promise<void>;
}

/**
 * The security log of one process: lines of JSON in a file shared by all processes of the server.
 */
export function diskSecurityLog(settings: SecurityLogSettings): DiskSecurityLog {
  const { now, rotation = ROTATION } = settings;
  const totals = new Map<SecurityEvent, number>();
  const write = lineWriter(settings.file, rotation, settings.onProblem);
  let counted = new Map<string, { entry: object; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  const lineOf = (entry: object) => `${JSON.stringify({ at: now().toISOString(), ...entry })}\n`;
  function writeCounted(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { entry, count } of counted.values()) write.add(lineOf({ ...entry, count }));
    counted = new Map();
  }
  function count(entry: SecurityEntry, told: object): void {
    const full = counted.size >= COUNTED_LINES;
    const exact = JSON.stringify(told);
    const shown = full && !counted.has(exact) ? { event: entry.event, from: "others" } : told;
    const key = JSON.stringify(shown);
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { entry: shown, count: 1 });
    timer ??= setTimeout(writeCounted, COUNTED_MS).unref();
  }

  return {
    record(entry) {
      totals.set(entry.event, (totals.get(entry.event) ?? 0) + 1);
      const told = withoutAddress(entry, settings);
      if (COUNTED_EVENTS.has(entry.event)) count(entry, told);
      else write.add(lineOf(told));
    },
    counts: () => Object.fromEntries(totals),
    async flush() {
      writeCounted();
      await write.done();
    },
  };
}

/**
 * Replaces the address with `from`, which distinguishes addresses for one day without revealing
 * them.
 */
function withoutAddress(entry: SecurityEntry, { secret, now }: SecurityLogSettings): object {
  if (!("address" in entry)) return entry;
  const { address, ...told } = entry;
  if (address === null) return told;
  const day = now().toISOString().slice(0, 10);
  const hash = createHmac("sha256", secret).update(`security log\n${address}\n${day}`);
  return { ...told, from: hash.digest("base64url").slice(0, 16) };
}

/** Writes lines batch by batch; a full disk loses lines, but never fails a request. */
function lineWriter(file: string, rotation: RotationRule, onProblem: (message: string) => void) {
  let waiting: string[] = [];
  let lost = 0;
  let writing: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      // After a failure, the file may end with a partial line.
      const gap = lost > 0 ? `\n${JSON.stringify({ event: "lines-lost", count: lost })}\n` : "";
      try {
        await appendRotated(file, gap + batch.join(""), rotation);
        lost = 0;
      } catch (error) {
        if (lost === 0) onProblem(`The security log cannot be written (${codeOf(error)}).`);
        lost += batch.length;
      }
    }
    writing = null;
  }
  return {
    add(line: string): void {
      if (waiting.length >= WAITING_LINES) lost += 1;
      else waiting.push(line);
      writing ??= work();
    },
    done: async () => {
      await writing;
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
