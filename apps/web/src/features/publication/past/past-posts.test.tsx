import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { creation } from "../../../test/builders.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { account, connectionsOf, post, publication } from "../../../test/post-builders.ts";
import { show } from "../../../test/show.tsx";
import { publicationEvents } from "../events.ts";
import { PastPosts } from "./past-posts.tsx";

const unsure = publication({
  ...{ outcome: "scheduled", stage: "unconfirmed", url: null, endedAt: null, confirmedBy: null },
  actions: ["answer"],
});
const gone = publication({
  ...{ id: "pub_2", platform: "youtube", kind: "short", actions: ["again"] },
  fields: {
    ...{ platform: "youtube", kind: "short", title: "A fox at night", description: "Runs." },
    ...{ tags: [], categoryId: "15", visibility: "unlisted", isMadeForKids: false },
    ...{ firstComment: "", fit: AS_IT_IS, notifiesSubscribers: true, saysAiMade: true },
  },
  afterwards: { what: "removed", reason: "copyright", at: "2026-11-22T09:00:00.000Z" },
});
const open = post({ outcome: "scheduled", stage: "unconfirmed", publications: [unsure, gone] });
const left = publication({ outcome: "fail", url: null, confirmedBy: null, actions: ["again"] });
const answered = post({
  publications: [publication({ url: "https://tiktok.example/7", confirmedBy: "owner" }), gone],
});

test("an unconfirmed post is answered by its owner, and a removal is a fact of its own", async () => {
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [open], nextCursor: null }),
    answerPublication: () => answered,
  });
  const { user } = show(() => <PastPosts onOutcome={() => {}} />);
  const tiktok = within(await screen.findByRole("listitem", { name: /TikTok/ }));
  tiktok.getByText(/is it there\?/);
  const youtube = within(screen.getByRole("listitem", { name: /YouTube/ }));
  youtube.getByText(/^Published, then removed by the platform/);
  youtube.getByText(/^Removed by the platform on .*: copyright$/);
  youtube.getByText("A fox at night");
  await user.click(tiktok.getByRole("button", { name: "It is there" }));
  const sheet = within(await screen.findByRole("dialog"));
  await user.type(sheet.getByLabelText(/address/), "https://tiktok.example/7");
  await user.click(sheet.getByRole("button", { name: "It is there" }));
  const link = await screen.findByRole("link", { name: "See it on Simulated TikTok" });
  expect(link.getAttribute("href")).toBe("https://tiktok.example/7");
  expect(calls.find(({ name }) => name === "answerPublication")?.body).toEqual({
    ...{ is: "there", url: "https://tiktok.example/7" },
  });
});

test("everything to post it by hand is listed, and downloaded by an address that is new", async () => {
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [{ ...open, work: creation() }], nextCursor: null }),
    getPostExport: () => ({
      ...{ href: "#zip", bytes: 3_400_000 },
      files: [{ name: "work.mp4", bytes: 3_300_000 }],
    }),
  });
  const { user } = show(() => <PastPosts onOutcome={() => {}} />);
  await user.click(await screen.findByRole("button", { name: "Post by hand" }));
  const sheet = within(await screen.findByRole("dialog"));
  await sheet.findByText("work.mp4");
  await user.click(sheet.getByRole("button", { name: "Download · 3.4 MB" }));
  await waitFor(() => expect(calls.filter(({ name }) => name === "getPostExport")).toHaveLength(2));
});

test("a post whose work is checked says that it goes on by itself", async () => {
  const code = "publication.work_in_review";
  const problem = { code, params: {}, sentence: "It wasn't posted.", class: null };
  const held = publication({
    ...{ outcome: "scheduled", stage: "paused", url: null, endedAt: null, confirmedBy: null },
    ...{ problem, actions: ["cancel"] },
  });
  fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({
      items: [post({ outcome: "scheduled", stage: "paused", publications: [held] })],
      nextCursor: null,
    }),
  });
  show(() => <PastPosts onOutcome={() => {}} />);
  await screen.findByText(/^Paused while the work is checked/);
  screen.getByText(/^It goes on by itself/);
  expect(screen.queryByText("It wasn't posted.")).toBeNull();
});

test("an unconfirmed post that isn't there can be left", async () => {
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [open], nextCursor: null }),
    answerPublication: () => post({ outcome: "fail", publications: [left] }),
  });
  const { user } = show(() => <PastPosts onOutcome={() => {}} />);
  await user.click(await screen.findByRole("button", { name: "Not there, leave it" }));
  const sheet = within(await screen.findByRole("dialog"));
  await user.click(sheet.getByRole("button", { name: "Not there, leave it" }));
  await screen.findByRole("button", { name: "Post again as new" });
  expect(calls.find(({ name }) => name === "answerPublication")?.body).toEqual({
    is: "not there, leave it",
  });
});

