import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { serveGooglePlay } from "../src/google-play/serve-google-play.ts";
import { serveStore } from "../src/serve-store.ts";
import { answered } from "../src/store-request.ts";
import { openGoogle, PACKAGE } from "./open-google-play.ts";

it("sends late, twice, reordered and never", async () => {
  const { simulator, told, clock } = await openGoogle();
  const { subscribe, cancel, restart, renew } = simulator.commands;
  const { token } = await subscribe({ product: "basic_monthly" });
  expect(await told()).toEqual([4]);
  simulator.faults.messages.push("late", "twice");
  await cancel({ token });
  await restart({ token });
  expect(await told()).toEqual([7, 7]);
  clock.now = new Date(+clock.now + 60_000);
  expect(await told()).toEqual([3]);
  simulator.faults.messages.push("reordered", null, "dropped");
  await cancel({ token });
  await restart({ token });
  await renew({ token, how: "grace" });
  expect(await told()).toEqual([7, 3]);
  expect(await simulator.deliver()).toBeNull();
});

it("sends again what was not taken, with the same id", async () => {
  const { simulator, pushes, receiver, clock } = await openGoogle();
  receiver.answers = async () => false;
  await simulator.commands.sendTest({});
  const again = await simulator.deliver();
  expect(again).toEqual(new Date(+clock.now + 1_000));
  receiver.answers = async () => true;
  clock.now = again ?? clock.now;
  expect(await simulator.deliver()).toBeNull();
  const ids = pushes.map(({ body }) => JSON.parse(body).message.messageId);
  expect(ids).toEqual([ids[0], ids[0]]);
});

it("keeps everything over a restart, its keys too", async () => {
  const first = await openGoogle();
  const { token } = await first.simulator.commands.subscribe({ product: "basic_monthly" });
  const second = await openGoogle(first.file.state);
  expect(second.simulator.account).toEqual(first.simulator.account);
  expect(await second.told()).toEqual([4]);
  const asked = { packageName: PACKAGE, token };
  const { data } = await second.client.purchases.subscriptionsv2.get(asked);
  expect(data.subscriptionState).toBe("SUBSCRIPTION_STATE_ACTIVE");
  await expect(openGoogle({ version: 2 })).rejects.toThrow();
});

it("is served with its file, takes commands, and pushes by itself", async () => {
  const folder = await mkdtemp(join(tmpdir(), "google-play-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { promise, resolve } = Promise.withResolvers<string>();
  const receiver = await serveStore(async ({ body = "" }) => {
    resolve(body);
    return answered(200, {});
  });
  onTestFinished(receiver.close);
  const served = await serveGooglePlay({
    ...{ packageName: PACKAGE, commandKey: "key", audience: "https://kinora.example" },
    ...{ pushTo: () => receiver.origin, file: join(folder, "state.json") },
  });
  onTestFinished(served.close);
  const say = (name: string, given: object, key = "key") =>
    fetch(`${served.origin}/simulator/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(given),
    });
  const bought = await say("buy", { product: "gem_pack_1500" });
  const { token } = (await bought.json()) as { token: string };
  expect(await promise).toContain('"messageId"');
  expect(served.simulator.snapshot().products[token]?.state).toBe("PURCHASED");
  expect((await say("buy", { product: "gem_pack_1500" }, "other")).status).toBe(401);
  expect((await say("buy", { product: "rubbish" })).status).toBe(404);
  expect((await say("buy", { rubbish: 1 })).status).toBe(400);
  expect((await say("rubbish", {})).status).toBe(404);
  const faults = await say("faults", { messages: ["late"], requests: ["429"] });
  expect(await faults.json()).toEqual({ messages: ["late"], requests: ["429"] });
});
