import { expect, test } from "vitest";
import { type BannerRecord, chooseBanner } from "./banner.ts";

const banner = (id: string, about: Partial<BannerRecord> = {}): BannerRecord => ({
  ...{ id, text: "Maintenance tonight", link: null, severity: "info", closable: true },
  ...{ audience: "everybody", platform: "all", startsAt: new Date(0), endsAt: null },
  ...about,
});
const guest = { platform: "web", role: null } as const;
const member = { platform: "web", role: "user" } as const;

test.each([
  ["everybody", [guest, member]],
  ["guests", [guest]],
  ["members", [member]],
  ["staff", []],
] as const)("of %s the right ones see it", (audience, readers) => {
  const seen = [guest, member].filter((one) =>
    chooseBanner([banner("b", { audience })], one, null),
  );
  expect(seen).toEqual(readers);
});

test("one is shown at a time: the last that is meant for whoever looks, where they are", () => {
  const all = [banner("phones", { platform: "ios" }), banner("last"), banner("first")];
  expect(chooseBanner(all, guest, null)?.id).toBe("last");
  expect(chooseBanner(all, { ...guest, platform: "ios" }, null)?.id).toBe("phones");
});

test("what was closed stays closed, unless it may not be closed", () => {
  expect(chooseBanner([banner("b")], member, "b")).toBeNull();
  expect(chooseBanner([banner("b", { closable: false })], member, "b")?.id).toBe("b");
  expect(chooseBanner([banner("new"), banner("b")], member, "b")?.id).toBe("new");
});
