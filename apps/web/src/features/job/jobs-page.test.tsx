import type { DeadLetter, ListedJob } from "@kinora/contracts/job/job";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { JobsPage } from "./jobs-page.tsx";

const job: ListedJob = {
  ...{
    id: "0191",
    kind: "creation.make",
    subject: { noun: "creation", id: "wrk" },
    lane: "hosted",
  },
  ...{ person: { id: "usr_ada", handle: "ada" }, queuedAt: "2026-11-26T10:00:00.000Z" },
  ...{ startedAt: null, waitsUntil: "2026-11-26T13:00:00.000Z", attempts: 2, failures: 1 },
  ...{ vanished: 0, gems: 4, refusal: "quota", mayRetry: true, mayCancel: true },
};
const letter: DeadLetter = {
  ...{ listener: "notification", event: 7, type: "story.failed", error: "23505", tries: 5 },
  ...{ subject: { noun: "story", id: "sto" }, at: job.queuedAt, deadAt: job.queuedAt },
};

test("gives up a job with a reason and removes it from the list", async () => {
  let items = [job];
  const sent: unknown[] = [];
  fakeServer({
    listJobs: () => ({ items, nextCursor: null }),
    cancelJob: ({ params, body }) => {
      sent.push([params.id, body]);
      items = [];
      return null;
    },
  });
  const { user, store } = show(() => <JobsPage />);
  await screen.findByText("quota");
  expect(screen.getByText("hosted · 2 attempts · 1 failure · 4 gems")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Give up" }));
  await user.type(await screen.findByLabelText("Reason"), "It hangs");
  await user.click(screen.getByRole("button", { name: "Give up and return gems" }));
  await untilSaid(store, "Given up.");
  expect(sent).toEqual([["0191", { reason: "It hangs" }]]);
  await screen.findByText("Nothing is in this state right now.");
});

test("redelivers a dead letter, and reports one that was handled in the meantime", async () => {
  fakeServer({
    listJobs: () => ({ items: [], nextCursor: null }),
    listDeadLetters: () => ({ items: [letter], nextCursor: null }),
    retryLetter: () => {
      throw new Refused(404, "LETTER_NOT_FOUND");
    },
  });
  const { user, store } = show(() => <JobsPage />);
  await user.click(await screen.findByRole("radio", { name: "Dead letters" }));
  await user.click(await screen.findByRole("button", { name: "Deliver again" }));
  await user.type(await screen.findByLabelText("Reason"), "Mended");
  await user.click(screen.getAllByRole("button", { name: "Deliver again" }).at(-1) as HTMLElement);
  await untilSaid(store, /This event has since been processed/);
});
