import { expect, test } from "vitest";
import type { OpenWithKeyOf } from "./hosted-ports.ts";
import { payerOf, withoutKey } from "./payer.ts";

const operator = { ...withoutKey("fal"), name: "the operator's" };
const own = { ...withoutKey("fal"), name: "their own" };

function portsWith(withKeyOf: OpenWithKeyOf) {
  const signs: string[] = [];
  return {
    signs,
    ports: {
      withKeyOf,
      noteSign: async () => void signs.push("noted"),
      callbackOf: () => "https://kinora.example/call",
    },
  };
}

test("uses the operator's provider, callbacks and health signs without an own key", async () => {
  const { ports } = portsWith(async () => own);
  const paid = await payerOf(null, operator, ports);
  expect(paid).toEqual({ provider: operator, ports });
});

test("disables callbacks and health signs for an own key", async () => {
  const { ports, signs } = portsWith(async () => own);
  const { provider, ports: quiet } = await payerOf("usr_ada", operator, ports);
  expect([provider.name, quiet.callbackOf()]).toEqual(["their own", null]);
  await quiet.noteSign();
  expect(signs).toEqual([]);
});

test("a removed own key accepts no order and refuses open ones at the next poll", async () => {
  const { ports } = portsWith(async () => null);
  const { provider } = await payerOf("usr_ada", operator, ports);
  const order = { recipe: {}, inputs: [] } as never;
  await expect(provider.map(order)).rejects.toMatchObject({
    ...{ failure: "input", said: { code: "hosted.ownKey" } },
  });
  await expect(withoutKey("fal").map(order)).rejects.toMatchObject({ failure: "engine" });
  expect(
    "standing" in provider && (await provider.standing({ endpoint: "", upstreamId: "1" })),
  ).toEqual({
    ...{ kind: "refused", why: "auth" },
  });
});
