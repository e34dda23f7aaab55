import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { toastAction } from "../../ui/toast-action.ts";
import { ItemView } from "./item-view.tsx";

const ways = { onRemix: async () => undefined, onOpen: () => undefined };
const file = { url: "/media/a.webp", mimeType: "image/webp", bytes: 1, duration: null };
const main = { ...file, width: 1024, height: 1024 };
const media = {
  ...{ main, poster: null, thumbnail: null, thumbnails: [], preview: null, peaks: null },
  downloads: [],
};

const undone: unknown[] = [];

function open(about: Parameters<typeof creation>[0]) {
  const work = creation({ media, ...about });
  fakeServer({
    getCreation: () => work,
    getProvenance: () => ({ digitalSourceType: null, signature: null }),
    actOnCreation: ({ body }) => ({ ...work, moderatorHidden: Object(body).action === "hide" }),
    undoDecisions: ({ body }) => {
      undone.push(body);
      return { done: ["crt_1"], failed: [] };
    },
  });
  return show(() => <ItemView id="crt_1" {...ways} />);
}

test("tells the owner that moderation hid the work, and warns when sharing its dead link", async () => {
  const { user, store } = open({ moderatorHidden: true });
  await screen.findByText(/Only you and the moderators can see it/);
  await user.click(screen.getByRole("button", { name: "Share" }));
  await untilSaid(store, "Link copied. No one else can open it while it's hidden by moderation.");
});

test("also warns when sharing the link of a private work", async () => {
  const { user, store } = open({ private: true });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  await untilSaid(store, "Link copied. No one else can open it while it's private.");
});

test("says so too beside a link that has to be copied by hand", async () => {
  const { user } = open({ private: true });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.click(await screen.findByRole("button", { name: "Share" }));
  await screen.findByRole("textbox", { name: "Copy link" });
  screen.getByText("No one else can open it while it's private.");
});

test("shows a moderator that the work is hidden and lets them show it again", async () => {
  const { user, store } = open({ moderatorHidden: true, gems: null, actions: ["unhidden"] });
  await screen.findByText(/Only its owner and the moderators can see it/);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Show again" }));
  await untilSaid(store, "Shown again.");
});

test("lets a moderator undo a hide on its page until the owner is notified, as in the queue", async () => {
  const { user, store } = open({ gems: null, actions: ["hide"] });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Hide" }));
  await user.type(await screen.findByLabelText("Reason"), "It shows a real person.");
  await user.click(screen.getByRole("button", { name: "Hide" }));
  await untilSaid(store, "Hidden. Its owner will be told why in 30 seconds.");
  toastAction("Hidden. Its owner will be told why in 30 seconds.")?.run();
  await waitFor(() => expect(undone).toEqual([{ ids: ["crt_1"] }]));
});
