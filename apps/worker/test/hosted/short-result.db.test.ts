import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { ffmpeg } from "@kinora/testing/upload/make-files";
import { afterAll, expect, test } from "vitest";
import { composeFetchResult } from "../../src/creation/compose-fetch-result.ts";
import { ada, openOrders } from "./open-orders.ts";
import { openService } from "./simulated-service.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-measure-"));
afterAll(() => rmSync(folder, { recursive: true }));
let content: Buffer = Buffer.alloc(0);
const fetchData = composeFetchResult(new Map());
const { shop, order } = await openOrders((file, from, into) =>
  fetchData({ ...file, url: `data:;base64,${content.toString("base64")}` }, from, into),
);
const balance = async () => (await shop.ledger.balance(ada, new Date())).available;

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const out = Buffer.alloc(8 + body.length);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), 4 + body.length);
  return out;
};
const dot = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
  chunk("IDAT", deflateSync(Buffer.from([0, 0, 0, 0]))),
  chunk("IEND", Buffer.alloc(0)),
]);

async function run(form: "image" | "film") {
  const service = openService("fal", shop.now, {
    callsBack: false,
    movesWhenAsked: true,
    atOnce: true,
  });
  const before = await balance();
  const id =
    form === "image"
      ? await order("fal")
      : await shop.orders.create(
          ada,
          {
            ...{ type: "text-to-video", generationModel: "seedance 1.0 pro fast", prompt: "a fox" },
            additionalParams: { duration: 10 },
          },
          undefined,
          ["fal"],
        );
  for (let round = 0; round < 6; round += 1) {
    await shop.workOnce(service);
    shop.clock.ahead += 5_000;
    await shop.wake(id);
  }
  const status = (await shop.creation(id))?.status;
  return { status, paid: before - (await balance()) };
}

test("a picture of one pixel is not what was ordered, and is not charged", async () => {
  content = dot;
  expect(await run("image")).toEqual({ status: "failed", paid: 0 });
});

test("a film of a fraction of a second is not the ten seconds that were ordered, and is not charged", async () => {
  const path = join(folder, "short.mp4");
  ffmpeg([
    ...["-f", "lavfi", "-i", "testsrc=size=640x360:rate=24:duration=0.5"],
    ...["-pix_fmt", "yuv420p", "-c:v", "libx264", path],
  ]);
  content = readFileSync(path);
  expect(await run("film")).toEqual({ status: "failed", paid: 0 });
});
