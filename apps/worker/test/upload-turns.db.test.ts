import { seedDemoPeople } from "@kinora/database/account/seed-demo-people";
import { claimIngest, leaveIngest, releaseIngest } from "@kinora/database/upload/ingest-claims";
import { createTestDatabase } from "@kinora/testing/database";
import { beforeEach, expect, test } from "vitest";

const ada = "usr_ada";
/** A database that no worker polls. */
const { database } = await createTestDatabase();
await seedDemoPeople(database);
beforeEach(async () => {
  await database.deleteFrom("upload").execute();
  await database.deleteFrom("upload_begun").execute();
});

test("users take turns, whatever the number of their files, with one file of each at a time", async () => {
  const send = async (id: string, userId: string, minute: number) => {
    const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
    const row = { id, user_id: userId, kind: "audio", bytes: 1, created_at: at, received_at: at };
    await database
      .insertInto("upload")
      .values({ ...row, state: "checking" })
      .execute();
  };
  for (const minute of [1, 2, 3]) await send(`ada ${minute}`, ada, minute);
  await send("bruno", "usr_bruno", 9);
  const claim = async () => (await claimIngest(database, ["audio"]))?.id;
  const end = (id: string) =>
    database
      .updateTable("upload")
      .set({ state: "ready", ended_at: new Date() })
      .where("id", "=", id)
      .execute();
  // Several lanes claim at once.
  const first = await Promise.all([claim(), claim(), claim()]);
  expect(first.sort()).toEqual(["ada 1", "bruno", undefined]);
  await end("ada 1");
  expect(await claim()).toBe("ada 2");
  await end("ada 2");
  expect(await claim()).toBe("ada 3");
});

test("a user who arrives while one of many files is ingested is next", async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 0, minute));
  const send = (id: string, userId: string, minute: number) =>
    database
      .insertInto("upload")
      .values({
        ...{ id, user_id: userId, kind: "video", bytes: 1, state: "checking" },
        ...{ created_at: at(minute), received_at: at(minute) },
      })
      .execute();
  const takeIn = async (minute: number) => {
    const claim = await claimIngest(database, ["video"]);
    await database
      .updateTable("upload")
      .set({ state: "ready", ended_at: at(minute) })
      .where("id", "=", claim?.id ?? "")
      .execute();
    return claim?.id;
  };
  for (const film of [1, 2, 3]) await send(`ada's film ${film}`, ada, film);
  expect(await takeIn(10)).toBe("ada's film 1");
  await send("bruno's film", "usr_bruno", 9);
  expect(await takeIn(11)).toBe("bruno's film");
  expect(await takeIn(12)).toBe("ada's film 2");
});

test("an upload that failed before goes behind users without a begun one", async () => {
  const send = (id: string, userId: string, second: number) => {
    const at = new Date(Date.UTC(2026, 0, 2, 1, 0, second));
    const row = { id, user_id: userId, kind: "video", bytes: 1, state: "checking" };
    return database
      .insertInto("upload")
      .values({ ...row, created_at: at, received_at: at })
      .execute();
  };
  await send("ada's", ada, 1);
  const failed = await claimIngest(database, ["video"]);
  if (failed) await releaseIngest(database, failed, 0, false);
  await send("bruno's", "usr_bruno", 2);
  const claim = async () => (await claimIngest(database, ["video"]))?.id;
  expect([failed?.id, await claim(), await claim()]).toEqual(["ada's", "bruno's", "ada's"]);
});

test("in one turn, a phone's photo goes before large ones, and known slow uploads come last", async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 3, 0, 0, second));
  const send = (id: string, userId: string, bytes: number, second: number) =>
    database
      .insertInto("upload")
      .values({
        ...{ id, user_id: userId, kind: "image", bytes, state: "checking" },
        ...{ created_at: at(second), received_at: at(second) },
      })
      .execute();
  await send("large", ada, 16_000_000, 1);
  await send("larger", "usr_bruno", 19_000_000, 2);
  await send("largest", "usr_mira", 21_000_000, 0);
  await send("phone's", "usr_chiyo", 2_500_000, 3);
  await send("phone's other", "usr_chiyo", 2_500_000, 4);
  const found = async (cpuSeconds: number) => {
    const claimed = await claimIngest(database, ["image"], 8);
    if (claimed) await leaveIngest(database, claimed, cpuSeconds);
    return claimed?.id;
  };
  const claim = async (cpuSeconds: number | null) => {
    const claimed = await claimIngest(database, ["image"], cpuSeconds);
    await database
      .updateTable("upload")
      .set({ state: "ready", ended_at: at(10) })
      .where("id", "=", claimed?.id ?? "")
      .execute();
    return claimed?.id;
  };
  expect(await claim(8)).toBe("phone's");
  // The quick lane examines them in turn and leaves them to slower lanes.
  expect(await found(21)).toBe("large");
  expect(await found(12)).toBe("larger");
  expect(await found(30)).toBe("largest");
  expect(await claim(8)).toBe("phone's other");
  expect(await claim(8)).toBeUndefined();
  expect(await claim(null)).toBe("larger");
  expect(await claim(null)).toBe("large");
  expect(await claim(null)).toBe("largest");
});

test("users without recent uploads go before those who send many in a row, and can replace a removed one", async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const begun = (id: string, user_id: string, minutes: number) =>
    database
      .insertInto("upload_begun")
      .values({ upload_id: id, user_id, kind: "image", at: ago(minutes) })
      .execute();
  const send = (id: string, userId: string, minutes: number) =>
    database
      .insertInto("upload")
      .values({
        ...{ id, user_id: userId, kind: "image", bytes: 1, state: "checking" },
        ...{ created_at: ago(30), received_at: ago(minutes) },
      })
      .execute();
  await begun("ada's last", ada, 9);
  await send("ada's next", ada, 3);
  await begun("bruno's last", "usr_bruno", 11);
  await send("bruno's next", "usr_bruno", 2);
  await send("mira's first", "usr_mira", 1);
  const claim = async () => (await claimIngest(database, ["image"]))?.id;
  expect([await claim(), await claim()]).toEqual(["bruno's next", "mira's first"]);
  await database.deleteFrom("upload").where("user_id", "=", "usr_mira").execute();
  await send("mira's second", "usr_mira", 4);
  await send("chiyo's", "usr_chiyo", 0);
  expect([await claim(), await claim(), await claim()]).toEqual([
    "chiyo's",
    "mira's second",
    "ada's next",
  ]);
});

test("a slow upload is not delayed for ever by later ones", async () => {
  const send = (id: string, userId: string, second: number, cpu_seconds = 0) => {
    const at = new Date(Date.UTC(2026, 0, 4, 0, 0, second));
    return database
      .insertInto("upload")
      .values({
        ...{ id, user_id: userId, kind: "video", bytes: 1, state: "checking", cpu_seconds },
        ...{ created_at: at, received_at: at },
      })
      .execute();
  };
  await send("long", ada, 0, 12);
  await send("a little later", "usr_bruno", 10, 6);
  await send("much later", "usr_mira", 121, 6);
  await send("not known yet", "usr_chiyo", 5);
  const claims = [];
  for (let count = 0; count < 4; count += 1)
    claims.push((await claimIngest(database, ["video"]))?.id);
  expect(claims).toEqual(["a little later", "long", "much later", "not known yet"]);
});