test("what the server tells of a post is shown at once, and leaves a list it no longer fits", async () => {
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [open], nextCursor: null }),
  });
  const { store } = show(() => <PastPosts outcome="scheduled" onOutcome={() => {}} />);
  await screen.findByText(/is it there\?/);
  const asked = calls.length;
  publicationEvents.hear.post?.({ type: "post", post: answered }, store);
  await screen.findByText("Nothing is under way");
  await waitFor(() => expect(calls.length).toBe(asked));
});

test("what was posted once more has nothing left to do", async () => {
  const earlier = publication({ ...{ outcome: "fail", actions: ["again"], url: null } });
  const later = publication({ id: "pub_3", occurrence: 2 });
  const repeated = post({ publications: [earlier, later] });
  fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [repeated], nextCursor: null }),
  });
  show(() => <PastPosts onOutcome={() => {}} />);
  await screen.findByText("Not published", { selector: "p" });
  expect(screen.queryByRole("button", { name: "Post again as new" })).toBeNull();
});

test("a press to post again keeps its key over a reload, until the server has taken it", async () => {
  const removed = post({ publications: [{ ...gone, outcome: "fail", afterwards: null }] });
  let answers = false;
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("youtube")),
    listPosts: () => ({ items: [removed], nextCursor: null }),
    postAgain: () => (answers ? post() : Promise.reject(new TypeError("The answer is lost"))),
  });
  const keys = () => calls.filter(({ name }) => name === "postAgain").map(({ key }) => key);
  for (const times of [1, 2, 3]) {
    answers = times > 1;
    const { user } = show(() => <PastPosts onOutcome={() => {}} />);
    await user.click(await screen.findByRole("button", { name: "Post again as new" }));
    await waitFor(() => expect(keys().length).toBe(times));
    await waitFor(() => expect(screen.queryByText("Posting")).toBeNull());
    cleanup();
  }
  const [lost, taken, next] = keys();
  expect([lost === taken, taken === next]).toEqual([true, false]);
});

test("a draft in TikTok's inbox is not called published", async () => {
  const draft = publication({
    ...{ kind: "draft", fields: { platform: "tiktok", kind: "draft", fit: AS_IT_IS } },
    ...{ visibility: "inbox", url: null },
  });
  fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [post({ publications: [draft] })], nextCursor: null }),
  });
  show(() => <PastPosts onOutcome={() => {}} />);
  const tiktok = within(await screen.findByRole("listitem", { name: /TikTok/ }));
  tiktok.getByText("In your TikTok inbox: finish it in the app");
  expect(screen.getByRole("article").textContent).not.toMatch(/published/i);
});

test("without posts it leads to a work", async () => {
  fakeServer({
    listConnections: () => connectionsOf(),
    listPosts: () => ({ items: [], nextCursor: null }),
  });
  show(() => <PastPosts onOutcome={() => {}} />);
  const link = await screen.findByRole("link", { name: "Choose a work" });
  expect(link.getAttribute("href")).toBe("/library");
});

test("the rest of a repeat is stopped after a question", async () => {
  const series = { id: "ser_1", number: 2, size: 5 };
  const waiting = publication({
    ...{ outcome: "scheduled", stage: "scheduled", url: null, endedAt: null, confirmedBy: null },
  });
  const repeated = post({ outcome: "scheduled", series, publications: [waiting] });
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [repeated], nextCursor: null }),
    stopSeries: () => ({ stopped: 3, begun: 1 }),
  });
  const { user, store } = show(() => <PastPosts onOutcome={() => {}} />);
  await screen.findByText(/2 of 5/);
  await user.click(screen.getByRole("button", { name: "Stop the rest" }));
  const sheet = within(await screen.findByRole("dialog"));
  sheet.getByText(/the ones after it are canceled/);
  await user.click(sheet.getByRole("button", { name: "Stop the rest" }));
  await waitFor(() => expect(calls.some(({ name }) => name === "stopSeries")).toBe(true));
  await waitFor(() =>
    expect(JSON.stringify(store.getState().ui)).toContain(
      "3 posts are canceled. One has begun and goes on.",
    ),
  );
});

test("nothing is left to stop after the last of a repeat", async () => {
  const last = post({ series: { id: "ser_1", number: 5, size: 5 } });
  fakeServer({
    listConnections: () => connectionsOf(account("tiktok")),
    listPosts: () => ({ items: [last], nextCursor: null }),
  });
  show(() => <PastPosts onOutcome={() => {}} />);
  await screen.findByText(/5 of 5/);
  expect(screen.queryByRole("button", { name: "Stop the rest" })).toBeNull();
});
