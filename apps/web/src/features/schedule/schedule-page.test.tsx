import { calendarPost } from "@kinora/contracts/publication/calendar-post";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { SchedulePage } from "./schedule-page.tsx";

const at = "2027-03-31T18:00:00.000Z";
const told = calendarPost.parse({
  ...{ id: "pst_1", outcome: "scheduled", stage: "scheduled", canMove: true, at },
  time: { wall: "2027-03-31T18:00", zone: "UTC", at },
  ...{ work: { id: "crt_fox", kind: "video", title: "Fox", prompt: "" }, platforms: ["tiktok"] },
});
const dayOf = (date: string) =>
  within(document.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? expect.fail(date));

function Page({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const [look, setLook] = useState({ view: "month", day: "2027-03-10" });
  return <SchedulePage {...look} onLook={setLook} onOpen={onOpen} />;
}

test("a moved post stands at its new time at once, and is put back when that is refused", async () => {
  vi.useFakeTimers({ now: new Date("2027-03-10T12:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
  const calls = fakeServer({
    listCalendar: () => ({ items: [told], isCut: false }),
    movePost: async () => {
      await isRefused;
      throw new Refused(409, "POST_BEGUN");
    },
  });
  const opened: string[] = [];
  const { user, store } = show(() => <Page onOpen={(id) => void opened.push(id)} />);
  await user.click(await screen.findByLabelText("Move Fox"));
  const calendar = screen.getByRole("application", { name: "Calendar" });
  fireEvent.keyDown(calendar, { key: "ArrowRight" });
  fireEvent.keyDown(calendar, { key: "Enter" });
  await waitFor(() => dayOf("2027-04-01").getByLabelText("Move Fox"));
  await waitFor(() => expect(calls.some(({ name }) => name === "movePost")).toBe(true));
  expect(calls.find(({ name }) => name === "movePost")?.body).toEqual({
    ...{ wallTime: "2027-04-01T18:00", zone: "UTC" },
  });
  refuse();
  await waitFor(() => dayOf("2027-03-31").getByLabelText("Move Fox"));
  expect(JSON.stringify(store.getState().ui)).toContain("too late to choose another time");
  await user.click(screen.getByRole("button", { name: /Fox TikTok/ }));
  expect(opened).toEqual(["pst_1"]);
});

test("days without posts lead to one's works", async () => {
  fakeServer({ listCalendar: () => ({ items: [], isCut: false }) });
  show(() => <SchedulePage onLook={() => {}} onOpen={() => {}} />);
  await screen.findByText("No posts on these days");
  expect(screen.getByRole("link", { name: "Choose a work" }).getAttribute("href")).toBe("/library");
});
