import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import { readAsked } from "@kinora/provider-simulators/ordered/read-asked";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import { drawn } from "@kinora/testing/drawn";
import { drawScene, makeClip, makeSound } from "@kinora/testing/upload/make-files";
import { afterAll, expect, test } from "vitest";
import { composeFetchResult } from "../../../apps/worker/src/creation/compose-fetch-result.ts";
import { bringReady } from "../../../apps/worker/test/bring-ready.ts";
import { fetchNothing } from "../../../apps/worker/test/hosted/fetch-nothing.ts";
import { ada, openOrders } from "../../../apps/worker/test/hosted/open-orders.ts";
import { openService, SERVICES } from "../../../apps/worker/test/hosted/simulated-service.ts";
import { formOf } from "../ask-door.ts";
import { CELLS, type Cell } from "../cell.ts";
import { CATALOGUE, judge } from "../judge.ts";

/** Number of sampled combinations of model, form and provider; `DRAWN=all` tests all of them. */
const SOME = 24;
/** Number of combinations whose file is made as ordered, fetched, opened and measured. */
const MEASURED = 2;
/** Tolerance of the aspect ratio: sizes are rounded to multiples that the model accepts. */
const SHAPE = 0.05;
const PIXELS = 240;

interface Combination {
  readonly model: string;
  readonly cell: Cell;
  readonly by: EngineProtocol;
}

const folder = mkdtempSync(join(tmpdir(), "kinora-delivered-"));
let made: Buffer = Buffer.alloc(0);
const nobody = openService("fal", () => new Date()).simulator;
const files = await serveSimulator(nobody, () => ({ type: "text/plain", bytes: made }));
const trusted = new Map(SERVICES.map((name) => [name, new Set([files.origin])]));
let isMeasured = false;
const { shop } = await openOrders((...fetched) =>
  isMeasured ? composeFetchResult(trusted)(...fetched) : fetchNothing(...fetched),
);
for (const kind of ["image", "video"] as const) await bringReady(shop, kind, kind);
await shop.orders.give(ada, 100_000_000, "for all combinations");
afterAll(async () => {
  await files.close();
  rmSync(folder, { recursive: true, force: true });
});

const today = isoDay(new Date());
const isHosted = (by: EngineProtocol) => by !== "studio" && by !== "upload";

async function allOffered(): Promise<readonly Combination[]> {
  const all: Combination[] = [];
  for (const model of CATALOGUE)
    for (const cell of CELLS) {
      const verdict = await judge(cell, model);
      const living = new Set(livingRoutes(model.entry, today).map(({ protocol }) => protocol));
      if (verdict.offered)
        for (const by of verdict.by.filter((name) => isHosted(name) && living.has(name)))
          all.push({ model: model.entry.key, cell, by });
    }
  return all;
}
const offered = await allOffered();

/** One duration and aspect ratio for each model, mode, beginning and service. */
const kinds = [
  ...Map.groupBy(offered, ({ model, cell, by }) => [model, cell.mode, cell.beginning, by].join()),
].flatMap(([, own]) => own[Math.floor(own.length / 2)] ?? []);

/** Places the order, and has the service make it as the order reads. */
async function deliver({ model, cell, by }: Combination) {
  const entry = MODEL_ENTRIES.find(({ key }) => key === model);
  if (!entry) throw new Error(`${model} is not in the catalogue`);
  const service = openService(by, shop.now, {
    ...{ callsBack: false, filesAt: files.origin, origin: files.origin },
    ...(isMeasured && { content: made }),
  });
  const id = await shop.orders.create(ada, formOf(cell, entry), undefined, [by]);
  await shop.workOnce(service);
  service.simulator.tick();
  service.simulator.tick();
  await shop.wake(id);
  await shop.workOnce(service);
  const [order, ...others] = service.simulator.orders.values();
  expect(others).toEqual([]);
  const creation = await shop.creation(id);
  expect(creation?.status, shop.told.join("\n")).toBeNull();
  return { creation, asked: readAsked(order?.input) };
}

const kindOf = ({ mode }: Cell) =>
  mode === "text-to-image" ? "image" : mode === "text-to-music" ? "music" : "video";
const shapeOf = ({ ratio }: Cell): number => {
  const [width = 1, height = 1] = (ratio ?? "1:1").split(":").map(Number);
  return width / height;
};
const isNear = (ratio: number, other: number) => Math.abs(ratio / other - 1) <= SHAPE;

test.each(drawn(offered, SOME))(
  "$model by $by is delivered, and its order matches $cell",
  async (combination) => {
    isMeasured = false;
    const { cell } = combination;
    const { creation, asked } = await deliver(combination);
    expect(creation?.kind).toBe(kindOf(cell));
    if (cell.seconds !== null) expect(asked.seconds).toBeCloseTo(cell.seconds, 0);
    if (kindOf(cell) !== "music" && asked.ratio !== null)
      expect(isNear(asked.ratio, shapeOf(cell)), `${asked.ratio}`).toBe(true);
    // Only a model that takes the shape of its picture is not sent an aspect ratio.
    if (kindOf(cell) === "image" || cell.beginning === "words")
      expect(asked.ratio === null).toBe(kindOf(cell) === "music");
  },
);

test.each(drawn(kinds, MEASURED))(
  "$model by $by has the kind, duration and aspect ratio of $cell",
  async (combination) => {
    isMeasured = true;
    const { cell } = combination;
    made = await makeFile(cell);
    const { creation } = await deliver(combination);
    const main = await shop.database
      .selectFrom("creation_media")
      .select(["width", "height", "duration"])
      .where("creation_id", "=", creation?.id ?? "")
      .where("role", "=", "main")
      .executeTakeFirstOrThrow();
    if (cell.seconds !== null)
      expect(Math.abs(Number(main.duration) - cell.seconds)).toBeLessThan(0.5);
    if (kindOf(cell) !== "music")
      expect(isNear(Number(main.width) / Number(main.height), shapeOf(cell))).toBe(true);
  },
);

async function makeFile(cell: Cell): Promise<Buffer> {
  const width = 2 * Math.round((PIXELS * Math.sqrt(shapeOf(cell))) / 2);
  const height = 2 * Math.round(PIXELS / Math.sqrt(shapeOf(cell)) / 2);
  if (kindOf(cell) === "image") return drawScene(width, height).png().toBuffer();
  const path = join(folder, kindOf(cell) === "music" ? "made.mp3" : "made.mp4");
  const seconds = cell.seconds ?? 1;
  if (kindOf(cell) === "music") makeSound(path, seconds);
  else makeClip(path, { seconds, size: `${width}x${height}`, rate: 8 });
  return readFileSync(path);
}
