import { checkedRows } from "@kinora/contracts/schedule-file/check-rows";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { FEED, startPublishing } from "./start-publishing.ts";

const { ada, as, database, newWork, page, creator } = await startPublishing();

const EMPTY = { date: "2026-12-01", time: "18:30", zone: "", caption: "", title: "" };
const rowsOf = (...cells: object[]) =>
  cells.map((given, at) => ({ row: at + 2, broken: null, cells: { ...EMPTY, ...given } }));
const check = async (rows: object[], who = ada) => {
  const answer = await who("POST", "/api/posts/rows", { zone: "Europe/Berlin", rows });
  expect(answer.status).toBe(200);
  return checkedRows.parse(answer.body).items;
};
const posts = () => database.selectFrom("post").select("id").execute();

test("a row says what it would do, which is then done once for each key", async () => {
  const work = await newWork();
  const cells = { work: `https://kinora.example/item/${work}`, caption: "Hello" };
  const [ready, asks] = await check(
    rowsOf(
      { ...cells, accounts: "facebook | kinora" },
      { ...cells, time: "19:00", accounts: "tiktok|kinora" },
    ),
  );
  expect(await posts()).toEqual([]);
  const fields = { platform: "facebook", kind: "photos", caption: "Hello", title: null };
  expect(ready).toMatchObject({
    ...{ row: 2, kind: "schedule", work: { id: work } },
    accounts: [{ connectionId: page, name: "Simulated Page" }, { connectionId: "kinora" }],
    time: { zone: "Europe/Berlin", at: "2026-12-01T17:30:00.000Z", note: null },
    order: { workId: work, targets: [{ connectionId: page, fields }, FEED] },
  });
  // What TikTok insists on is asked on the work's own page.
  expect(asks).toMatchObject({ kind: "draft", order: null });
  expect(asks).toMatchObject({ accounts: [{ connectionId: creator }, { platform: "kinora" }] });
  if (ready?.kind !== "schedule") return expect.fail();
  const made = [1, 2].map(() => ada("POST", "/api/posts", { ...ready.order }, "file one-2"));
  const [first, second] = await Promise.all(made);
  expect([first?.status, second?.body.id]).toEqual([202, first?.body.id]);
  expect(await posts()).toHaveLength(1);
  // The same file once more.
  const again = await check(rowsOf({ ...cells, accounts: "facebook" }));
  expect(again).toMatchObject([
    { kind: "refused", problems: [{ field: null, code: "already_scheduled" }] },
  ]);
});

test("a row says everything that ordering it would refuse", async () => {
  const work = await newWork();
  const cells = { work, accounts: "kinora" };
  const hidden = await newWork({ private: true });
  const others = await newWork({ user_id: "usr_bruno" });
  const flarn = { text: "flarn*", tier: "banned", language: "en" };
  await as("olivia")("POST", "/api/words/edits", { added: [flarn], note: "test" });
  const items = await check(
    rowsOf(
      { ...cells, work: others },
      { ...cells, work: hidden },
      { ...cells, date: "2028-12-01" },
      { ...cells, accounts: "facebook", caption: "A flarn fox" },
      { ...cells, accounts: "instagram" },
      cells,
    ),
  );
  const told = items.map((item) =>
    item.kind === "refused"
      ? item.problems.map(({ field, code, refusal }) => `${field} ${refusal?.code ?? code}`)
      : item.kind,
  );
  expect(told).toEqual([
    ["work work_unknown"],
    ["null WORK_NOT_PUBLISHABLE"],
    ["date TIME_NOT_POSSIBLE"],
    ["caption BANNED_WORD"],
    ["accounts account_unknown"],
    "schedule",
  ]);
  const anothers = await check(rowsOf(cells), as("bruno"));
  expect(anothers[0]).toMatchObject({ kind: "refused", problems: [{ code: "work_unknown" }] });
});

test("what the platform would refuse of a file is found, with its words", async () => {
  // Its file is a picture.
  const work = await newWork({ kind: "video" });
  const [row] = await check(rowsOf({ work, accounts: "facebook" }));
  if (row?.kind !== "refused") return expect.fail();
  for (const { field, code, about, sentence } of row.problems)
    expect([field, code, about, (sentence ?? "").length > 10]).toEqual([
      ...["work", "refused_by_platform", "facebook", true],
    ]);
});

test("rows beyond what the plan has room for are refused before", async () => {
  const work = await newWork();
  const at = { wallTime: "2027-03-12T02:30", zone: "UTC" };
  const repeat = { rule: { every: "day" }, end: { by: "count", count: 9 } };
  await ada("POST", "/api/posts", { workId: work, targets: [FEED], at, repeat }, newId());
  const cells = { work, accounts: "kinora" };
  const items = await check(rowsOf(cells, { ...cells, time: "19:00" }));
  expect(items).toMatchObject([
    { kind: "schedule" },
    { kind: "refused", problems: [{ field: null, code: "plan_full", about: 1 }] },
  ]);
});

test("no more rows than a file may have, and none that is not one", async () => {
  const row = rowsOf({ work: "w", accounts: "kinora" });
  const refused = async (body: object) => (await ada("POST", "/api/posts/rows", body)).body.code;
  const many = Array.from({ length: 501 }, () => row).flat();
  expect(await refused({ zone: "UTC", rows: many })).toBe("INVALID_INPUT");
  expect(await refused({ zone: "UTC", rows: [] })).toBe("INVALID_INPUT");
  expect(await refused({ zone: "Berlin", rows: row })).toBe("INVALID_INPUT");
});
