import type { Creation } from "@kinora/contracts/creation/creation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { creation, musicCard } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { CurrentCreation } from "./current-creation.tsx";

const IDS = ["one", "two", "three"];

function open(states: Readonly<Record<string, Partial<Creation>>>) {
  const bulk: object[] = [];
  fakeServer({
    getCreation: ({ params }) => {
      const id = String(params.id);
      const { media } = musicCard();
      return creation({ id, media, orderId: "o", order: { id: "o", works: IDS }, ...states[id] });
    },
    actOnCreations: ({ body }) => {
      bulk.push(Object(body));
      return { done: Object(body).ids, failed: [] };
    },
  });
  const shown = show(() => (
    <CurrentCreation
      id="one"
      onRemix={async () => undefined}
      modelName={(key) => `Name of ${key}`}
    />
  ));
  return { ...shown, bulk };
}

test("shows the works of one press side by side and cancels the unfinished ones together", async () => {
  const working: Partial<Creation> = { status: "processing", media: null, actions: ["cancel"] };
  const { user, bulk } = open({ one: working, two: working });
  const third = await screen.findByRole("listitem", { name: "Work 3 of 3" });
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(within(third).queryByRole("button", { name: /^Keep/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Cancel all" }));
  await waitFor(() => expect(bulk).toEqual([{ ids: ["one", "two"], action: "cancel" }]));
});

test("keeps room for the controls of a film once there is one, and none before", async () => {
  const film: Partial<Creation> = { kind: "video", actions: ["cancel"] };
  open({ one: film, two: { ...film, status: "processing", media: null } });
  const parts = async (place: number) => {
    const work = await screen.findByRole("listitem", { name: `Work ${place} of 3` });
    return work.firstElementChild?.childElementCount;
  };
  expect(await parts(1)).toBe(2);
  expect(await parts(2)).toBe(1);
});

test("deletes the others when one is kept; a failed one gives its reason and a retry", async () => {
  const failure: Creation["failure"] = {
    reason: "engine",
    ...{ code: "creation.unmade", params: {}, canRetry: true },
    sentence: "It could not be made. Your gem is back.",
  };
  const { user, bulk } = open({
    two: { status: "failed", media: null, failure, actions: ["retry", "delete"] },
  });
  const second = await screen.findByRole("listitem", { name: "Work 2 of 3" });
  expect(second.textContent).toContain("Your gem is back.");
  within(second).getByRole("button", { name: "Try work 2 again" });
  await user.click(await screen.findByRole("button", { name: "Keep work 1, delete the others" }));
  await waitFor(() => expect(bulk).toEqual([{ ids: ["two", "three"], action: "delete" }]));
});

test("offers to change the words a service refused instead of repeating them", async () => {
  const failure: Creation["failure"] = {
    reason: "policy",
    ...{ code: "creation.unmade", params: {}, canRetry: false },
    sentence: "The service refused it.",
  };
  const notices = ["After 4 more refusals, nothing is sent."];
  const refused = { prompt: "a duel", notices, failure, actions: ["delete" as const] };
  const { user, store } = open({ two: { status: "failed", media: null, ...refused } });
  const second = await screen.findByRole("listitem", { name: "Work 2 of 3" });
  expect(second.textContent).toContain("After 4 more refusals");
  expect(within(second).queryByRole("button", { name: /again/ })).toBeNull();
  await user.click(within(second).getByRole("button", { name: "Change the words" }));
  await waitFor(() => expect(store.getState().prompt.form.prompt).toBe("a duel"));
  expect(store.getState().prompt.form.remix).toBeNull();
});

test("names the model of each work when several models were used", async () => {
  open({ one: { model: "kling" }, two: { model: "veo" } });
  await screen.findByText("Name of kling");
  await screen.findByText("Name of veo");
});

test("omits the model name when all works come from one model", async () => {
  open({});
  await screen.findByRole("link", { name: "Open work 3" });
  expect(screen.queryByText(/^Name of/)).toBeNull();
});
