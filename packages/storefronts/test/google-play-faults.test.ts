import { inspect } from "node:util";
import { StoreUnreachable } from "@kinora/domain/store-unreachable";
import { serveStore } from "@kinora/store-simulators/serve-store";
import { answered } from "@kinora/store-simulators/store-request";
import { expect, it, onTestFinished } from "vitest";
import { openGooglePlay } from "../src/google-play/open-google-play.ts";
import { openPlay } from "./open-play.ts";

it.each(["lost before", "lost after", "500 after", "429"] as const)(
  "asks again when a request is %s",
  async (fault) => {
    const { simulator, play, product } = await openPlay();
    const { token } = await simulator.commands.buy({ product: "gem_pack_1500" });
    simulator.faults.requests.push(fault);
    expect((await product(token)).facts.state).toBe("paid");
    simulator.faults.requests.push(fault);
    await play.claimProduct({ token, product: "gem_pack_1500" });
    expect((await product(token)).claim.isConsumed).toBe(true);
  },
);

it("asks for access again when Google no longer takes the old one", async () => {
  const { simulator, product } = await openPlay();
  const { token } = await simulator.commands.buy({ product: "gem_pack_1500" });
  await product(token);
  simulator.faults.requests.push("401");
  expect((await product(token)).facts.state).toBe("paid");
});

it("ends nothing when there is nothing of Google's at the address", async () => {
  const { simulator, settings, clock } = await openPlay();
  const { token } = await simulator.commands.subscribe({ product: "basic_monthly" });
  const elsewhere = await serveStore(async (request) =>
    request.url.endsWith("/token") ? simulator.answer(request) : answered(404, "<html></html>"),
  );
  onTestFinished(elsewhere.close);
  const play = openGooglePlay({ ...settings, simulator: elsewhere.origin }, () => clock.now);
  await expect(play.readSubscription(token)).rejects.toThrow("Google Play: 404");
});

it("names no token in what it throws", async () => {
  const { simulator, play, settings, clock } = await openPlay();
  const { token } = await simulator.commands.buy({ product: "gem_pack_1500" });
  const now = () => clock.now;
  const away = openGooglePlay({ ...settings, simulator: "http://127.0.0.1:9" }, now);
  const stranger = openGooglePlay(
    { ...settings, account: { ...settings.account, client_email: "other@simulated.invalid" } },
    now,
  );
  const otherApp = openGooglePlay({ ...settings, packageName: "app.other" }, now);
  simulator.faults.requests.push("409");
  const held = { token, product: "gem_pack_1500" } as const;
  for (const failing of [
    () => play.claimProduct(held),
    () => away.readProduct(token),
    () => stranger.readSubscription(token),
    () => otherApp.readProduct(token),
    () => otherApp.claimPlan({ token, rawProduct: "basic_monthly" }),
    () => otherApp.cancel(token),
  ]) {
    const error = await failing().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreUnreachable);
    const told = inspect(error, { depth: 10, showHidden: true });
    expect(told).not.toContain(token);
    expect(told).not.toMatch(/ya29|BEGIN PRIVATE KEY|eyJ/);
  }
});
