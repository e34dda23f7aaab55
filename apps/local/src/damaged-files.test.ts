import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSigningKey } from "./open-signing-key.ts";
import { openSecrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";
import { openSignIn } from "./sign-in.ts";
import { StartRefusal } from "./start-refusal.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kinora-damaged-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens everything a start reads from its data directory, except the database. */
async function openAll(): Promise<unknown> {
  const settings = readSettings({ DATA_DIR: folder }, folder, []);
  try {
    openSecrets(folder, {});
    await openSigningKey(settings, {});
    await (await openSignIn(settings, {})).stop();
    return "opened";
  } catch (error) {
    return error;
  }
}

it.each([
  ["secrets.json", ""],
  ["secrets.json", '{"SESSION_SECRET":'],
  ["secrets.json", '{"SESSION_SECRET":7,"MEDIA_SECRET":"m"}'],
  ["secrets.json", '"text"'],
  ["signing.pem", ""],
  ["signing.pem", "-----BEGIN PRIVATE KEY-----\nMC4CAQ"],
  ["identity/keys.json", ""],
  ["identity/keys.json", "[]"],
  ["identity/people.json", '[{"subject":'],
  ["identity/people.json", "{}"],
])(
  "refuses a %s that contains %j with one sentence and leaves the file unchanged",
  async (name, content) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    const refused = await openAll();
    expect(refused).toBeInstanceOf(StartRefusal);
    expect(String(refused)).toContain(`The file ${file} is damaged: put it back from the backup`);
    expect(String(refused)).not.toContain("\n");
    expect(readFileSync(file, "utf8")).toBe(content);
  },
);

it("refuses a truncated signing key", async () => {
  expect(await openAll()).toBe("opened");
  const file = join(folder, "signing.pem");
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 3));
  expect(String(await openAll())).toContain("is damaged");
});

it("keeps stored secrets, generates missing ones and leaves no partial files", async () => {
  const first = openSecrets(folder, {});
  expect(openSecrets(folder, {})).toEqual(first);
  writeFileSync(join(folder, "secrets.json"), JSON.stringify({ MEDIA_SECRET: "kept" }));
  const second = openSecrets(folder, {});
  expect(second.MEDIA_SECRET).toBe("kept");
  expect(second.SEALING_SECRET).toHaveLength(43);
  expect(openSecrets(folder, {})).toEqual(second);
  expect(openSecrets(folder, { MEDIA_SECRET: "given" }).MEDIA_SECRET).toBe("given");
  expect(readdirSync(folder)).toEqual(["secrets.json"]);
});
