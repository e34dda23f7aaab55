import { z } from "zod";
import { answered, type StoreReply, type StoreRequest } from "../store-request.ts";
import { extendRenewal } from "./app-store-commands.ts";
import { lastOf, signedSubscription, transactionShape } from "./app-store-shapes.ts";
import type { AppStoreWorld, SimulatedTransaction } from "./app-store-state.ts";
import { type AppStoreCaller, saidBy } from "./caller-token.ts";

const told = z.strictObject({
  customerConsented: z.boolean(),
  sampleContentProvided: z.boolean(),
  deliveryStatus: z.string().regex(/^(UN)?DELIVERED(_[A-Z_]+)?$/),
  consumptionPercentage: z.int().min(0).max(100_000).optional(),
  refundPreference: z.enum(["DECLINE", "GRANT_FULL", "GRANT_PRORATED"]).optional(),
});

/** @see https://developer.apple.com/documentation/appstoreserverapi/send-consumption-information */
function takeConsumption({ state }: AppStoreWorld, id: string, body: string): StoreReply {
  if (!state.transactions.has(id)) return refused(404, 4040010, "Transaction id not found.");
  const said = told.safeParse(parsed(body)).data;
  if (!said) return refused(400, 4000000, "Bad request.");
  if (!said.customerConsented) return refused(400, 4000032, "Invalid customer consent.");
  const { consumptionPercentage, refundPreference, ...rest } = said;
  state.consumption.set(id, {
    ...rest,
    ...(consumptionPercentage !== undefined && { consumptionPercentage }),
    ...(refundPreference && { refundPreference }),
  });
  return answered(202, "");
}

const extension = z.strictObject({
  extendByDays: z.int().min(1).max(90),
  extendReasonCode: z.int().min(0).max(3),
  requestIdentifier: z.string().max(128),
});

/** Only a subscription that renews is extended. */
function takeExtension(world: AppStoreWorld, id: string, body: string): StoreReply {
  const wish = extension.safeParse(parsed(body)).data;
  if (!wish) return refused(400, 4000000, "Bad request.");
  const effectiveDate = extendRenewal(world, id, wish.extendByDays);
  return effectiveDate === null
    ? refused(403, 4030004, "Subscription extension is ineligible.")
    : answered(200, {
        ...{ originalTransactionId: id, webOrderLineItemId: `9${id}`, success: true },
        effectiveDate,
      });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Seconds that a token may live. */
const HOUR = 3_600;

const refused = (status: number, errorCode: number, errorMessage: string) =>
  answered(status, { errorCode, errorMessage });

/**
 * Answers the App Store Server API.
 *
 * @see https://developer.apple.com/documentation/appstoreserverapi
 */
export function answerAppStore(
  world: AppStoreWorld,
  caller: AppStoreCaller,
  { method, url, headers, body = "" }: StoreRequest,
): StoreReply {
  const claims = saidBy(caller, headers.authorization ?? "", HOUR);
  if (claims?.bid !== world.bundleId) return answered(401, "");
  const { pathname } = new URL(url, "http://simulated");
  const [, api, version, ...rest] = pathname.split("/");
  const id = rest.at(-1) ?? "";
  const name = [version, ...rest.slice(0, -1)].join("/");
  if (`${method} ${name}` === "PUT v2/transactions/consumption")
    return takeConsumption(world, id, body);
  if (`${method} ${name}` === "PUT v1/subscriptions/extend") return takeExtension(world, id, body);
  if (api !== "inApps" || method !== "GET") return refused(404, 4040000, "There is no such call");
  if (!/^\d+$/.test(id)) return refused(400, 4000006, "Invalid transaction id.");
  const found = world.state.transactions.get(id);
  if (!found) return refused(404, 4040010, "Transaction id not found.");
  const of = { bundleId: world.bundleId, environment: "Sandbox", appAppleId: world.appId };
  if (name === "v1/transactions") return answered(200, { signedTransactionInfo: signed(found) });
  if (name === "v1/subscriptions") return answered(200, { ...of, data: groupsOf(found) });
  if (name === "v2/history") return answered(200, { ...of, ...page(ofCustomer(found)) });
  if (name === "v2/refund/lookup")
    return answered(200, page(ofCustomer(found).filter(({ revoked }) => revoked !== null)));
  return refused(404, 4040000, "There is no such call");

  function signed(one: SimulatedTransaction): string {
    return world.sign(transactionShape(world, one));
  }

  /** The simulator has a customer for each account token; without one, for each purchase. */
  function ofCustomer({ token, originalId }: SimulatedTransaction): SimulatedTransaction[] {
    return [...world.state.transactions.values()].filter((one) =>
      token === null ? one.originalId === originalId : one.token === token,
    );
  }

  function page(all: readonly SimulatedTransaction[]): object {
    return { revision: `${all.length}`, hasMore: false, signedTransactions: all.map(signed) };
  }

  function groupsOf(one: SimulatedTransaction): object[] {
    const originals = new Set(ofCustomer(one).map(({ originalId }) => originalId));
    const own = [...world.state.subscriptions.values()].filter((held) =>
      originals.has(held.originalId),
    );
    const groups = Map.groupBy(own, ({ group }) => group);
    return [...groups].map(([subscriptionGroupIdentifier, held]) => ({
      subscriptionGroupIdentifier,
      lastTransactions: held.flatMap((each) => {
        const last = lastOf(world, each.originalId);
        const { originalId: originalTransactionId, status } = each;
        return last
          ? [{ originalTransactionId, status, ...signedSubscription(world, each, last) }]
          : [];
      }),
    }));
  }
}
