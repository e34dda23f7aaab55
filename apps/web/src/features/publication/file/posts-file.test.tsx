import { type CheckedRow, rowsToCheck } from "@kinora/contracts/schedule-file/check-rows";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../../test/fake-server.ts";
import { account, connectionsOf, post } from "../../../test/post-builders.ts";
import { show } from "../../../test/show.tsx";
import { PostsFile } from "./posts-file.tsx";

const work = { id: "crt_fox", kind: "video", title: "Fox", prompt: "" } as const;
const feed = { connectionId: "kinora", platform: "kinora", name: "Kinora" } as const;
const at = "2027-12-01T17:30:00.000Z";
const planned = (row: number, given: object = {}): CheckedRow => ({
  ...{ row, kind: "schedule", work, accounts: [feed] },
  time: { wall: "2027-12-01T18:30", zone: "Europe/Berlin", at, shows: "", note: null },
  order: {
    ...{ workId: "crt_fox", at: { wallTime: "2027-12-01T18:30", zone: "Europe/Berlin" } },
    targets: [{ connectionId: "kinora", fields: { platform: "kinora", kind: "feed" } }],
  },
  ...given,
});
const problem = (code: string, given: object = {}) => ({
  ...{ field: null, code, about: null, sentence: null, refusal: null, ...given },
});
const LINES = [
  "date,time,work,accounts,caption",
  "2027-12-01,18:30,crt_fox,kinora,Hello",
  "2027-12-02,18:30,crt_fox,tiktok,Hi",
  "2027-12-03,6pm,crt_fox,facebook,Well",
  "2027-12-04,18:30,crt_fox,kinora,Again",
];
const items = [
  planned(2),
  planned(3, {
    ...{ kind: "draft", order: null },
    accounts: [{ connectionId: "con_tiktok", platform: "tiktok", name: "Fox Films" }],
  }),
  {
    ...{ row: 4, kind: "refused" },
    problems: [
      problem("not_a_time", { field: "time" }),
      problem("refused_by_platform", { about: "facebook", sentence: "It is too long." }),
      problem("refused", { refusal: { code: "TIME_NOT_POSSIBLE", details: { because: "far" } } }),
    ],
  },
  planned(5),
] satisfies CheckedRow[];
/** Which rows were sent. */
const rowsIn = (body: unknown) => rowsToCheck.parse(body).rows.map(({ row }) => row);
const rowOf = async (row: number) =>
  within(await screen.findByRole("listitem", { name: `Row ${row}` }));

test("shows what each row would do, then posts each once, over lost answers and reloads", async () => {
  let tries = 0;
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("tiktok"), account("facebook")),
    checkPostRows: ({ body }) => {
      const asked = rowsIn(body);
      return { items: items.filter(({ row }) => asked.includes(row)) };
    },
    createPost: ({ key }) => {
      tries += 1;
      if (tries === 1) throw new TypeError("The answer is lost");
      if (key?.endsWith("-5")) throw new Refused(409, "SCHEDULE_FULL", { limit: 10, left: 0 });
      return post({ id: "pst_made" });
    },
  });
  const { user } = show(() => <PostsFile />);
  await user.click(await screen.findByLabelText("Or paste the rows"));
  await user.paste(LINES.join("\n"));
  await user.click(screen.getByRole("button", { name: "Check these rows" }));
  const first = await rowOf(2);
  first.getByText(/Dec 1.*6:30\sPM|Dec 1.*5:30\sPM/);
  first.getByText(/the feed here/);
  const third = await rowOf(4);
  third.getByText(/Write a time like 18:30/);
  await third.findByText("Simulated Facebook: It is too long.");
  third.getByText(/That's too far ahead/);
  screen.getByText("2 ready · 1 needs answers · 1 to change");
  expect(calls.some(({ name }) => name === "createPost")).toBe(false);

  await user.click(screen.getByRole("button", { name: "Schedule 2 posts" }));
  await screen.findByText(/Press again to go on from where it stopped/);
  // A reload: the file is still there, and the same press has the same key.
  cleanup();
  const later = show(() => <PostsFile />);
  await later.user.click(await screen.findByRole("button", { name: "Schedule 2 posts" }));
  const link = await screen.findByRole("link", { name: "See the post" });
  expect(link.getAttribute("href")).toContain("post=pst_made");
  const last = await rowOf(5);
  await last.findByText(/Your plan has no room/);
  const sent = calls.filter(({ name }) => name === "createPost");
  expect(sent.map(({ key }) => key?.split("-").at(-1))).toEqual(["2", "2", "5"]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[1]?.body).toEqual(items[0]?.kind === "schedule" ? items[0].order : null);
  screen.getByText(/^1 scheduled · 1 ready/);
  // What was made is not checked again.
  await later.user.click(screen.getByRole("button", { name: "Check again" }));
  await waitFor(() => {
    const checks = calls.filter(({ name }) => name === "checkPostRows");
    expect(rowsIn(checks.at(-1)?.body)).toEqual([3, 4, 5]);
  });
});

test("what a platform insists on is asked on the work's page, which begins with the row", async () => {
  fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    checkPostRows: () => ({ items }),
  });
  const { user } = show(() => <PostsFile />);
  await user.click(await screen.findByLabelText("Or paste the rows"));
  await user.paste(LINES.join("\n"));
  await user.click(screen.getByRole("button", { name: "Check these rows" }));
  const asks = await rowOf(3);
  await user.click(asks.getByRole("link", { name: "Answer and schedule" }));
  const kept = (name: string) => JSON.parse(sessionStorage.getItem(`words ${name}`) ?? "null").what;
  expect(kept("post crt_fox")).toMatchObject({ con_tiktok: { caption: "Hi", title: null } });
  expect(kept("post time crt_fox")).toMatchObject({
    ...{ isLater: true, time: { date: "2027-12-01", time: "18:30", zone: "Europe/Berlin" } },
  });
});

test("a file that can't be read says why, and is not sent", async () => {
  const calls = fakeServer({ listConnections: () => connectionsOf() });
  const { user } = show(() => <PostsFile />);
  const input = await screen.findByLabelText("CSV file");
  const upload = (text: string) => user.upload(input, new File([text], "posts.csv"));
  await upload("date,time,works,accounts\n1,2,3,4");
  await screen.findByText(
    "These columns are missing: work. These columns aren't known here: works.",
  );
  await upload("");
  await screen.findByText(/no rows below/);
  await upload("x".repeat(1_000_001));
  await screen.findByText(/larger than 1 MB/);
  expect(calls.some(({ name }) => name === "checkPostRows")).toBe(false);
});
