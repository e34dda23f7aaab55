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
  likesPublic: false,
  ...about,
});
const moved: string[] = [];
const page = (about: Partial<ProfilePageProps> = {}) => (
  <FillSlots
    fills={{ "person.report": ({ id }) => <button type="button">{`Report ${id}`}</button> }}
  >
    <ProfilePage
      handle="ada"
      tab="works"
      viewer={null}
      onMoved={(handle) => void moved.push(handle)}
      {...about}
    >
      {(handle) => <p>{`wall of ${handle}`}</p>}
    </ProfilePage>
  </FillSlots>
);

test("shows a visitor the profile and works, and no trace of likes that are not public", async () => {
  fakeServer({ getProfile: () => profile() });
  show(() => page());
  expect(await screen.findByRole("heading", { name: "Ada Lindqvist" })).toBeDefined();
  screen.getByText("Foxes, mostly.");
  screen.getByText(/^1 work · 12 likes · joined/);
  screen.getByText("wall of ada");
  expect(screen.queryByRole("link", { name: "Likes" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Edit profile" })).toBeNull();
  screen.getByRole("button", { name: "Report usr_ada" });
});

test("lets the owner edit the profile and see likes that are not public", async () => {
  fakeServer({ getProfile: () => profile() });
  show(() => page({ tab: "likes", viewer: { id: "usr_ada", isStaff: false } }));
  expect(await screen.findByRole("link", { name: "Edit profile" })).toBeDefined();
  screen.getByText("Only you can see this.");
  expect(screen.queryByRole("button", { name: /^Report/ })).toBeNull();
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
