import { handle as handleRule } from "@kinora/contracts/account/account";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseHandle } from "./choose-handle.ts";

const ending = "0197a2c4-5d1e-7c3f-9a8b-1234567890ab";
const choose = (name: string, taken: string[] = []) =>
  chooseHandle(name, ending, async (one) => taken.includes(one));

test.each([
  ["Ada Lindqvist", "ada_lindqvist"],
  ["  Zoë Müller-Łukasz ", "zoe_muller_lukasz"],
  ["Ærø Straße", "aero_strasse"],
  ["J. R. R.", "j_r_r"],
])("%s becomes %s", async (name, expected) => {
  expect(await choose(name)).toBe(expected);
});

test("a name that is taken, too short or in another script gets an ending", async () => {
  expect(await choose("Ada", ["ada"])).toBe("ada_90ab");
  expect(await choose("Al")).toBe("al_90ab");
  expect(await choose("千代")).toBe("maker_90ab");
  expect(await choose("")).toBe("maker_90ab");
});

test("whatever the provider calls somebody, the handle keeps the rule", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", maxLength: 80 }),
      fc.boolean(),
      async (name, taken) => {
        const chosen = await chooseHandle(name, ending, async () => taken);
        expect(handleRule.safeParse(chosen).success).toBe(true);
      },
    ),
  );
});
