import { screen } from "@testing-library/react";
import { test } from "vitest";
import { creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { ItemView } from "./item-view.tsx";

const ways = { onRemix: async () => undefined, onOpen: () => undefined };
const file = { url: "/media/a.webp", mimeType: "image/webp", bytes: 1, duration: null };
const main = { ...file, width: 1024, height: 1024 };
const media = {
  ...{ main, poster: null, thumbnail: null, thumbnails: [], preview: null, peaks: null },
  downloads: [],
};

function open(about: Parameters<typeof creation>[0]) {
  const work = creation({ media, ...about });
  fakeServer({
    getCreation: () => work,
    getProvenance: () => ({ digitalSourceType: null, signature: null }),
    actOnCreation: () => ({ ...work, moderatorHidden: false }),
  });
  return show(() => <ItemView id="crt_1" {...ways} />);
}

test("its owner reads that moderation hid it, and shares no dead link without a word", async () => {
  const { user, store } = open({ moderatorHidden: true });
  await screen.findByText(/Only you and the moderators can see it/);
  await user.click(screen.getByRole("button", { name: "Share" }));
  await untilSaid(store, "Link copied. Nobody else can open it while moderation hides this.");
});

test("a private work's link says so as well", async () => {
  const { user, store } = open({ private: true });
  await user.click(await screen.findByRole("button", { name: "Share" }));
  await untilSaid(store, "Link copied. Nobody else can open it while this is private.");
});

test("a moderator sees that it is hidden, and shows it again", async () => {
  const { user, store } = open({ moderatorHidden: true, gems: null, actions: ["unhidden"] });
  await screen.findByText(/Only its owner and the moderators can see it/);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Show again" }));
  await untilSaid(store, "Shown again.");
});
