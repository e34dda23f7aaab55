import type { ServiceFault } from "@kinora/contracts/hosted/service-faults";
import { expect, it } from "vitest";
import type { NewNotification } from "../notification/notification-store.ts";
import { afterFault, afterProbe, type Circuit } from "./circuit.ts";
import { tellOfOutages } from "./tell-of-outages.ts";

const NOW = new Date("2026-11-28T14:00:00Z");

function failed(fault: ServiceFault, times = 5): Circuit {
  let circuit: Circuit | null = null;
  for (let nth = 0; nth < times; nth += 1) circuit = afterFault(circuit, fault, NOW);
  if (!circuit) throw new Error("it has not failed");
  return circuit;
}

/** Notifications by dedupe key, as the table keeps them. */
function openHouse() {
  const told = new Map<string, NewNotification>();
  const notifications = {
    async add(notification: NewNotification) {
      const key = `${notification.userId} ${notification.dedupeKey}`;
      if (told.has(key)) return null;
      told.set(key, notification);
      return { id: key };
    },
    raise: async () => null,
  };
  const stores = { notifications, record: async () => {}, owners: async () => ["usr_olivia"] };
  const tell = (circuits: readonly (readonly [string, Circuit])[]) =>
    tellOfOutages({
      health: { open: async () => new Map(circuits) },
      transact: (work) => work(stores),
      titleOf: (service) => service.toUpperCase(),
      now: () => NOW,
    });
  return { tell, told: () => [...told.values()].map(({ message }) => message) };
}

it("tells the owner once that a service refuses its key, or has no credit left", async () => {
  const { tell, told } = openHouse();
  const circuits = [
    ["fal", failed("auth")],
    ["comfy", failed("quota")],
    ["bfl", failed("unanswered")],
    ["runway", failed("auth", 4)],
  ] as const;
  await tell(circuits);
  await tell(circuits);
  expect(told()).toEqual([
    { code: "hosted.away", params: { service: "FAL", why: "auth" } },
    { code: "hosted.away", params: { service: "COMFY", why: "quota" } },
  ]);
});

it("says nothing more when the service fails again on trial", async () => {
  const { tell, told } = openHouse();
  await tell([["ideogram", failed("auth")]]);
  const onTrial = afterProbe(failed("auth"), "none", NOW);
  const later = new Date(NOW.getTime() + 60_000);
  await tell([["ideogram", afterFault(onTrial, "auth", later)]]);
  expect(told()).toHaveLength(1);
});
