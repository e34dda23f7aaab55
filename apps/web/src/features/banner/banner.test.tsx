import type { Banner } from "@kinora/contracts/banner/banner";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { BannerRibbon } from "./banner-ribbon.tsx";
import { BannersPage } from "./banners-page.tsx";

const banner: Banner = {
  ...{ id: "ban_1", text: "Maintenance tonight", link: "/help", severity: "warning" },
  ...{ audience: "everybody", platform: "all", closable: true },
};

test("shows a banner until it is closed", async () => {
  fakeServer({ getBanner: () => ({ banner }), closeBanner: () => null });
  const { user } = show(() => <BannerRibbon />);
  await screen.findByText("Maintenance tonight");
  expect(screen.getByRole("link", { name: "Read more" }).getAttribute("href")).toBe("/help");
  await user.click(screen.getByRole("button", { name: "Close this message" }));
  expect(screen.queryByText("Maintenance tonight")).toBeNull();
  expect(localStorage.getItem("bannerClosedId")).toContain("ban_1");
});

test("hides a banner that was closed on this device before", async () => {
  localStorage.setItem("bannerClosedId", JSON.stringify("ban_1"));
  let asked = 0;
  fakeServer({
    getBanner: () => {
      asked += 1;
      return { banner };
    },
  });
  show(() => <BannerRibbon />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByText("Maintenance tonight")).toBeNull();
});

test("shows no close button on a banner that may not be closed", async () => {
  fakeServer({ getBanner: () => ({ banner: { ...banner, closable: false } }) });
  show(() => <BannerRibbon />);
  await screen.findByText("Maintenance tonight");
  expect(screen.queryByRole("button")).toBeNull();
});

test("lets an admin put up a banner and take it down", async () => {
  let items: object[] = [];
  const sent: unknown[] = [];
  fakeServer({
    listBanners: () => ({ items }),
    putUpBanner: ({ body }) => {
      sent.push(body);
      items = [{ ...banner, startsAt: "2026-06-15T12:00:00.000Z", endsAt: null, state: "shown" }];
      return { items };
    },
    takeDownBanner: () => {
      items = [];
      return { items };
    },
  });
  const { user, store } = show(() => <BannersPage />);
  await user.type(await screen.findByLabelText("Text"), "Maintenance tonight");
  await user.click(screen.getByRole("button", { name: "Warning" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await untilSaid(store, "Published. Open pages show it within a minute.");
  expect(sent).toEqual([
    {
      ...{ text: "Maintenance tonight", link: null, severity: "warning", audience: "everybody" },
      ...{ platform: "all", closable: true, startsAt: null, endsAt: null },
    },
  ]);
  await user.click(await screen.findByRole("button", { name: "Take down" }));
  await untilSaid(store, "Taken down.");
});
