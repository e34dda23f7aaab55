import { expect, it } from "vitest";
import { offerState } from "../src/google-play/list-offers.ts";
import { openPlay } from "./open-play.ts";

it.each([
  [["ACTIVE"], "active"],
  [["INACTIVE"], "inactive"],
  [["INACTIVE_PUBLISHED"], "inactive"],
  [["DRAFT"], "draft"],
  [["DRAFT", "ACTIVE"], "active"],
  [[], "draft"],
  [["STATE_UNSPECIFIED"], "unknown"],
] as const)("base plans that are %j make a product %s", (values, state) => {
  expect(offerState(values)).toEqual({ state, rawState: values.join(", ") });
});

it("lists products that are bought once and plans, as Google has them", async () => {
  const { play, simulator } = await openPlay();
  await simulator.commands.setOffer({ product: "gem_pack_1500", state: "DRAFT" });
  await simulator.commands.setOffer({ product: "pro_yearly", state: "INACTIVE" });
  await simulator.commands.setOffer({ product: "basic_yearly", state: "ABSENT" });
  const found = await play.listProducts();
  expect(found).toHaveLength(13);
  expect(found.filter(({ state }) => state !== "active")).toEqual([
    { product: "gem_pack_1500", state: "draft", rawState: "DRAFT" },
    { product: "pro_yearly", state: "inactive", rawState: "INACTIVE" },
  ]);
});
