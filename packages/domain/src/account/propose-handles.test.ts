import { handle as handleRule } from "@kinora/contracts/account/account";
import fc from "fast-check";
import { expect, test } from "vitest";
import { proposeHandles } from "./propose-handles.ts";

const ending = "0197a2c4-5d1e-7c3f-9a8b-1234567890ab";
const propose = (name: string) => proposeHandles(name, ending);

test.each([
  ["Ada Lindqvist", "ada_lindqvist"],
  ["  Zoë Müller-Łukasz ", "zoe_muller_lukasz"],
  ["Ærø Straße", "aero_strasse"],
  ["J. R. R.", "j_r_r"],
])("derives from the name %s the handle %s", (name, expected) => {
  expect(propose(name).wishes[0]).toBe(expected);
});

test("falls back on suffixed handles when the plain one may be taken", () => {
  expect(propose("Ada")).toEqual({ sure: "ada_567890ab", wishes: ["ada", "ada_90ab"] });
});

test("proposes only suffixed handles for a name that is too short or in another script", () => {
  expect(propose("Al")).toEqual({ sure: "al_567890ab", wishes: ["al_90ab"] });
  expect(propose("千代")).toEqual({ sure: "maker_567890ab", wishes: [] });
  expect(propose("")).toEqual({ sure: "maker_567890ab", wishes: [] });
});

test.each(["Owner", "Site Admin", "Support", "API", "Kinora"])(
  'hides the reserved name %s behind "maker"',
  (name) => {
    expect(propose(name)).toEqual({ sure: "maker_567890ab", wishes: [] });
  },
);

test("every proposal is a valid handle whatever the provider's name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
      const { sure, wishes } = propose(name);
      for (const one of [sure, ...wishes]) expect(handleRule.safeParse(one).success).toBe(true);
    }),
  );
});
