import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serviceTitle } from "@kinora/catalogue/services";
import type { PromptForm } from "@kinora/contracts/prompt/prompt-form";
import { readProvenanceFile } from "@kinora/provenance/read-provenance-file";
import { createSigningIdentity } from "@kinora/provenance/signing-identity";
import { TRAINED_SOURCE_TYPE } from "@kinora/provenance/xmp-packet";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { OWN_SERVERS } from "@kinora/providers/services";
import { recipeOf } from "@kinora/providers/test/recipe-of";
import { drawn } from "@kinora/testing/drawn";
import { drawScene, makeClip, makeSound } from "@kinora/testing/upload/make-files";
import { afterAll, expect, test, vi } from "vitest";
import { composeFetchResult } from "../../src/creation/compose-fetch-result.ts";
import { ada, openOrders } from "./open-orders.ts";
import { openService, SERVICES } from "./simulated-service.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-signed-"));
const keyFile = join(folder, "key.pem");
writeFileSync(keyFile, await createSigningIdentity("Kinora test", new Date()));
vi.stubEnv("SIGNING_KEY_FILE", keyFile);

/** The service's last result. */
let made: Buffer = Buffer.alloc(0);
const nobody = openService("fal", () => new Date()).simulator;
const files = await serveSimulator(nobody, () => ({ type: "text/plain", bytes: made }));
const { shop } = await openOrders(
  composeFetchResult(new Map(SERVICES.map((name) => [name, new Set([files.origin])]))),
);
afterAll(async () => {
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});

const film = join(folder, "film.mp4");
const sound = join(folder, "sound.mp3");

/** Delivers an order and returns its creation with the stored files. */
async function deliver(name: string, form: PromptForm, content: Buffer) {
  made = content;
  const { origin } = files;
  const isOwn = OWN_SERVERS.some((server) => server.name === name);
  const fileAddress = ({ id }: { readonly id: string }) => `${origin}/${id}`;
  const results = { fileAddress, contentOf: () => content, files: () => null, serve: () => {} };
  const where = isOwn ? { filesAt: origin, origin } : { results };
  const service = openService(name, shop.now, where);
  const id = await shop.orders.create(ada, form, undefined, [name]);
  await shop.workOnce(service);
  service.simulator.tick();
  service.simulator.tick();
  await shop.wake(id);
  await shop.workOnce(service);
  expect((await shop.creation(id))?.status, shop.told.join("\n")).toBeNull();
  const stored = await shop.database
    .selectFrom("creation_media")
    .selectAll()
    .where("creation_id", "=", id)
    .execute();
  return Promise.all(
    stored.map(async ({ role, hash }) => {
      const found = await shop.parts.work.media.fetch(hash, folder);
      if (!found) throw new Error(`${role} is not stored`);
      return { role, ...(await readProvenanceFile(found.path, keyFile)) };
    }),
  );
}

const prompt = "a fox";
const cases = [
  {
    service: "comfyui",
    kind: "picture",
    form: { type: "text-to-image", model: "stable diffusion xl", prompt },
    make: () => drawScene().png().toBuffer(),
    generator: "sdxl (ComfyUI)",
    signed: ["main"],
  },
  {
    service: "fal",
    kind: "picture",
    form: { type: "text-to-image", model: "flux 1.1 pro", prompt },
    make: () => drawScene().png().toBuffer(),
    generator: "fal-ai/flux-pro/v1.1 (fal)",
    signed: ["main"],
  },
  {
    service: "bfl",
    kind: "picture",
    form: { type: "text-to-image", model: "flux 1.1 pro", prompt },
    make: () => drawScene().png().toBuffer(),
    generator: "flux-pro-1.1 (Black Forest Labs)",
    signed: ["main"],
  },
  {
    service: "ideogram",
    kind: "picture",
    form: { type: "text-to-image", model: "ideogram v3 turbo", prompt },
    make: () => drawScene().png().toBuffer(),
    generator: "ideogram-v3 (Ideogram)",
    signed: ["main"],
  },
  {
    service: "fal",
    kind: "film",
    form: { type: "text-to-video", generationModel: "seedance 1.0 pro", prompt },
    make: async () => {
      makeClip(film, { seconds: 5, size: "160x90", rate: 8 });
      return readFileSync(film);
    },
    generator: "fal-ai/bytedance/seedance/v1/pro/text-to-video (fal)",
    signed: ["main", "poster", "preview"],
  },
  {
    service: "fal",
    kind: "music",
    form: { type: "text-to-music", model: "elevenlabs music", prompt },
    make: async () => {
      makeSound(sound, 60);
      return readFileSync(sound);
    },
    generator: "fal-ai/elevenlabs/music (fal)",
    signed: ["main"],
  },
  {
    service: "elevenlabs",
    kind: "music",
    form: { type: "text-to-music", model: "elevenlabs music", prompt },
    make: async () => {
      makeSound(sound, 60);
      return readFileSync(sound);
    },
    generator: "music_v2_5 (ElevenLabs)",
    signed: ["main"],
  },
] as const;
test.each(drawn(cases, 3))(
  "$kind made by $service is signed, names its model, carries its recipe and was scanned",
  async ({ service, form, make, generator, signed }) => {
    const scans = shop.generator.begun.filter((what) => what === "scan").length;
    const delivered = await deliver(service, form, Buffer.from(await make()));
    expect(shop.generator.begun.filter((what) => what === "scan")).toHaveLength(scans + 1);
    for (const role of signed) {
      const file = delivered.find((one) => one.role === role);
      expect(file?.manifest, role).toMatchObject({
        ...{ valid: true, problems: [], signedBy: "Kinora test", generator },
        digitalSourceType: TRAINED_SOURCE_TYPE,
      });
      expect(file?.byKey).toBe(true);
      expect(file?.embedded).toMatchObject({
        ...{
          aiSystem: generator,
          engineVersion: serviceTitle(service),
          recipe: { prompt, engine: service },
        },
      });
    }
    const thumbnail = delivered.find(({ role }) => role === "thumbnail");
    if (thumbnail)
      expect(thumbnail).toMatchObject({ manifest: null, embedded: { aiSystem: generator } });
  },
);

test("does not fetch a service's result from a server trusted for another service", async () => {
  const trusted = new Map([["comfyui", new Set([files.origin])]]);
  const recipe = recipeOf({ type: "text-to-image" });
  const fetched = composeFetchResult(trusted)(
    { url: `${files.origin}/view?filename=a.png` },
    { recipe, service: "fal", endpoint: "a model" },
    { directory: join(folder, "fetched"), signal: new AbortController().signal },
  );
  await expect(fetched).rejects.toThrow("The file is not at an https address");
});
