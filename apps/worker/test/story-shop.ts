import type { Board } from "@kinora/contracts/story/board";
import { postgresGemAudit } from "@kinora/database/gem/postgres-gem-audit";
import { readStoryWork } from "@kinora/database/story/story-reader";
import { stagesOf } from "@kinora/domain/story/stage-states";
import { writtenBoard } from "@kinora/testing/story/written-board";
import { expect } from "vitest";
import { openStoryOrders } from "./story-orders.ts";
import { openWorkshop } from "./workshop.ts";

const ada = "usr_ada";

/** Opens a workshop whose first customer, with 1,000 gems, makes stories. */
export async function openStoryShop() {
  const shop = await openWorkshop();
  await shop.orders.give(ada, 1_000);
  const { storyEngine, database, boss } = shop;
  const ordersOf = (userId: string) =>
    openStoryOrders(database, boss, storyEngine.versions, userId);
  const orders = ordersOf(ada);
  const balance = () => shop.ledger.balance(ada, new Date());
  const workAll = async () => {
    while (await shop.workOnce());
  };
  return {
    shop,
    storyEngine,
    orders,
    ordersOf,
    balance,
    workAll,
    /** Creates a story of three scenes with pictures, voices and a film, all paid. */
    async rendered(board: Board = writtenBoard()) {
      const id = await orders.create({ prompt: "", board });
      await orders.work(id, "update");
      await workAll();
      await orders.render(id);
      await workAll();
      storyEngine.taken();
      return id;
    },
    /** Renders the current board again and returns the kinds of artifacts made. */
    async renderAgain(id: string) {
      const creation = await orders.render(id);
      await workAll();
      expect((await shop.creation(creation))?.status).toBeNull();
      return storyEngine.taken();
    },
    async checkBooks() {
      expect(await postgresGemAudit(database).discrepancies(10)).toEqual([]);
      expect((await balance()).held).toBe(0);
    },
    /** Returns the state of each scene's stages, as shown on the story's page. */
    async states(id: string) {
      const story = await orders.find(id);
      const standing = await orders.standing(id);
      const atWork = (await readStoryWork(database, [id])).get(id)?.atWork ?? [];
      return standing.orders.scenes.map((scene) => stagesOf(scene, { standing, story, atWork }));
    },
    async noticesAbout(id: string) {
      await shop.hear();
      const href = `/story/${id}`;
      const all = database.selectFrom("notification").select("kind").where("href", "=", href);
      return (await all.execute()).map(({ kind }) => kind);
    },
  };
}
