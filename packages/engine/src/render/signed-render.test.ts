import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProvenance } from "@kinora/provenance/read-provenance";
import { createSigningIdentity } from "@kinora/provenance/signing-identity";
import { planScene } from "@kinora/studio/plan/plan-scene";
import type { SceneRequest } from "@kinora/studio/scene/recipe";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { runRender } from "./run-render.ts";

const recipe: SceneRequest = {
  prompt: "the sea at dusk",
  negativePrompt: "",
  kind: "image",
  style: "illustration",
  effect: null,
  aspectRatio: "16:9",
  duration: 0,
  fps: 0,
  seed: 7,
};
const film: SceneRequest = { ...recipe, kind: "video", duration: 1, fps: 4 };

let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kinora-signed-"));
  await writeFile(join(directory, "key.pem"), await createSigningIdentity("Kinora", new Date()));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(directory, { recursive: true, force: true }));

async function render(of: SceneRequest, step: "draw" | "encode") {
  const { files } = await runRender({
    step,
    spec: planScene(of),
    recipe: of,
    maker: "scene",
    directory,
  });
  const contents = await Promise.all(files.map(({ name }) => readFile(join(directory, name))));
  return { files, reports: await Promise.all(contents.map(readProvenance)) };
}

it("signs every file of a render except its thumbnail, with the same bytes each time", async () => {
  vi.stubEnv("SIGNING_KEY_FILE", join(directory, "key.pem"));
  for (const [of, step] of [
    [recipe, "draw"],
    [film, "encode"],
  ] as const) {
    const { files, reports } = await render(of, step);
    const signed = files.map(({ role }) => (role === "thumbnail" ? undefined : true));
    expect(reports.map(({ manifest }) => manifest?.valid)).toEqual(signed);
    expect(reports.map(({ embedded }) => embedded?.recipe)).toEqual(files.map(() => of));
    expect((await render(of, step)).files).toEqual(files);
  }
});

it("signs nothing without a key, and reports a missing key file", async () => {
  vi.stubEnv("SIGNING_KEY_FILE", "");
  const { reports } = await render(recipe, "draw");
  expect(reports.map(({ manifest }) => manifest)).toEqual(reports.map(() => null));
  vi.stubEnv("SIGNING_KEY_FILE", join(directory, "lost.pem"));
  await expect(render(recipe, "draw")).rejects.toThrow(/lost\.pem/);
});
