import { fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { show, untilSaid } from "../../test/show.tsx";
import { LiveRegion } from "../../ui/live-region.tsx";
import { Calendar } from "./calendar.tsx";
import type { DatedPost } from "./calendar-post.ts";
import type { CalendarView } from "./calendar-view.ts";
import type { MovedPost } from "./move-post.ts";

const ZONE = "Europe/Berlin";
const NOW = new Date("2027-03-10T12:00Z");
const post = (id: string, instant: string, more: Partial<DatedPost> = {}): DatedPost => ({
  ...{ id, instant, zone: ZONE, title: `Film ${id}`, platforms: ["tiktok"], stage: "scheduled" },
  ...more,
});

interface PageProps {
  readonly given: readonly DatedPost[];
  readonly view: CalendarView;
  readonly onMove: (moved: MovedPost) => void;
  readonly onOpen: (id: string) => void;
}

/** A calendar whose posts move where they are dropped. */
function Page({ given, view, onMove, onOpen }: PageProps) {
  const [posts, setPosts] = useState(given);
  const [look, setLook] = useState({ view, day: "2027-03-10" });
  const move = (moved: MovedPost) => {
    onMove(moved);
    const instant = moved.time.at.toISOString();
    setPosts(posts.map((one) => (one.id === moved.id ? { ...one, instant } : one)));
  };
  const common = { posts, zone: ZONE, firstWeekday: 1, now: () => NOW, onOpen } as const;
  return (
    <>
      <Calendar {...common} {...look} onLook={setLook} onMove={move} />
      <LiveRegion />
    </>
  );
}

function showCalendar(given: readonly DatedPost[], view: CalendarView, isNarrow = false) {
  const [onMove, onOpen] = [vi.fn<(moved: MovedPost) => void>(), vi.fn()];
  const { user, store } = show(() => {
    const narrow = (media: string) => Object.assign(new EventTarget(), { media, matches: true });
    if (isNarrow) vi.stubGlobal("matchMedia", narrow);
    return <Page {...{ given, view, onMove, onOpen }} />;
  });
  return { user, store, onMove, onOpen };
}

const dayOf = (date: string) => {
  const day = document.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? expect.fail(date);
  return within(day);
};
const said = (words: RegExp) => expect(screen.getByRole("status").textContent).toMatch(words);
const handle = (id: string) => screen.findByLabelText(`Move Film ${id}`);

test("a post is picked up, moved and dropped by keys, and keeps the focus", async () => {
  const posts = [post("a", "2027-03-12T17:30:00Z"), post("b", "2027-03-12T18:30:00Z")];
  const { user, store, onMove } = showCalendar(posts, "month");
  (await handle("a")).focus();
  await user.keyboard("{Enter}");
  // In words that are seen too: nothing else says which keys move it.
  await untilSaid(store, /Picked up Film a, Fri, Mar 12.*6:30.*Arrow keys move it/);
  screen.getByRole("application", { name: "Calendar" });
  await user.keyboard("{ArrowRight}{ArrowDown}");
  said(/Sat, Mar 20/);
  dayOf("2027-03-20").getByText(/Film a/);
  expect(onMove).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onMove.mock.calls.map(([{ id, wall, time }]) => [id, wall, time.at])).toEqual([
    ["a", "2027-03-20T18:30", new Date("2027-03-20T17:30Z")],
  ]);
  await untilSaid(store, /Film a moved to Sat, Mar 20/);
  expect(document.activeElement).toBe(dayOf("2027-03-20").getByLabelText(/^Move/));
});

test("it keeps its time of day over a change of clocks, and follows into another month", async () => {
  const { user, onMove } = showCalendar([post("a", "2027-03-27T01:30:00Z")], "month");
  (await handle("a")).focus();
  await user.keyboard("{Enter}{ArrowRight}");
  said(/Sun, Mar 28.*3:00.*Clocks skip/);
  await user.keyboard("{ArrowDown}");
  screen.getByRole("heading", { name: "April 2027" });
  await user.keyboard(" ");
  expect(onMove.mock.calls[0]?.[0]).toMatchObject({
    ...{ wall: "2027-04-04T02:30", time: { at: new Date("2027-04-04T00:30Z"), note: null } },
  });
});

