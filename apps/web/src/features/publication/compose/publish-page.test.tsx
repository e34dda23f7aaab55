import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { creation } from "../../../test/builders.ts";
import { type Call, fakeServer, Refused } from "../../../test/fake-server.ts";
import { account, connectionsOf, post, targetPreview } from "../../../test/post-builders.ts";
import { show } from "../../../test/show.tsx";
import { PublishPage } from "./publish-page.tsx";

const work = creation({ id: "crt_fox", kind: "video" });
const creator: NonNullable<NonNullable<TargetPreview["terms"]>["creator"]> = {
  ...{ name: "Fox Films", audiences: ["FOLLOWER_OF_CREATOR", "SELF_ONLY"] },
  ...{ allowsComments: true, allowsDuets: false, allowsStitches: true },
};
const askedFor = ({ body }: Call) =>
  (body as { targets: { connectionId: string; kind?: string }[] }).targets[0];
const server = (replies: Parameters<typeof fakeServer>[0]) =>
  fakeServer({
    listConnections: () =>
      connectionsOf(
        account("tiktok"),
        account("youtube", { name: "Fox Channel", state: "needs_reauth" }),
      ),
    previewPost: (call) => {
      const { connectionId = "", kind = "video" } = askedFor(call) ?? {};
      const terms = { postsLeft: 3, longestSeconds: 600, creator };
      return { targets: [targetPreview({ connectionId, kind, terms })] };
    },
    ...replies,
  });
const publishPage = () => {
  const published: string[] = [];
  const shown = show(() => (
    <PublishPage work={work} picture={null} onPublished={({ id }) => void published.push(id)} />
  ));
  return { ...shown, published };
};

test("asks what TikTok insists on, says what is missing, and publishes with one key", async () => {
  let tries = 0;
  const calls = server({
    createPost: () => {
      tries += 1;
      if (tries === 1) throw new Refused(503, "SERVICE_UNAVAILABLE");
      return post({ id: "pst_new" });
    },
  });
  const { user, published } = publishPage();
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Publish now/ });
  await screen.findByText("Choose where to publish it.");
  expect(button().disabled).toBe(true);
  const channel = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Fox Channel/ });
  expect(channel.disabled).toBe(true);
  screen.getByRole("link", { name: "Sign in there again to publish" });

  await user.click(screen.getByRole("checkbox", { name: "Fox Films" }));
  const card = within(await screen.findByRole("region", { name: /^Simulated TikTok/ }));
  await card.findByText("Posts as Fox Films");
  // Nothing is chosen or allowed beforehand, and only what the creator is offered can be.
  expect(card.queryByRole("button", { name: "Everyone" })).toBeNull();
  const boxes = card.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false, false]);
  expect(card.getByRole<HTMLInputElement>("checkbox", { name: /^Duet/ }).disabled).toBe(true);
  expect(button().disabled).toBe(true);
  // What is missing leads to where it is chosen.
  await user.click(screen.getByRole("button", { name: /choose who can see it/ }));
  expect(document.activeElement?.textContent).toBe("Followers");
  await user.click(card.getByRole("button", { name: "Followers" }));
  await user.click(card.getByRole("checkbox", { name: /Music Usage/ }));

  const caption = card.getByRole("textbox", { name: "Caption" });
  await user.clear(caption);
  await user.paste("x".repeat(2_201));
  card.getByText(/^Too long by 1/);
  await user.click(card.getByRole("button", { name: "Shorten it" }));
  await screen.findByText(/^Nothing is missing/);
  await user.click(button());
  await screen.findByRole("alert");
  await user.click(button());
  await waitFor(() => expect(published).toEqual(["pst_new"]));
  const sent = calls.filter(({ name }) => name === "createPost");
  expect(sent[0]?.body).toEqual(sent[1]?.body);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(sent[0]?.body).toMatchObject({
    workId: "crt_fox",
    targets: [
      {
        connectionId: "con_tiktok",
        fields: {
          ...{ platform: "tiktok", audience: "FOLLOWER_OF_CREATOR", agreesToMusic: true },
          ...{ allowsComments: false, allowsDuets: false, caption: "x".repeat(2_200) },
        },
      },
    ],
  });
  // Nothing stays written once it is published.
  expect(sessionStorage.getItem("words post crt_fox")).toBe("null");
});

