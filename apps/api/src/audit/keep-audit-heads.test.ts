import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AuditHead } from "@kinora/domain/audit/audit-chain";
import type { SecurityEntry } from "@kinora/domain/security/security-log";
import { expect, it, onTestFinished } from "vitest";
import { keepAuditHeads } from "./keep-audit-heads.ts";

/** Starts the keeper with the given head and returns what it wrote and reported. */
async function keep(head: AuditHead | Error) {
  const folder = await mkdtemp(join(tmpdir(), "kinora-heads-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "audit-heads.log");
  const [told, problems]: [SecurityEntry[], string[]] = [[], []];
  const asked = Promise.withResolvers<void>();
  const stop = keepAuditHeads({
    ...{ file, now: () => new Date("2026-06-15T12:00:00Z") },
    readHead: async () => {
      asked.resolve();
      if (head instanceof Error) throw head;
      return head;
    },
    security: { record: (entry) => void told.push(entry) },
    onProblem: (problem) => void problems.push(problem),
  });
  onTestFinished(stop);
  await asked.promise;
  return { file, told, problems };
}

it("writes the head of the log to the security log and to a file of its own", async () => {
  const { file, told } = await keep({ number: 7, hash: "abc" });
  await expect.poll(() => readFile(file, "utf8").catch(() => "")).toMatch(/\n$/);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
    ...{ at: "2026-06-15T12:00:00.000Z", number: 7, hash: "abc" },
  });
  expect(told).toEqual([{ event: "audit-head", number: 7, hash: "abc" }]);
});

it("reports a failure without stopping the start", async () => {
  const { problems } = await keep(new Error("away"));
  await expect.poll(() => problems).toEqual(["the audit log's end was not kept"]);
});
