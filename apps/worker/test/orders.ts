import { createHash } from "node:crypto";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { ItemAction } from "@kinora/contracts/creation/creation-action";
import type { OrderForm } from "@kinora/contracts/prompt/order-form";
import { openDatabase } from "@kinora/database/client";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import type { Stores } from "@kinora/database/stores";
import { transact as inStores, storesOnPool } from "@kinora/database/transact";
import { actOnCreation } from "@kinora/domain/creation/act-on-creation";
import { createCreation } from "@kinora/domain/creation/create-creation";
import { AWARD } from "@kinora/domain/gem/purpose";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { artifactKeys } from "@kinora/domain/story/artifact-keys";
import { withRetryFilm } from "@kinora/domain/story/retry-film";
import { DAILY_GEMS } from "@kinora/testing/gem/ledger-sentences";
import { v7 as newId } from "uuid";
import { FAKE_VERSIONS } from "./fake-story-engine.ts";

/** More than any test spends. */
const PLENTY = { title: "a service", day: 1_000_000_000, month: 1_000_000_000 };
const budgets = {
  services: new Map([
    ["comfy", PLENTY],
    ["comfyui", PLENTY],
    ["fal", PLENTY],
    ["images", PLENTY],
    ["videos", PLENTY],
    ["replicate", PLENTY],
    ["runway", PLENTY],
    ["bfl", PLENTY],
    ["byteplus", PLENTY],
    ["ideogram", PLENTY],
    ["elevenlabs", PLENTY],
    ["gemini", PLENTY],
    ["vertex", PLENTY],
  ] as const),
  given: PLENTY,
};

export type Orders = Awaited<ReturnType<typeof openOrders>>;

/** Services available with the operator's keys, or with the user's own. */
type Sold = readonly EngineProtocol[] | { readonly own: readonly EngineProtocol[] };

const catalogueOf = (sold: Sold) =>
  "own" in sold
    ? openCatalogue(MODEL_ENTRIES, new Set(["studio"]), new Date(), {
        own: { services: new Set(sold.own), absence: () => null },
      })
    : openCatalogue(MODEL_ENTRIES, new Set(["studio", ...sold]), new Date());

/** Provides the api's order operations on separate connections. */
export async function openOrders(url: string) {
  const { database, close } = openDatabase({ url, role: "patient", name: "orders" });
  const boss = await openJobQueue({ url, role: "producer", onError: () => {} });
  const transact = <T>(work: (stores: Stores) => Promise<T>) => inStores(database, boss, work);
  const digest = (text: string) => createHash("sha256").update(text).digest("hex");
  const person = (userId: string) => ({ id: userId, role: "user", tier: "free" }) as const;
  return {
    database,
    boss,
    create: (
      userId: string,
      request: OrderForm | { quoteId: string },
      key: string = newId(),
      services: Sold = [],
    ) =>
      createCreation(
        {
          actor: person(userId),
          request,
          idempotencyKey: key,
          requestId: null,
          now: new Date(),
        },
        {
          catalogue: () => catalogueOf(services),
          newId,
          drawSeed: () => 7,
          digest,
          budgets,
          ...{ takesKeyFor: () => true, refuseEngine: () => {} },
          transact,
        },
      ),
    act: (userId: string, creationId: string, action: ItemAction) =>
      actOnCreation(
        {
          creationId,
          actor: person(userId),
          action: { action },
          requestId: null,
          now: new Date(),
        },
        {
          newId,
          transact: withRetryFilm(transact, {
            ...{ digest, keys: () => artifactKeys(digest, FAKE_VERSIONS) },
          }),
          budgets,
          ...{ takesKeyFor: () => false, refuseEngine: () => {}, refuseWords: async () => {} },
          // A test orders what it sells, and retries it.
          catalogueAt: (_actor, _own, engine) => catalogueOf([engine]),
        },
      ),
    give: (userId: string, gems: number, key = "test gift") =>
      storesOnPool(database, boss).ledger.credit({
        userId,
        gems,
        kind: "gift",
        purpose: AWARD,
        expiresAt: null,
        key,
        description: DAILY_GEMS,
        now: new Date(),
      }),
    async close() {
      await boss.stop({ graceful: false }).catch(() => {});
      await close().catch(() => {});
    },
  };
}
