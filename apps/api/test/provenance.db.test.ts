import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresCreationMedia } from "@kinora/database/creation/postgres-creation-media";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { openSigner } from "@kinora/provenance/open-signer";
import { signProvenance } from "@kinora/provenance/sign-provenance";
import { createSigningIdentity } from "@kinora/provenance/signing-identity";
import { writeXmpPacket } from "@kinora/provenance/xmp-packet";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { encodePng } from "@kinora/studio/picture/encode-picture";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-provenance-"));
const key = join(folder, "signing.pem");
const pem = await createSigningIdentity("Kinora at example.org", new Date());
writeFileSync(key, pem);
const { server, database, as, environment } = await startTestServer({ signingKeyFile: key });
const ada = as("ada");
const files = diskMediaStore(environment.mediaDirectory);
let id = "";
let plain: Uint8Array = new Uint8Array();

beforeAll(async () => {
  await ada("GET", "/api/me");
  const form = { type: "text-to-image", prompt: "a fox" };
  id = (await ada("POST", "/api/creations", form, "p")).body.id;
  const frame = { pixels: Buffer.alloc(32 * 18 * 4, 90), width: 32, height: 18 };
  plain = await encodePng(frame, writeXmpPacket({ prompt: "a fox" }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes `content` the result of a work and returns the provenance that its page reports. */
async function provenanceOf(content: Uint8Array) {
  const size = { mimeType: "image/png", width: 32, height: 18, duration: null };
  const file = { ...(await files.keep(content)), ...size, role: "main", label: "" } as const;
  await postgresCreationMedia(database).replaceAll(id, [file]);
  await postgresCreationStore(database).update(id, { status: null, finishedAt: new Date() });
  return (await ada("GET", `/api/creations/${id}/provenance`)).body;
}

it("reports who signed a file, and that it was this server", async () => {
  expect(await provenanceOf(await signProvenance(plain, openSigner(pem)))).toEqual({
    digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
    signature: {
      valid: true,
      byThisServer: true,
      signedBy: "Kinora at example.org",
      issuedBy: "Kinora at example.org authority",
      generator: expect.stringMatching(/^Kinora studio-/),
      problems: [],
    },
  });
});

it("does not mistake another signer of the same name for this server", async () => {
  const stranger = openSigner(await createSigningIdentity("Kinora at example.org", new Date()));
  const { signature } = await provenanceOf(await signProvenance(plain, stranger));
  expect(signature).toMatchObject({ valid: true, byThisServer: false });
});

it("reports that a file was modified or never signed", async () => {
  const changed = Buffer.from(await signProvenance(plain, openSigner(pem)));
  changed.writeUInt8(changed.readUInt8(changed.length - 20) ^ 1, changed.length - 20);
  expect((await provenanceOf(changed)).signature).toMatchObject({
    valid: false,
    problems: ["assertion.dataHash.mismatch"],
  });
  expect((await provenanceOf(plain)).signature).toBeNull();
});

it("reports nothing about works that the user may not see", async () => {
  await ada("POST", `/api/creations/${id}/actions`, { action: "private" });
  const url = `/api/creations/${id}/provenance`;
  expect((await server.inject({ method: "GET", url })).statusCode).toBe(404);
  expect((await as("bruno")("GET", url)).status).toBe(404);
});
