import type { Profile } from "@kinora/contracts/people/profile";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { FillSlots } from "../../ui/slot.tsx";
import { ProfilePage, type ProfilePageProps } from "./profile-page.tsx";

const profile = (about: Partial<Profile> = {}): Profile => ({
  ...{ id: "usr_ada", handle: "ada", displayName: "Ada Lindqvist", avatarUrl: null },
  ...{ bio: "Foxes, mostly.", joinedAt: "2026-06-15T12:00:00.000Z", works: 1, likes: 12 },
  ...{ likesPublic: false, followers: 2, follows: 1, you: null },
  ...about,
});
const moved: string[] = [];
const page = (about: Partial<ProfilePageProps> = {}) => (
  <FillSlots
    fills={{
      "person.menu": ({ id }) => <button type="button">{`More of ${id}`}</button>,
      "person.gift": ({ handle }) => <button type="button">{`Give to ${handle}`}</button>,
    }}
  >
    <ProfilePage
      handle="ada"
      tab="works"
      viewer={null}
      onMoved={(handle) => void moved.push(handle)}
      {...about}
    >
      {({ handle }) => <p>{`wall of ${handle}`}</p>}
    </ProfilePage>
  </FillSlots>
);

test("shows a visitor the profile and works, and no trace of likes that are not public", async () => {
  fakeServer({ getProfile: () => profile() });
  show(() => page());
  expect(await screen.findByRole("heading", { name: "Ada Lindqvist" })).toBeDefined();
  screen.getByText("Foxes, mostly.");
  screen.getByText(/^2 followers · 1 following · 1 work · 12 likes · joined/);
  screen.getByText("wall of ada");
  expect(screen.queryByRole("link", { name: "Likes" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Edit profile" })).toBeNull();
  screen.getByRole("button", { name: "More of usr_ada" });
});

test("lets the owner edit the profile and see likes that are not public", async () => {
  fakeServer({ getProfile: () => profile() });
  show(() => page({ tab: "likes", viewer: { id: "usr_ada", isStaff: false } }));
  expect(await screen.findByRole("link", { name: "Edit profile" })).toBeDefined();
  screen.getByText("Only you can see this.");
  expect(screen.queryByRole("button", { name: /^More/ })).toBeNull();
});

test("follows at once, offers a gift where one of them does, and reverts with the reason of a refusal", async () => {
  let isFull = false;
  const viewer = { id: "usr_ada", isStaff: false };
  const you = (follows: boolean) => ({
    you: { follows, followsYou: false, blocks: false, mutes: false },
  });
  fakeServer({
    getProfile: () => profile({ id: "usr_bea", ...you(false) }),
    followPerson: () => {
      if (isFull) throw new Refused(409, "FOLLOWING_FULL", { limit: 5_000 });
      return { ...you(true), followers: 3 };
    },
    unfollowPerson: () => ({ ...you(false), followers: 2 }),
  });
  const { user, store } = show(() => page({ viewer }));
  await screen.findByRole("button", { name: /^Follow/ });
  const button = () => screen.getByRole("button", { name: /^Follow/ });
  await user.click(button());
  await screen.findByText(/^3 followers/);
  screen.getByRole("button", { name: "Give to ada" });
  expect(button().getAttribute("aria-pressed")).toBe("true");
  await user.click(button());
  await screen.findByText(/^2 followers/);
  expect(screen.queryByRole("button", { name: "Give to ada" })).toBeNull();
  isFull = true;
  await user.click(button());
  await expect.poll(() => store.getState().ui.toast.text).toMatch(/You follow 5,000 people/);
  screen.getByText(/^2 followers/);
  expect(button().getAttribute("aria-pressed")).toBe("false");
});

test("redirects an old handle and explains an unknown one", async () => {
  fakeServer({
    getProfile: ({ params }) => {
      if (params.handle === "nobody") throw new Refused(404, "PERSON_NOT_FOUND");
      return profile({ handle: "ada_l" });
    },
  });
  show(() => page());
  await waitFor(() => expect(moved).toContain("ada_l"));
  show(() => page({ handle: "nobody" }));
  await screen.findByText("There's no one here by this name");
});
