import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modelList } from "@kinora/contracts/prompt/model";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { storesOnPool } from "@kinora/database/transact";
import { AWARD } from "@kinora/domain/gem/purpose";
import { openSimulator, SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import { serveSimulator } from "@kinora/provider-simulators/serve-simulator";
import type { SimulatedOrder } from "@kinora/provider-simulators/simulator";
import { configuredProviders } from "@kinora/providers/configured-providers";
import type { Exchange } from "@kinora/providers/http/exchange";
import type { ConfiguredProvider } from "@kinora/providers/provider-setup";
import { openDiskStorage } from "@kinora/storage/disk/open-disk-storage";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { afterAll } from "vitest";
import { startTestServer } from "../../../apps/api/test/test-server.ts";
import { compose } from "../../../apps/worker/src/compose.ts";
import { endpointsOf } from "../../../apps/worker/src/compose-providers.ts";
import { jobAttempt } from "../../../apps/worker/src/job/attempt-job.ts";
import { openModules } from "../../../apps/worker/src/modules.ts";
import { bringReady } from "../../../apps/worker/test/bring-ready.ts";
import { fakeEngines } from "../../../apps/worker/test/fake-engines.ts";
import { held } from "../../../apps/worker/test/held.ts";
import { ORDERED } from "../../../apps/worker/test/workshop.ts";
import { type Combination, combinationsOf, formOf } from "./combinations.ts";
import { openMaker, type ResultShape } from "./make-result.ts";
import { readWish } from "./read-wish.ts";

const PICTURE = "a-picture-of-hers";
const PLENTY = { DAY: "900000", MONTH: "900000" };
const SIZES = { 1: [960, 960], wide: [1280, 720], high: [720, 1280] } as const;

/** The whole api, a worker on its database, and every service as its simulator. */
export async function openMarket() {
  const maker = openMaker();
  const made = { shape: null as ResultShape | null, bytes: Buffer.alloc(0), shaped: false };
  const wanted = { current: null as Combination | null };
  const produce = (order: SimulatedOrder) => {
    if (wanted.current === null) throw new Error("nothing was ordered");
    const { shape, isSaid } = shapeOf(order.input, wanted.current);
    Object.assign(made, { shape, bytes: maker.make(shape), shaped: isSaid });
    return made.bytes;
  };
  const closing: (() => unknown)[] = [maker.close];
  const services = new Map<string, Served>();
  for (const name of Object.keys(SIMULATORS)) {
    const files = { origin: "" };
    const simulator = openSimulator(name, {
      ...{ now: () => new Date(), movesWhenAsked: false, contentOf: produce },
      fileAddress: ({ id }) => `${files.origin}/${id}`,
    });
    const served = await serveSimulator(simulator, () => ({ type: TYPE, bytes: made.bytes }));
    files.origin = served.origin;
    closing.push(served.close);
    services.set(name, { simulator, origin: served.origin });
  }
  const environment = environmentOf(services);
  const configured = configuredProviders(environment);
  /** What the api offers: one service at a time, so that no other takes its orders. */
  const offered: ConfiguredProvider[] = [...configured.providers];
  const exchangeAt = (name: string): Exchange => {
    const served = services.get(name);
    return async (request) => served?.simulator.answer(request) ?? { kind: "not sent" };
  };
  const api = await startTestServer({
    ...configured,
    ...{ providers: offered, named: ["usr_ada"] },
    exchange: (request) => exchangeAt(serviceAt(services, request.url))(request),
  });
  api.clock.now = new Date();
  await api.parts.ownServers.look();
  const folder = mkdtempSync(join(tmpdir(), "kinora-market-"));
  const boss = await openJobQueue({
    ...{ url: api.url, role: "worker", lanes: ["hosted"], onError: () => {} },
  });
  const told: string[] = [];
  const parts = compose(
    {
      ...{ database: api.database, patient: api.database, boss, now: () => new Date() },
      settings: { scratchDirectory: join(folder, "scratch") },
      storage: openDiskStorage({
        mediaDirectory: join(folder, "media"),
        uploadsDirectory: join(folder, "uploads"),
        samplesDirectory: join(folder, "samples"),
      }),
      log: (line) => void told.push(line),
    },
    {
      ...fakeEngines(),
      providers: configured.providers.map(({ name, open }) =>
        open(exchangeAt(name), endpointsOf(name)),
      ),
      trustedOrigins: new Map(
        [...services].map(([name, { origin }]) => [name, new Set([origin])]),
      ),
    },
  );
  afterAll(async () => {
    await boss.stop({ graceful: false });
    for (const close of closing) await close();
    rmSync(folder, { recursive: true, force: true });
  });
  const attempt = jobAttempt(openModules(parts), parts.attempting);
  const { queue, ledger } = storesOnPool(api.database, boss);
  const ada = api.as("ada");
  await ada("GET", "/api/me");
  await ledger.credit({
    ...{ userId: "usr_ada", gems: 10_000_000, kind: "gift", purpose: AWARD, expiresAt: null },
    ...{ key: "plenty", description: DAILY_GEMS, now: api.clock.now },
  });
  await bringReady({ database: api.database, work: parts.work }, PICTURE, "image");

  const offer = (service: string) => {
    const own = configured.providers.filter(({ name }) => name === service);
    offered.splice(0, offered.length, ...own);
  };
  const workOnce = async () => {
    const job = await parts.claims.claim({ ...ORDERED, lane: "hosted" }, new Date());
    if (job) await held(parts.claims, job, () => attempt(job, new AbortController().signal));
  };

  return {
    told,
    /** Everything that the api offers of every service. */
    async combinations(): Promise<Combination[]> {
      const all: Combination[] = [];
      for (const service of services.keys()) {
        offer(service);
        const { items } = modelList.parse((await ada("GET", "/api/models")).body);
        const own = await api.parts.catalogue({ id: "usr_ada", role: "user" });
        const sold = items.filter(({ key, available }) => {
          const route = own.find(({ entry }) => entry.key === key)?.route;
          return available && route?.protocol === service;
        });
        all.push(...sold.flatMap((model) => combinationsOf(service, model)));
      }
      return all;
    },

    /** Orders it through the api, has it made, and says what was delivered. */
    async deliver(combination: Combination, key: string) {
      offer(combination.service);
      wanted.current = combination;
      const ordered = await ada("POST", "/api/creations", formOf(combination, PICTURE), key);
      if (ordered.status !== 202) return { problem: `refused: ${ordered.body.code}` };
      const { id } = ordered.body;
      const simulator = services.get(combination.service)?.simulator;
      const before = simulator?.orders.size ?? 0;
      await workOnce();
      const order = [...(simulator?.orders.values() ?? [])].at(-1);
      if (!order || simulator?.orders.size !== before + 1)
        return { problem: `not taken: ${JSON.stringify((await parts.work.creations.find(id))?.notices)}` };
      if (order.stage !== "over") {
        produce(order);
        simulator.tick();
        simulator.tick();
        await queue.wake({ noun: "creation", id });
        await workOnce();
      }
      const { body } = await ada("GET", `/api/creations/${id}`);
      const main = body.media?.main ?? null;
      return { problem: null, status: body.status, kind: body.kind, main, ...made };
    },
  };
}

const TYPE = "application/octet-stream";

interface Served {
  readonly simulator: ReturnType<typeof openSimulator>;
  readonly origin: string;
}

/** Own servers are where their files are; services of others are known by their own addresses. */
function environmentOf(services: ReadonlyMap<string, Served>): Record<string, string> {
  const own = ["comfyui", "images", "videos"];
  const all = [...services].map(([name, { simulator, origin }]) => ({
    ...simulator.environment(own.includes(name) ? origin : undefined),
    [`${name.toUpperCase()}_BUDGET_DAY`]: PLENTY.DAY,
    [`${name.toUpperCase()}_BUDGET_MONTH`]: PLENTY.MONTH,
  }));
  const given = { GIVEN_BUDGET_DAY: PLENTY.DAY, GIVEN_BUDGET_MONTH: PLENTY.MONTH };
  return Object.assign({ ...given }, ...all);
}

/** The api asks own servers, and Google for its models. */
function serviceAt(services: ReadonlyMap<string, Served>, url: string): string {
  const { origin } = new URL(url);
  return [...services].find(([, served]) => served.origin === origin)?.[0] ?? "vertex";
}

/** What the service makes: what its order says, else what was wished for. */
function shapeOf(input: unknown, { mode, ratio, seconds }: Combination) {
  const kind =
    mode === "text-to-image" ? "image" : mode === "text-to-music" ? "music" : "video";
  const wish = readWish(input);
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  const shape = wish.shape ?? across / down;
  const [width, height] = shape > 1.2 ? SIZES.wide : shape < 0.8 ? SIZES.high : SIZES[1];
  const size = wish.size ?? { width, height };
  const length = wish.seconds ?? seconds ?? 0;
  const isSaid = wish.shape !== null && (seconds === null || wish.seconds !== null);
  return { shape: { kind, ...size, seconds: length } as const, isSaid };
}
