import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type AuditHead,
  type AuditLine,
  digestOfReason,
  FIRST,
  hashOfLine,
  type KeptReason,
  verifyAudit,
} from "./audit-chain.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
type Kept = AuditLine & { kept: KeptReason | null };

/** Creates a log of `many` lines, each with a reason. */
function logOf(many: number): Kept[] {
  const lines: Kept[] = [];
  for (let number = 1; number <= many; number += 1) {
    const kept = { salt: `salt ${number}`, text: `because ${number}` };
    const line: Omit<AuditLine, "hash"> = {
      number,
      ...{ at: new Date(number * 1_000), action: "person.suspended", actorId: "olivia" },
      ...{ subject: { noun: "person", id: `person-${number}` }, requestId: "r1" },
      ...{ before: { suspended: false }, after: { suspended: true } },
      reason: { key: `key-${number}`, digest: digestOfReason(kept, sha256) },
      previous: lines.at(-1)?.hash ?? FIRST,
    };
    lines.push({ ...line, hash: hashOfLine(line, sha256), kept });
  }
  return lines;
}

async function* each(lines: readonly Kept[]) {
  yield* lines;
}
const verify = (lines: readonly Kept[], heads: readonly AuditHead[] = []) =>
  verifyAudit(each(lines), heads, sha256);
const headOf = ({ number, hash }: AuditLine) => ({ number, hash });

/** Changes a line and recomputes its hash. */
function forged(line: Kept, change: Partial<AuditLine>): Kept {
  const next = { ...line, ...change };
  return { ...next, hash: hashOfLine(next, sha256) };
}
const at = (lines: readonly Kept[], index: number): Kept => {
  const line = lines[index];
  if (!line) throw new Error(`There is no line ${index}.`);
  return line;
};

describe("the audit log", () => {
  it("verifies an unaltered log, even after a reason was erased", async () => {
    const lines = logOf(5).map((line) => ({ ...line, kept: line.number === 2 ? null : line.kept }));
    expect(await verify(lines)).toEqual({ flaws: [], lines: 5, proved: 0 });
  });

  it("reports the line that was altered", async () => {
    const lines = logOf(5).with(2, { ...at(logOf(5), 2), actorId: "mira" });
    expect((await verify(lines)).flaws).toEqual([{ what: "altered", number: 3 }]);
  });

  it("detects a line altered together with its hash by the next line", async () => {
    const lines = logOf(5).with(2, forged(at(logOf(5), 2), { actorId: "mira" }));
    expect((await verify(lines)).flaws).toEqual([{ what: "altered", number: 4 }]);
  });

  it("reports missing and reordered lines", async () => {
    expect((await verify(logOf(5).toSpliced(1, 1))).flaws).toEqual([
      { what: "missing", number: 2 },
    ]);
    const [one, two] = [at(logOf(5), 1), at(logOf(5), 2)];
    const swapped = logOf(5)
      .with(1, { ...two, number: 2 })
      .with(2, { ...one, number: 3 });
    expect((await verify(swapped)).flaws.map(({ number }) => number)).toEqual([2, 3, 4]);
  });

  it("detects an altered reason", async () => {
    const line = at(logOf(3), 0);
    const lines = logOf(3).with(0, { ...line, kept: { salt: "salt 1", text: "because I say so" } });
    expect((await verify(lines)).flaws).toEqual([{ what: "reason altered", number: 1 }]);
  });

  it("detects truncation and rewriting before a kept head", async () => {
    const heads = [headOf(at(logOf(5), 3))];
    expect(await verify(logOf(5), heads)).toEqual({ flaws: [], lines: 5, proved: 4 });
    expect((await verify(logOf(2), heads)).flaws).toEqual([{ what: "cut off", number: 3 }]);
    const anew: Kept[] = [];
    for (const line of logOf(5)) {
      const change = { actorId: "mira", previous: anew.at(-1)?.hash ?? FIRST };
      anew.push(forged(line, change));
    }
    expect((await verify(anew)).flaws).toEqual([]);
    expect((await verify(anew, heads)).flaws).toEqual([{ what: "rewritten", number: 4 }]);
  });
});
