import { expect, test } from "vitest";
import type { Viewer } from "../account/viewer.ts";
import { offersHosted } from "./offers-hosted.ts";

const viewer = (id: string, role: Viewer["role"] = "user"): Viewer => ({
  ...{ id, role },
});
const nobody = { everybody: false, named: new Set<string>(), takesNames: false };

test("offers hosted models to the owner, to the named, or to everybody who is signed in", () => {
  const [olivia, ada] = [viewer("usr_olivia", "owner"), viewer("usr_ada")];
  const offered = (audience: Parameters<typeof offersHosted>[0]) =>
    [null, ada, olivia].map((one) => offersHosted(audience, one));
  expect(offered(nobody)).toEqual([false, false, true]);
  expect(offered({ ...nobody, named: new Set(["usr_ada"]) })).toEqual([false, true, true]);
  expect(offered({ ...nobody, everybody: true })).toEqual([false, true, true]);
});
