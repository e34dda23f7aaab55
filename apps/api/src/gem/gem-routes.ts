import { routes } from "@kinora/contracts/routes";
import { type ClaimDailyStores, claimDaily } from "@kinora/domain/gem/claim-daily";
import type { GemLedger } from "@kinora/domain/gem/gem-ledger";
import type { GemStatement } from "@kinora/domain/gem/gem-statement";
import { readBalance } from "@kinora/domain/gem/read-balance";
import { readReceipt } from "@kinora/domain/gem/read-receipt";
import { readStatement } from "@kinora/domain/gem/read-statement";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import { presentBalance, presentEntry, presentReceipt } from "./present-gem.ts";

export interface GemDoors {
  readonly now: () => Date;
  readonly ledger: Pick<GemLedger, "balance" | "hasKey">;
  readonly statement: GemStatement;
  readonly transact: <T>(work: (stores: ClaimDailyStores) => Promise<T>) => Promise<T>;
}

export function mountGemRoutes(server: FastifyInstance, doors: GemDoors): void {
  const { now, ledger, statement, transact } = doors;

  mountRoute(server, routes.getGemBalance, async ({ person }) =>
    presentBalance(await readBalance({ ledger }, { userId: person.userId, now: now() })),
  );

  mountRoute(server, routes.listGemEntries, async ({ person, query }) => {
    const { limit, cursor = null } = query;
    const page = await readStatement({ statement }, { userId: person.userId, cursor, limit });
    return { items: page.items.map(presentEntry), nextCursor: page.nextCursor };
  });

  mountRoute(server, routes.getGemReceipt, async ({ person, params }) =>
    presentReceipt(
      await readReceipt({ statement }, { userId: person.userId, receiptId: params.id }),
    ),
  );

  mountRoute(server, routes.claimDaily, async ({ person }) => {
    const claimed = await claimDaily({ transact }, { userId: person.userId, now: now() });
    return { gems: claimed.gems, balance: presentBalance(claimed.balance) };
  });
}
