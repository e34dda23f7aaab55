import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import type { Recipe } from "@kinora/contracts/recipe/recipe";
import { afterAll, expect, test } from "vitest";
import { composeFetchResult } from "../../src/creation/compose-fetch-result.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
const fetchResult = composeFetchResult(new Map());
let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.end("secret");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => void server.close());
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(8 + body.length);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), 4 + body.length);
  return out;
};
const png = (width: number, height: number) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(
    Buffer.alloc(Math.min(300_000_000, (Math.ceil(width / 8) + 1) * height)),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
const image = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a", seed: 1 } as Recipe;
const video = { ...image, type: "text-to-video", duration: 5 } as Recipe;
const url = () => `http://127.0.0.1:${port}/x`;
const FILES: [string, Recipe, () => Buffer | string][] = [
  [
    "svg",
    image,
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="${url()}"/></svg>`,
  ],
  ["html", image, () => `<!doctype html><script src="${url()}"></script>`],
  ["bomb", image, () => png(40_000, 40_000)],
  ["huge header", image, () => png(2_000_000_000, 1)],
  [
    "playlist",
    video,
    () => `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\n${url()}\n#EXT-X-ENDLIST\n`,
  ],
  ["concat", video, () => `ffconcat version 1.0\nfile '/etc/passwd'\n`],
  [
    "mpd",
    video,
    () =>
      `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet><Representation id="1"><BaseURL>${url()}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ],
  ["png as film", video, () => png(64, 64)],
  ["empty", image, () => Buffer.alloc(0)],
  ["zip", image, () => Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(1_000)])],
  [
    "exif flood",
    image,
    () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        ...Array(3_000).fill(Buffer.from([0xff, 0xe1, 0, 4, 1, 2])),
        Buffer.from([0xff, 0xd9]),
      ]),
  ],
];
test.each(FILES)("refuses %s", { timeout: 60_000 }, async (name, recipe, content) => {
  const file = { url: `data:;base64,${Buffer.from(content()).toString("base64")}` };
  const from = { recipe, service: "fal", endpoint: "x" } as never;
  const into = {
    directory: join(folder, name.replaceAll(" ", "-")),
    signal: AbortSignal.timeout(50_000),
  };
  await expect(fetchResult(file, from, into)).rejects.toMatchObject({ name: "ResultUnusable" });
  expect(asked).toBe(0);
});