test("schedules it for a time in any zone, and says so on the button", async () => {
  vi.useFakeTimers({ now: new Date("2027-03-10T12:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const feed = {
    connectionId: "kinora",
    platform: "kinora",
    kinds: ["feed"],
    kind: "feed",
  } as const;
  const calls = server({
    createPost: () => post({ id: "pst_later" }),
    previewPost: () => ({ targets: [targetPreview({ ...feed, kinds: ["feed"] })] }),
  });
  const { user, published } = publishPage();
  await user.click(await screen.findByRole("checkbox", { name: /^The feed/ }));
  await user.click(screen.getByRole("radio", { name: "At a time" }));
  await user.click(screen.getByRole("button", { name: "Eastern" }));
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose("Date", "2027-03-09");
  screen.getByText(/has passed/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Publish now/ }).disabled).toBe(
    true,
  );
  // Clocks go from 2:00 to 3:00 on that day.
  choose("Date", "2027-03-14");
  choose("Time", "02:30");
  await screen.findByText(/Clocks skip this time.*3:00\sAM/);
  await user.click(screen.getByRole("button", { name: /^Schedule for Sun, Mar 14.*3:00\sAM/ }));
  await waitFor(() => expect(published).toEqual(["pst_later"]));
  expect(calls.find(({ name }) => name === "createPost")?.body).toMatchObject({
    at: { wallTime: "2027-03-14T02:30", zone: "America/New_York" },
  });
});

test("repeats it on chosen days, shows them before, and says how many on the button", async () => {
  vi.useFakeTimers({ now: new Date("2027-01-10T12:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const feed = targetPreview({
    ...{ connectionId: "kinora", platform: "kinora", kinds: ["feed"], kind: "feed" },
  });
  const calls = server({
    createPost: () => post({ id: "pst_series" }),
    previewPost: () => ({ targets: [feed] }),
  });
  const { user, published } = publishPage();
  await user.click(await screen.findByRole("checkbox", { name: /^The feed/ }));
  await user.click(screen.getByRole("radio", { name: "At a time" }));
  await user.click(screen.getByRole("button", { name: "Eastern" }));
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write("Date", "2027-01-31");
  write("Time", "02:30");
  await user.click(screen.getByRole("radio", { name: "Monthly" }));
  write("Number of posts", "");
  screen.getByText("From 1 to 366.");
  const schedule = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Schedule / });
  expect(schedule().disabled).toBe(true);
  write("Number of posts", "3");
  const days = within(screen.getByRole("region", { name: "Days" })).getAllByRole("listitem");
  expect(days.map(({ textContent }) => textContent?.replaceAll("\u202f", " "))).toEqual([
    expect.stringMatching(/^Sun, Jan 31, 2:30 AM/),
    expect.stringMatching(/^Sun, Feb 28, 2:30 AM.*This month is shorter/),
    expect.stringMatching(/^Wed, Mar 31, 2:30 AM/),
  ]);
  // On the day on which clocks go from 2:00 to 3:00.
  await user.click(screen.getByRole("radio", { name: "Weekly" }));
  write("Date", "2027-03-13");
  await user.click(screen.getByRole("button", { name: "Sunday" }));
  await user.click(screen.getByRole("button", { name: "On a date" }));
  write("Last day", "2027-03-14");
  screen.getByText(/^Clocks skip 02:30 on that day: it is posted at 03:00/);
  await user.click(
    screen.getByRole("button", { name: /^Schedule 2 posts, the first on Sat, Mar 13/ }),
  );
  await waitFor(() => expect(published).toEqual(["pst_series"]));
  expect(calls.find(({ name }) => name === "createPost")?.body).toMatchObject({
    at: { wallTime: "2027-03-13T02:30", zone: "America/New_York" },
    repeat: { rule: { every: "week", on: [6, 7] }, end: { by: "date", date: "2027-03-14" } },
  });
});

test("best times of the chosen accounts are quick picks, and are not invented", async () => {
  vi.useFakeTimers({ now: new Date("2027-03-10T12:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const friday = { weekday: 5, hour: 18, posts: 4, lift: 3.05 } as const;
  const calls = server({
    listConnections: () => connectionsOf(account("tiktok"), account("facebook", { name: "Page" })),
    listBestTimes: () => ({
      needed: 20,
      items: [
        { connectionId: "con_tiktok", posts: 24, times: [friday] },
        { connectionId: "con_facebook", posts: 7, times: [] },
      ],
    }),
  });
  const { user } = publishPage();
  await user.click(await screen.findByRole("checkbox", { name: "Fox Films" }));
  await user.click(screen.getByRole("checkbox", { name: "Page" }));
  await user.click(screen.getByRole("radio", { name: "At a time" }));
  await user.click(screen.getByRole("button", { name: "Central" }));
  await screen.findByText(/Facebook · Page come from your own posts: 7 of the 20/);
  await user.click(await screen.findByRole("button", { name: /^Fri, Mar 12, 6:00\sPM.*3\.1×/ }));
  expect(screen.getByLabelText<HTMLInputElement>("Date").value).toBe("2027-03-12");
  expect(screen.getByLabelText<HTMLInputElement>("Time").value).toBe("18:00");
  expect(calls.findLast(({ name }) => name === "listBestTimes")?.query).toMatchObject({
    zone: "America/Chicago",
  });
});
