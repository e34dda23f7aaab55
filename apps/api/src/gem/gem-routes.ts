import type { OwnPayment } from "@kinora/contracts/payment/own-payment";
import { routes } from "@kinora/contracts/routes";
import type { GemLedger } from "@kinora/domain/gem/gem-ledger";
import type { GemStatement } from "@kinora/domain/gem/gem-statement";
import { readBalance } from "@kinora/domain/gem/read-balance";
import { readGemYear } from "@kinora/domain/gem/read-gem-year";
import { readReceipt } from "@kinora/domain/gem/read-receipt";
import { readStatement } from "@kinora/domain/gem/read-statement";
import type { GiftStore } from "@kinora/domain/gift/gift-store";
import type { FastifyInstance } from "fastify";
import { viewerOf } from "../creation/viewer.ts";
import { mountRoute } from "../http/mount-route.ts";
import { joinGifts } from "./join-gifts.ts";
import { type JoinPorts, joinWorks, subjectId } from "./join-works.ts";
import { presentEntry, presentReceipt } from "./present-gem.ts";
import type { ShowBalance } from "./show-balance.ts";

export interface GemRoutePorts {
  readonly now: () => Date;
  readonly ledger: Pick<GemLedger, "balance" | "hasKey">;
  readonly statement: GemStatement;
  readonly works: JoinPorts;
  readonly gifts: Pick<GiftStore, "findOwn">;
  /** The payment that brought the gems of a receipt; null when none did. */
  readonly paymentOf: (userId: string, receiptId: string) => Promise<OwnPayment | null>;
  readonly show: ShowBalance;
  /** The story whose film this creation is; null when it is not a film. */
  readonly storyOf: (creationId: string) => Promise<string | null>;
}

export function mountGemRoutes(server: FastifyInstance, ports: GemRoutePorts): void {
  const { now, ledger, statement, works, gifts, storyOf, show, paymentOf } = ports;

  mountRoute(server, routes.getGemBalance, async ({ person }) =>
    show(person.userId, await readBalance({ ledger }, { userId: person.userId, now: now() })),
  );

  mountRoute(server, routes.listGemEntries, async ({ person, query, locale }) => {
    const { limit, cursor = null, part, year } = query;
    const { userId } = person;
    const page = await readStatement({ statement }, { userId, cursor, limit, part, year });
    const workOf = await joinWorks(page.items, viewerOf(person), works);
    const giftOf = await joinGifts(page.items, person.userId, gifts);
    const around = (entry: (typeof page.items)[number]) => ({
      ...{ work: workOf(entry), gift: giftOf(entry) },
    });
    return {
      items: page.items.map((entry) => presentEntry(entry, around(entry), locale)),
      nextCursor: page.nextCursor,
    };
  });

  mountRoute(server, routes.getGemYear, async ({ person: { userId }, params: { year } }) =>
    readGemYear({ statement }, { userId, year, now: now() }),
  );

  mountRoute(server, routes.getGemReceipt, async ({ person: { userId, role }, params, locale }) => {
    const receipt = await readReceipt({ statement }, { userId, receiptId: params.id });
    const creationId = subjectId(receipt, "creation");
    const storyId = subjectId(receipt, "story") ?? (creationId && (await storyOf(creationId)));
    const [workOf, giftOf, payment, storyCost] = await Promise.all([
      joinWorks([receipt], { id: userId, role }, works),
      joinGifts([receipt], userId, gifts),
      paymentOf(userId, receipt.id),
      storyId ? statement.storyCost(userId, { storyId, creationId }) : null,
    ]);
    return presentReceipt(
      receipt,
      { work: workOf(receipt), gift: giftOf(receipt), payment, storyCost },
      locale,
    );
  });
}
