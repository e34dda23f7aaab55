import fc from "fast-check";
import { expect, test } from "vitest";
import { type FileContext, planScheduleFile, slotOf, workIdOf } from "./plan-schedule-file.ts";
import { MOST_FILE_BYTES, MOST_FILE_ROWS, readScheduleFile } from "./read-schedule-file.ts";

const context: FileContext = {
  ...{ now: new Date("2026-11-29T12:00Z"), zone: "Europe/Berlin", postsLeft: null },
  works: new Set(["w1", "w2"]),
  taken: new Set(),
  accounts: [
    { id: "a1", platform: "instagram", name: "Ada" },
    { id: "a2", platform: "facebook", name: "Ada" },
    { id: "a3", platform: "youtube", name: "Ada's films" },
  ],
};
const plan = (file: string, changed: Partial<FileContext> = {}) => {
  const read = readScheduleFile(file);
  return read.kind === "read" ? planScheduleFile(read.rows, { ...context, ...changed }) : read;
};
const HEAD = "date,time,zone,work,accounts,caption,title";

test("each row says what it would do", () => {
  const file = `${HEAD}
2026-12-01,18:30,,w1,instagram|a2,"Hello, ""world""
second line",
2027-03-28,02:30,Europe/Berlin,https://kinora.example/c/w2/?x=1,Youtube: Ada's films,Film,A film
`;
  expect(plan(file)).toEqual([
    {
      ...{ row: 2, kind: "schedule" },
      post: {
        ...{ workId: "w1", accountIds: ["a1", "a2"], title: null, asks: [] },
        ...{ caption: 'Hello, "world"\nsecond line', wall: "2026-12-01T18:30" },
        zone: "Europe/Berlin",
        time: { at: new Date("2026-12-01T17:30Z"), shows: "2026-12-01T18:30", note: null },
      },
    },
    {
      ...{ row: 3, kind: "draft" },
      post: {
        ...{ workId: "w2", accountIds: ["a3"], caption: "Film", title: "A film", asks: ["a3"] },
        ...{ wall: "2027-03-28T02:30", zone: "Europe/Berlin" },
        time: { at: new Date("2027-03-28T01:00Z"), shows: "2027-03-28T03:00", note: "skipped" },
      },
    },
  ]);
});

test("a refused row says everything that is wrong with it, field by field", () => {
  const file = `${HEAD}
29.11.2026,6pm,Berlin,,ada|tiktok,${"#a ".repeat(31)},
2026-11-29,12:00,,w9,youtube,x,
,,,w1,,x,`;
  const planned = plan(file);
  const found = Array.isArray(planned)
    ? planned.map((row) =>
        row.problems.map(({ field, code, about }: Record<string, unknown>) =>
          [field, code, about].filter((part) => part !== null).join(" "),
        ),
      )
    : planned;
  expect(found).toEqual([
    [
      ...["date not_a_date", "time not_a_time", "zone not_a_zone", "work missing"],
      ...["accounts account_ambiguous ada", "accounts account_unknown tiktok"],
    ],
    ["date past", "work work_unknown", "title refused_by_platform youtube"],
    ["date missing", "time missing", "accounts missing"],
  ]);
  const [tooMany] = plan(
    `${HEAD}\n2026-12-01,18:30,,w1,a1,${"#a ".repeat(31)},`,
  ) as readonly object[];
  const finding = { code: "too_many_hashtags", params: { limit: 30, found: 31 } };
  expect(tooMany).toMatchObject({ problems: [{ field: "caption", about: "instagram", finding }] });
});

test("what is scheduled already is not scheduled once more by a second look at the file", () => {
  const file = `${HEAD}\n2026-12-01,18:30,UTC,w1,a1|a2,Hello,\n2026-12-01,18:31,UTC,w1,a1,Hello,`;
  const taken = new Set([slotOf("w1", "a2", new Date("2026-12-01T18:30Z"))]);
  expect(plan(file, { taken })).toMatchObject([
    { kind: "refused", problems: [{ field: null, code: "already_scheduled" }] },
    { kind: "schedule" },
  ]);
});

test("the same post twice, and more than the plan has room for", () => {
  const row = (time: string, accounts: string) => `2026-12-01,${time},,w1,${accounts},Hello,`;
  const file = [HEAD, row("18:30", "a1"), row("18:30", "a2|a1"), row("18:31", "a1")].join("\n");
  expect(plan(file)).toMatchObject([
    { kind: "schedule" },
    { kind: "refused", problems: [{ code: "same_as_row", about: 2 }] },
    { kind: "schedule" },
  ]);
  expect(plan(file, { postsLeft: 1 })).toMatchObject([
    ...[{ kind: "schedule" }, { problems: [{ code: "same_as_row" }] }],
    { row: 4, kind: "refused", problems: [{ field: null, code: "plan_full", about: 1 }] },
  ]);
});

test.each([
  [
    "semicolons and a mark of byte order",
    "\uFEFFDate;Time;Work;Accounts\r\n2026-12-01;18:30;w1;a1\r\n",
  ],
  ["tabs, and blank rows", "accounts\twork\ttime\tdate\n\t\t\t\na1\tw1\t18:30\t2026-12-01\n\n"],
])("files with %s", (_, file) => {
  expect(plan(file)).toMatchObject([
    { kind: "schedule", post: { workId: "w1", zone: "Europe/Berlin" } },
  ]);
});

test("rows that are broken are refused alone", () => {
  const file = `date,time,work,accounts
2026-12-01,18:30,w1,a1,more
2026-12-01,18:31,w1,a1,
2026-12-01,18:32,w1,"a1
2026-12-01,18:33,w1,a1`;
  expect(plan(file)).toMatchObject([
    ...[
      { row: 2, problems: [{ code: "too_many_cells" }] },
      { row: 3, kind: "schedule" },
    ],
    { row: 4, problems: [{ code: "quotes" }] },
  ]);
});

test("files that are refused as a whole", () => {
  const refused = (reason: string, more = {}) => ({ kind: "refused", reason, ...more });
  const rows = (count: number) => `${HEAD}\n${"2026-12-01,18:30,,w1,a1,x,\n".repeat(count)}`;
  expect(readScheduleFile(rows(MOST_FILE_ROWS)).kind).toBe("read");
  expect(plan(rows(MOST_FILE_ROWS + 1))).toEqual(
    refused("too_many_rows", { limit: MOST_FILE_ROWS }),
  );
  const large = refused("too_large", { limit: MOST_FILE_BYTES });
  expect(plan("é".repeat(MOST_FILE_BYTES / 2 + 1))).toEqual(large);
  expect(plan("")).toEqual(refused("empty"));
  expect(plan(HEAD)).toEqual(refused("empty"));
  expect(plan("\0\u0001,\n")).toEqual(refused("not_text"));
  expect(plan("date,Date,time,works,accounts\n1,2,3,4,5")).toEqual(
    refused("columns", { missing: ["work"], twice: ["date"], unknown: ["works"] }),
  );
});

test("no text makes it fail, and every row has an answer", () => {
  const cell = fc.oneof(fc.constantFrom("w1", "a1", "2026-12-01", "18:30", '"', "|"), fc.string());
  const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), (cells, delimiter) => {
      const head = HEAD.replaceAll(",", delimiter);
      const planned = plan([head, ...cells.map((row) => row.join(delimiter))].join("\n"));
      if (!Array.isArray(planned)) return;
      for (const row of planned)
        expect(row.kind === "refused" ? row.problems.length : row.post.accountIds.length).not.toBe(
          0,
        );
    }),
    { numRuns: 200 },
  );
  expect(workIdOf("")).toBe("");
});