test("Escape puts it back, so does leaving, and nothing is dropped into the past", async () => {
  const { user, store, onMove } = showCalendar([post("a", "2027-03-12T17:30:00Z")], "week");
  (await handle("a")).focus();
  await user.keyboard("{Enter}{ArrowDown}{ArrowDown}");
  said(/7:30/);
  await user.keyboard("{Escape}");
  await untilSaid(store, /Put back/);
  expect(document.activeElement).toBe(await handle("a"));
  await user.keyboard("{Enter}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}");
  await untilSaid(store, /in the past/);
  await user.tab();
  expect(screen.queryByRole("application")).toBeNull();
  expect(onMove).not.toHaveBeenCalled();
});

test("a post is dragged to a day by mouse, and by finger at its handle only", async () => {
  const { onMove, onOpen } = showCalendar([post("a", "2027-03-12T17:30:00Z")], "month");
  const grip = await handle("a");
  const title = screen.getByText(/Film a/);
  const under = vi.fn(() => document.querySelector('[data-day="2027-03-16"]'));
  // jsdom has no layout.
  document.elementFromPoint = under;
  onTestFinished(() => void Reflect.deleteProperty(document, "elementFromPoint"));
  const drag = (from: HTMLElement, pointerType: string) => {
    const pointer = { pointerType, pointerId: 1, button: 0, bubbles: true };
    fireEvent.pointerDown(from, { ...pointer, clientX: 10, clientY: 10 });
    for (const clientX of [12, 30, 60])
      fireEvent.pointerMove(document.body, { ...pointer, clientX, clientY: 10 });
    fireEvent.pointerUp(document.body, pointer);
    fireEvent.click(from, { detail: 1 });
  };
  drag(title, "touch");
  expect([onMove.mock.calls.length, onOpen.mock.calls.length]).toEqual([0, 1]);
  drag(screen.getByText(/Film a/), "mouse");
  expect(onMove.mock.calls[0]?.[0].wall).toBe("2027-03-16T18:30");
  under.mockImplementation(() => document.querySelector('[data-day="2027-03-18"]'));
  drag(dayOf("2027-03-16").getByLabelText(/^Move/), "touch");
  expect(onMove.mock.calls[1]?.[0].wall).toBe("2027-03-18T18:30");
  expect([grip.isConnected, onOpen.mock.calls.length]).toEqual([false, 1]);
});

test("what is on its way or over stays, and says how it stands", async () => {
  const posts = [
    post("a", "2027-03-12T17:30:00Z", { stage: "publishing" }),
    post("b", "2027-03-09T17:30:00Z", { stage: "done" }),
    post("c", "2027-03-09T18:30:00Z"),
    post("d", "2027-03-09T19:30:00Z", { stage: "draft" }),
  ];
  const { user, onOpen } = showCalendar(posts, "list");
  await user.click(await screen.findByRole("button", { name: /Film b TikTok · Posted/ }));
  expect(onOpen).toHaveBeenCalledWith("b");
  screen.getByRole("button", { name: /Film a TikTok · Being posted/ });
  const handles = screen.getAllByRole("button", { name: /^Move/ });
  expect(handles.map((one) => one.dataset.handle)).toEqual(["d"]);
});

test("a narrow month counts posts, and lists those of the day that is chosen", async () => {
  const posts = ["a", "b"].map((id) => post(id, "2027-03-12T17:30:00Z"));
  const { user } = showCalendar(posts, "month", true);
  await screen.findByText("Nothing planned.");
  expect(screen.queryByLabelText("Move Film a")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Friday, March 12, 2 posts" }));
  (await handle("a")).focus();
  await user.keyboard("{Enter}{ArrowRight}{Enter}");
  screen.getByRole("button", { name: "Saturday, March 13, 1 post" });
});

test("a full day counts what has no room, and shows it when asked", async () => {
  const posts = ["a", "b", "c", "d", "e"].map((id) => post(id, "2027-03-31T22:30:00Z"));
  const { user } = showCalendar(posts, "month");
  expect(screen.queryByText(/Film d/)).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Later" }));
  await user.click(screen.getByRole("button", { name: "2 more on Thursday, April 1" }));
  screen.getByRole("heading", { name: "Mar 29 to Apr 4" });
  screen.getByText(/Film e/);
  await user.click(screen.getByRole("radio", { name: "List" }));
  screen.getByRole("heading", { name: "Thursday, April 1" });
});
