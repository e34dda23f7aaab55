import { afterEach, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database, parts } = await startTestServer();
const [guest, ada, mira, olivia] = [as(null), as("ada"), as("mira"), as("olivia")];
const { banners } = parts.stores;
afterEach(async () => void (await database.deleteFrom("banner").execute()));

const wish = {
  ...{ text: "Maintenance tonight", link: null, severity: "info", audience: "everybody" },
  ...{ platform: "all", closable: true, startsAt: null, endsAt: null },
};
const putUp = (change: object = {}) => olivia("POST", "/api/admin/banners", { ...wish, ...change });
const later = (ms: number) => new Date(clock.now.getTime() + ms);
const current = async (at = clock.now) => (await banners.current(at)).map(({ text }) => text);

it("puts a banner up at once or for a period, and takes it down", async () => {
  const [hour, day] = [3_600_000, 86_400_000];
  expect((await putUp()).body.items).toMatchObject([{ state: "shown" }]);
  const span = { startsAt: later(hour).toISOString(), endsAt: later(day).toISOString() };
  const { items } = (await putUp({ text: "Back soon", ...span })).body;
  expect(items).toMatchObject([{ text: "Back soon", state: "planned" }, { state: "shown" }]);
  expect(await current()).toEqual(["Maintenance tonight"]);
  expect(await current(later(hour))).toEqual(["Back soon", "Maintenance tonight"]);
  expect(await current(later(day))).toEqual(["Maintenance tonight"]);
  for (const { id } of items) await olivia("DELETE", `/api/admin/banners/${id}`);
  expect(await current(later(hour))).toEqual([]);
  const again = await olivia("DELETE", `/api/admin/banners/${items[0].id}`);
  expect(again).toMatchObject({ status: 404, body: { code: "BANNER_NOT_FOUND" } });
  const { items: log } = (await olivia("GET", "/api/admin/audit?action=banner.put-up")).body;
  expect(log[0]).toMatchObject({ by: "olivia", after: { text: "Back soon" } });
});

it("shows it to its audience, and to nobody who closed it on any device", async () => {
  await putUp({ audience: "members" });
  const [{ id } = { id: "" }] = await banners.list(1);
  expect((await ada("GET", "/api/banner")).body.banner.id).toBe(id);
  expect((await guest("GET", "/api/banner")).body).toEqual({ banner: null });
  expect((await ada("GET", "/api/banner?platform=ios")).body.banner.id).toBe(id);
  expect((await ada("PUT", `/api/banner/${id}/closed`)).status).toBe(204);
  expect((await ada("GET", "/api/banner")).body).toEqual({ banner: null });
  expect((await mira("GET", "/api/banner")).body.banner.id).toBe(id);
  expect((await ada("PUT", "/api/banner/nothing/closed")).status).toBe(404);
});

it("rejects a banner that cannot be shown, and stores nothing", async () => {
  const refused = [
    { text: " " },
    { text: "x".repeat(161) },
    { link: "javascript:alert(1)" },
    { link: "http://example.com" },
    { link: "//example.com" },
    { audience: "nobody" },
    { endsAt: later(-1_000).toISOString() },
    { startsAt: later(2_000).toISOString(), endsAt: later(1_000).toISOString() },
  ];
  for (const change of refused) expect((await putUp(change)).status).toBe(422);
  expect(await banners.list(10)).toEqual([]);
});
