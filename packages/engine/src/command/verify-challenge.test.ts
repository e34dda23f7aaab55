import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleBundle } from "@kinora/testing/challenge/sample-bundle";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kinora-verify-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  return { status, said: stdout, told: stderr };
}
const verify = (...args: readonly string[]) =>
  run(process.execPath, ["packages/engine/bin/kinora.mjs", "verify-challenge", ...args]);

it("recomputes a challenge and finds one's own ballot, or says what does not hold", async () => {
  const bundle = await sampleBundle(11);
  const file = join(folder, "bundle.json");
  await writeFile(file, JSON.stringify(bundle));
  const own = `7:${bundle.ballots[6]?.hash}`;
  // As people do in the clone.
  const words = ["run", "-s", "kinora", "--", "verify-challenge", file];
  const held = run("npm", [...words, "--key", bundle.publicKey, "--ballot", own]);
  expect(held).toMatchObject({ status: 0, told: "" });
  expect(held.said).toContain("ranking and prizes are as published");
  expect(held.said).toContain("Your ballots are in it: 1.");
  expect(held.said).toContain(`first: ${bundle.result.places[0]?.entry}`);

  const ballots = bundle.ballots.map((ballot, n) =>
    n === 6 ? { ...ballot, isValid: !ballot.isValid } : ballot,
  );
  await writeFile(file, JSON.stringify({ ...bundle, ballots }));
  const forged = verify(file);
  expect(forged).toMatchObject({ status: 1, said: "" });
  expect(forged.told).toContain("Ballot 7 was changed");

  await writeFile(file, "{}");
  expect(verify(file)).toMatchObject({ status: 2 });
  expect(verify(join(folder, "none.json"))).toMatchObject({ status: 2 });
  expect(verify(file, "--ballot", "seven")).toMatchObject({ status: 2 });
  expect(verify()).toMatchObject({ status: 2 });
});
