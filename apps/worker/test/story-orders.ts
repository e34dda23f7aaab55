import { createHash } from "node:crypto";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import type { Board } from "@kinora/contracts/story/board";
import type { StoryRequest } from "@kinora/contracts/story/story";
import type { Database } from "@kinora/database/client";
import type { Stores } from "@kinora/database/stores";
import { storesOnPool, transact } from "@kinora/database/transact";
import type { HostedBudgets } from "@kinora/domain/creation/hosted-budget";
import type { EngineProtocol } from "@kinora/domain/prompt/model-entry";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { type ArtifactVersions, artifactKeys } from "@kinora/domain/story/artifact-keys";
import { changeBoard, stepBoard } from "@kinora/domain/story/change-board";
import { createStory } from "@kinora/domain/story/create-story";
import { orderWork, renderStory } from "@kinora/domain/story/order-work";
import { priceRender, priceUpdate } from "@kinora/domain/story/price-story";
import { cancelStoryWork, deleteStory } from "@kinora/domain/story/stop-story";
import { takeSnapshot } from "@kinora/domain/story/story-access";
import { SETTINGS } from "@kinora/testing/story/written-board";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns what is available when these services are configured. */
const catalogueOf = (services: readonly EngineProtocol[]) =>
  openCatalogue(MODEL_ENTRIES, new Set(["studio", ...services]), new Date());

/** The user who orders, with the services offered to them. */
export interface Buyer {
  readonly userId: string;
  readonly asksModel?: boolean;
  /** Budgets for external services; when omitted, none is offered. */
  readonly budgets?: HostedBudgets;
}

/** Provides the api's story operations for one user. */
export function openStoryOrders(
  database: Database,
  boss: PgBoss,
  versions: ArtifactVersions,
  who: string | Buyer,
) {
  const buyer: Buyer = typeof who === "string" ? { userId: who } : who;
  const { userId, asksModel = false, budgets = null } = buyer;
  const actor = { id: userId, role: "user", tier: "free" } as const;
  const ports = {
    digest,
    newId,
    keys: () => artifactKeys(digest, versions),
    catalogue: () => catalogueOf([]),
    drawSeed: () => 7,
    ...{ isVoice: () => true, isPictureModel: () => true, isFootageModel: () => true },
    pictureModels: () => catalogueOf([...(budgets?.services.keys() ?? [])]),
    asksModel: () => asksModel,
    budgets: budgets ?? { services: new Map(), given: { day: 0, month: 0 } },
    offersHosted: () => budgets !== null,
    ...{ refuseEngine: () => {}, voiceAbsence: () => null },
    defaults: () => SETTINGS,
    transact: <T>(work: (stores: Stores) => Promise<T>) => transact(database, boss, work),
  };
  const stores = storesOnPool(database, boss);
  const find = async (id: string) => {
    const story = await stores.stories.find(id);
    if (!story) throw new Error(`there is no story ${id}`);
    return story;
  };
  const standing = async (id: string) => {
    const story = await find(id);
    const { board } = story;
    if (!board) throw new Error("no board yet");
    return (await takeSnapshot({ ...story, board }, stores, ports.keys())).standing;
  };
  const ordered = (id: string, key: string) => ({
    ...{ storyId: id, actor, requestId: null, now: new Date(), idempotencyKey: key },
  });
  return {
    find,
    standing,
    create: (request: StoryRequest, key: string = newId()) =>
      createStory({ actor, request, idempotencyKey: key, now: new Date() }, ports),
    async change(id: string, edit: (board: Board) => Board, version?: number) {
      const story = await find(id);
      if (!story.board) throw new Error("no board yet");
      const board = edit(structuredClone(story.board));
      const edited = { storyId: id, actor, board, now: new Date() };
      await changeBoard({ ...edited, version: version ?? story.version }, ports);
    },
    async step(id: string, direction: "undo" | "redo") {
      const { version } = await find(id);
      await stepBoard({ storyId: id, actor, direction, version, now: new Date() }, ports);
    },
    async work(
      id: string,
      kind: "update" | "preview",
      { gems, scenes, key = newId() }: { gems?: number; scenes?: string[]; key?: string } = {},
    ) {
      const { version } = await find(id);
      const price = priceUpdate(await standing(id), scenes ?? null).gems;
      const work = { version, kind, gems: gems ?? price, ...(scenes ? { scenes } : {}) };
      await orderWork({ ...ordered(id, key), work }, ports);
    },
    async render(id: string, { gems, key = newId() }: { gems?: number; key?: string } = {}) {
      const { version } = await find(id);
      const price = priceRender(await standing(id)).gems;
      await renderStory({ ...ordered(id, key), render: { version, gems: gems ?? price } }, ports);
      return (await find(id)).renderCreationId ?? "";
    },
    remove: (id: string) => deleteStory({ storyId: id, actor, now: new Date() }, ports),
    cancel: (id: string) => cancelStoryWork({ storyId: id, actor, now: new Date() }, ports),
  };
}
