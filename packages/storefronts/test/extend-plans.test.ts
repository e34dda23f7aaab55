import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { ExtensionRefused } from "@kinora/domain/subscription/plan-extension";
import { openAppStoreSimulator } from "@kinora/store-simulators/app-store/app-store-simulator";
import { serveStore } from "@kinora/store-simulators/serve-store";
import { afterAll, expect, it } from "vitest";
import { openAppStore } from "../src/app-store/open-app-store.ts";
import { openPlayPhoneStore } from "../src/google-play/play-phone-store.ts";
import { openPlay } from "./open-play.ts";

const DAY = 86_400_000;
const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const named = { keyId: "ABC123DEFG", issuerId: "57246542-96fe-1a63-e053-0824d011072a" };
const app = { bundleId: "test.kinora.app", appId: 1_234_567_890 };
const apple = await openAppStoreSimulator({
  ...{ ...named, ...app, now: () => new Date(), post: async () => true },
  publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
});
const served = await serveStore(apple.answer);
const folder = mkdtempSync(join(tmpdir(), "kinora-extend-"));
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});
const keyFile = join(folder, "key.p8");
writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
writeFileSync(join(folder, "root.cer"), apple.root);

type Place = ReturnType<typeof openAppStore>["places"][number];
const factsOf = async (place: Place, ref: string) => {
  const facts = await place.readSubscription({ ref, checkoutRef: null }, new Date());
  if (!facts?.periodEnd) throw new Error("There is no such plan.");
  return { ...facts, periodEnd: facts.periodEnd };
};
const wishOf = (ref: string, wasUntil: Date, days = 20) => ({
  ...{ ref, key: `ext_${ref.slice(0, 20)}`, days, wasUntil },
  until: new Date(+wasUntil + days * DAY),
});

async function requireExtended(place: Place, ref: string): Promise<void> {
  const before = await factsOf(place, ref);
  const wish = wishOf(ref, before.periodEnd);
  await place.extend(wish);
  const after = await factsOf(place, ref);
  expect([after.periodEnd, after.paidUntil]).toEqual([wish.until, wish.until]);
  expect(after).toMatchObject({ state: "active", periodStart: before.periodStart });
}

function appStore(): Place {
  const [place] = openAppStore({
    ...{ ...named, ...app, keyFile, rootsFolder: folder, environment: "simulated" },
    simulator: served.origin,
  }).places;
  if (!place) throw new Error("There is no place.");
  return place;
}

it("the App Store renews a plan later, and only one that renews", async () => {
  const ref = apple.subscribe({ plan: "pro_monthly", token: null });
  await requireExtended(appStore(), ref);
  const { periodEnd } = await factsOf(appStore(), ref);
  apple.faults.requests.push("500");
  await expect(appStore().extend(wishOf(ref, periodEnd))).rejects.toThrow(StoreUnreachable);
  apple.setRenewal(ref, false);
  await expect(appStore().extend(wishOf(ref, periodEnd))).rejects.toThrow(ExtensionRefused);
});

it("Google Play pays a plan again later, and never twice as late", async () => {
  const { simulator, settings, clock } = await openPlay();
  const [place] = openPlayPhoneStore(settings, () => clock.now).places;
  if (!place) throw new Error("There is no place.");
  const { token } = await simulator.commands.subscribe({ product: "basic_monthly" });
  const { periodEnd } = await factsOf(place, token);
  await requireExtended(place, token);
  // Whoever asks again by the old date is told that it is another one.
  await expect(place.extend(wishOf(token, periodEnd))).rejects.toThrow(StoreUnreachable);
  await simulator.commands.cancel({ token });
  const ends = (await factsOf(place, token)).periodEnd;
  await expect(place.extend(wishOf(token, ends))).rejects.toThrow(ExtensionRefused);
});
