import { storesOnPool, transact } from "@kinora/database/transact";
import {
  askAboutDue,
  askAboutSubscription,
} from "@kinora/domain/subscription/ask-about-subscription";
import { endPlansOfEndedAccounts, endPlansOfErased } from "@kinora/domain/subscription/end-plans";
import { giveDueAllowances } from "@kinora/domain/subscription/give-allowances";
import { settleDuePasses } from "@kinora/domain/subscription/passes";
import { sendDueExtensions } from "@kinora/domain/subscription/send-extension";
import { composeStores } from "../billing/compose-stores.ts";
import { MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

const MOST = 100;

export function subscriptionModule(parts: WorkerComposition): WorkerModule {
  const { database, boss, now, log } = parts;
  const { subscriptions, passes, extensions } = storesOnPool(database, boss);
  const stores = composeStores(parts);
  return {
    clockTasks: [
      {
        name: "give gems of plans",
        every: MINUTE,
        run: () =>
          giveDueAllowances(
            {
              findDue: (at) => subscriptions.findGemsDue(at, MOST),
              transact: (work) => transact(database, boss, work),
              log,
            },
            now,
          ),
      },
      {
        name: "begin and end passes",
        every: MINUTE,
        run: () =>
          settleDuePasses(
            {
              findDue: (at) => passes.findDue(at, MOST),
              transact: (work) => transact(database, boss, work),
            },
            now,
          ),
      },
      ...(stores === null
        ? []
        : [
            {
              name: "ask about subscriptions",
              every: MINUTE,
              async run() {
                const findDue = (at: Date) => subscriptions.findDue(at, MOST);
                if ((await findDue(now())).length > 0)
                  await askAboutDue({ ...(await stores.ports()), findDue }, now);
              },
            },
            {
              name: "extend plans",
              every: MINUTE,
              async run() {
                if ((await extensions.findDue(now(), 1)).length === 0) return;
                const ports = await stores.ports();
                const ask = (id: string) => askAboutSubscription(ports, id, now);
                await sendDueExtensions({ ...ports, extensions, ask }, now);
              },
            },
            {
              name: "end plans of closed accounts",
              every: MINUTE,
              async run() {
                const ports = await stores.ports();
                const ask = (id: string) => askAboutSubscription(ports, id, now);
                for (const planStore of ports.planStores)
                  await endPlansOfEndedAccounts({ ...ports, planStore, ask });
                for (const place of ports.places) await endPlansOfErased({ ...ports, ask }, place);
              },
            },
          ]),
    ],
  };
}
