import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { environmentWith } from "@kinora/providers/services";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, parts } = await startTestServer({
  sealingSecrets: ["s".repeat(32)],
  exchange: async ({ url }) =>
    url.startsWith("https://oauth2.googleapis.com/token")
      ? {
          kind: "answered",
          answer: { status: 200, headers: {}, body: '{"access_token":"a","expires_in":3600}' },
        }
      : { kind: "not sent" },
});
const folder = mkdtempSync(join(tmpdir(), "kinora-vertex-"));
const path = join(folder, "account.json");
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
writeFileSync(
  path,
  JSON.stringify({
    ...{ type: "service_account", project_id: "p", private_key_id: "1", client_email: "a@b" },
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
  }),
);

test("a key entered on the page is never the path of a file of this machine, and no key keeps a process from starting", async () => {
  const entered = await as("olivia")("PUT", "/api/services/vertex/key", { key: path });
  rmSync(folder, { recursive: true });
  const kept = parts.services.current().kept;
  // What each worker, and an api that starts, does with the keys that are kept.
  const start = () => configuredProviders(environmentWith({}, kept, null));
  expect({ code: entered.body.code, starts: works(start) }).toEqual({
    ...{ code: "KEY_REFUSED", starts: true },
  });
});

function works(start: () => unknown): boolean | string {
  try {
    start();
    return true;
  } catch (error) {
    return String(error);
  }
}
