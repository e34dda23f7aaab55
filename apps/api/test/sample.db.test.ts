import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SAMPLES, VOICE_SAMPLES } from "@kinora/catalogue/samples";
import { sampleList } from "@kinora/contracts/prompt/sample";
import { VISUAL_STYLES } from "@kinora/contracts/prompt/vocabulary";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, environment, server } = await startTestServer();
const list = async () => sampleList.parse((await as(null)("GET", "/api/samples")).body).items;

it("lists the samples of every style to anonymous visitors, and serves those that were rendered", async () => {
  const before = await list();
  expect(before.filter(({ about }) => about === "style").map(({ name }) => name)).toEqual([
    ...VISUAL_STYLES,
  ]);
  expect(before.every(({ url }) => url === null)).toBe(true);
  const file = SAMPLES[0]?.file ?? "";
  mkdirSync(environment.samplesDirectory, { recursive: true });
  writeFileSync(join(environment.samplesDirectory, file), "drawn");
  expect((await list())[0]).toMatchObject({ url: `/media/samples/${file}` });
  const picture = await server.inject(`/media/samples/${file}`);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(picture.body).toBe("drawn");
});

it("offers a sample of every voice", async () => {
  const voice = VOICE_SAMPLES.find(({ name }) => name === "heart");
  mkdirSync(environment.samplesDirectory, { recursive: true });
  writeFileSync(join(environment.samplesDirectory, voice?.file ?? ""), "spoken");
  const found = (await list()).find(({ about, name }) => about === "voice" && name === "heart");
  const sound = await server.inject(found?.url ?? "");
  expect(sound.headers["content-type"]).toBe("audio/wav");
  expect(sound.body).toBe("spoken");
});

it.each(["nothing.webp", "..%2Fsecrets.json", "%2e%2e%2f.webp", "a".repeat(90)])(
  "opens nothing else: %s",
  async (file) => {
    const answer = await server.inject(`/media/samples/${file}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  },
);
