import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { recipe as recipeSchema } from "@kinora/contracts/recipe/recipe";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { isoDay, livingRoutes } from "@kinora/domain/prompt/open-catalogue";
import { upstreamPrice } from "@kinora/domain/prompt/upstream-price";
import { readAsked } from "@kinora/provider-simulators/ordered/read-asked";
import { whatWasOrdered } from "@kinora/provider-simulators/ordered/what-was-ordered";
import { openResultMaker } from "@kinora/provider-simulators/result/make-result";
import {
  openResults,
  type SimulatedResults,
} from "@kinora/provider-simulators/result/simulated-results";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { Simulator } from "@kinora/provider-simulators/simulator";
import { drawn } from "@kinora/testing/drawn";
import { drawScene } from "@kinora/testing/upload/make-files";
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
/** Number of combinations whose file is made as the service was asked, fetched and opened. */
const MEASURED = 2;
/** fal bills FLUX by the pixel: a square has five per cent more than the megapixel that is set aside. */
const BY_PIXEL = 1.05;
/** Tolerance of the aspect ratio: sizes are rounded to multiples that the model accepts. */
const SHAPE = 0.05;

interface Combination {
  readonly model: string;
  readonly cell: Cell;
  readonly by: EngineProtocol;
}

/** The results of the service at work, by what its order reads. */
let results: SimulatedResults | null = null;
const make = openResultMaker();
/** The service at work, some of which give out their files among their own routes. */
let working: Pick<Simulator, "answer"> | null = null;
const files = await serveSimulator(
  { answer: (request) => working?.answer(request) ?? { kind: "lost" } },
  (path) => results?.files(path) ?? null,
);
afterAll(() => files.close());
const trusted = new Map(SERVICES.map((name) => [name, new Set([files.origin])]));
const { shop } = await openOrders((...fetched) =>
  results ? composeFetchResult(trusted)(...fetched) : fetchNothing(...fetched),
);
const photo = { width: 640, height: 360 };
const bytes = await drawScene(photo.width, photo.height).webp().toBuffer();
await bringReady(shop, "image", "image", { ...photo, bytes });
await bringReady(shop, "video", "video");
await shop.orders.give(ada, 100_000_000, "for all combinations");

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

/** Places the order, and has the service make it as the order reads. */
async function deliver({ model, cell, by }: Combination, isMeasured: boolean) {
  const entry = MODEL_ENTRIES.find(({ key }) => key === model);
  if (!entry) throw new Error(`${model} is not in the catalogue`);
  results = isMeasured ? openResults(make) : null;
  const service = openService(by, shop.now, {
    ...{ callsBack: false, filesAt: files.origin, origin: files.origin },
    ...(results && { results }),
  });
  working = service.simulator;
  const id = await shop.orders.create(ada, formOf(cell, entry), undefined, [by]);
  await shop.workOnce(service);
  service.simulator.tick();
  service.simulator.tick();
  await shop.wake(id);
  await shop.workOnce(service);
  const [order, ...others] = service.simulator.orders.values();
  expect(others).toEqual([]);
  if (!order) throw new Error(`Nothing was ordered: ${shop.told.join("\n")}`);
  const creation = await shop.creation(id);
  expect(creation?.status, shop.told.join("\n")).toBeNull();
  return { creation, order, bill: service.simulator.billOf(order) };
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
    const { cell } = combination;
    const { creation, order, bill } = await deliver(combination, false);
    expect(creation?.kind).toBe(kindOf(cell));
    const { mills } = upstreamPrice(recipeSchema.parse(creation?.recipe));
    expect(bill.mills, "what is set aside covers the bill").toBeLessThanOrEqual(mills * BY_PIXEL);
    const asked = readAsked(order.input);
    if (cell.seconds !== null) expect(asked.seconds).toBeCloseTo(cell.seconds, 0);
    if (kindOf(cell) !== "music" && asked.ratio !== null)
      expect(isNear(asked.ratio, shapeOf(cell)), `${asked.ratio}`).toBe(true);
    // Only a model that takes the shape of its picture is not sent an aspect ratio.
    if (kindOf(cell) === "image" || cell.beginning === "words")
      expect(asked.ratio === null).toBe(kindOf(cell) === "music");
  },
);

/** Longer sides are scaled down when a picture is opened. */
const LONGEST = 4_096;

test.each(drawn(offered, MEASURED))(
  "$model by $by has the kind, duration and aspect ratio of $cell",
  async (combination) => {
    const { cell } = combination;
    const { creation, order } = await deliver(combination, true);
    const main = await shop.database
      .selectFrom("creation_media")
      .select(["width", "height", "duration", "mime_type"])
      .where("creation_id", "=", creation?.id ?? "")
      .where("role", "=", "main")
      .executeTakeFirstOrThrow();
    const type = { image: "image", video: "video", music: "audio" }[kindOf(cell)];
    expect(main.mime_type.split("/")[0]).toBe(type);
    if (cell.seconds !== null)
      expect(Math.abs(Number(main.duration) - cell.seconds), `${main.duration} s`).toBeLessThan(
        0.3,
      );
    if (kindOf(cell) === "music") return;
    expect(isNear(Number(main.width) / Number(main.height), shapeOf(cell))).toBe(true);
    const { width, height } = whatWasOrdered(order);
    if (Math.max(width, height) <= LONGEST) expect(main).toMatchObject({ width, height });
  },
);
