import { acceptIngest, claimIngest } from "@kinora/database/upload/ingest-claims";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";
import { openSender } from "./upload-sender.ts";

const { server, as, database, environment, clock } = await startTestServer({
  ...configuredProviders({ FAL_KEY: "k", GIVEN_BUDGET_DAY: "50", GIVEN_BUDGET_MONTH: "50" }),
  named: ["usr_ada"],
});
clock.now = new Date();
const ada = as("ada");
const { bytesOf, announce, idOf, send } = openSender(server);

async function photo(): Promise<string> {
  const id = idOf((await announce("ada", 10, "image")).headers.location);
  await send("ada", id, 0, bytesOf(10));
  const claim = await claimIngest(database, ["image"]);
  if (!claim) throw new Error("nothing to take in");
  const files = diskMediaStore(environment.mediaDirectory);
  const { hash, bytes } = await files.keep(Buffer.from(`content of ${id}`));
  const facts = { width: 720, height: 480, duration: null };
  const media = [{ role: "main", hash, bytes, mimeType: "image/webp", ...facts } as const];
  const seen = { scores: [], times: null, looked: 0, limitsNumber: 0 };
  const found = { ...facts, thumbhash: "AAAA", peaks: null, ...seen, media };
  await acceptIngest(database, claim, "ready", found, clock.now);
  return id;
}

test.each(["photo-to-video", "text-image-to-video"])(
  "a photo of somebody goes to no service as %s before its owner has stated consent",
  async (type) => {
    await ada("GET", "/api/me");
    const form = {
      ...{ type, generationModel: "kling 1.6 pro", prompt: "she turns her head and smiles" },
      inputs: { initialImage: await photo() },
      additionalParams: { duration: 5 },
    };
    const quote = await ada("POST", "/api/quotes", form);
    expect({ status: quote.status, code: quote.body.code }).toEqual({
      status: 422,
      code: "FACE_CONSENT_REQUIRED",
    });
  },
);
