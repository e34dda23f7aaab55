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
] as const)("shows a banner for %s to exactly those readers", (audience, readers) => {
  const seen = [guest, member].filter((one) =>
    chooseBanner([banner("b", { audience })], one, null),
  );
  expect(seen).toEqual(readers);
});

test("shows only the latest banner that matches the reader's audience and platform", () => {
  const all = [banner("phones", { platform: "ios" }), banner("last"), banner("first")];
  expect(chooseBanner(all, guest, null)?.id).toBe("last");
  expect(chooseBanner(all, { ...guest, platform: "ios" }, null)?.id).toBe("phones");
});

test("keeps a closed banner closed unless it is not closable", () => {
  expect(chooseBanner([banner("b")], member, "b")).toBeNull();
  expect(chooseBanner([banner("b", { closable: false })], member, "b")?.id).toBe("b");
  expect(chooseBanner([banner("new"), banner("b")], member, "b")?.id).toBe("new");
});
