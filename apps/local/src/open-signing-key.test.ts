import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSigner } from "@kinora/provenance/open-signer";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSigningKey } from "./open-signing-key.ts";

let dataDirectory = "";
beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "kinora-key-"));
});
afterEach(() => rmSync(dataDirectory, { recursive: true, force: true }));

const place = () => ({ dataDirectory, publicUrl: "http://localhost:4310" });

it("creates a key once, readable only by its owner, that names the signing server", async () => {
  const file = await openSigningKey(place(), {});
  const pem = readFileSync(file, "utf8");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(openSigner(pem).certificate.subject).toContain("Kinora at localhost:4310");
  expect(await openSigningKey(place(), {})).toBe(file);
  expect(readFileSync(file, "utf8")).toBe(pem);
});

it("uses the file named in the environment and refuses a missing one", async () => {
  const file = await openSigningKey(place(), {});
  expect(await openSigningKey(place(), { SIGNING_KEY_FILE: file })).toBe(file);
  await expect(openSigningKey(place(), { SIGNING_KEY_FILE: "/nowhere/key.pem" })).rejects.toThrow(
    'SIGNING_KEY_FILE is "/nowhere/key.pem": there is no such file.',
  );
});
