import { screen, waitFor } from "@testing-library/react";
import { createContext, use, useState } from "react";
import { expect, test } from "vitest";
import { fakeServer } from "../../../test/fake-server.ts";
import { show } from "../../../test/show.tsx";
import { options, story } from "../../../test/story-builders.ts";
import { FillSlots } from "../../../ui/slot.tsx";
import { StoryPage } from "./story-page.tsx";

const Claimed = createContext<() => void>(() => undefined);

function Claim() {
  return (
    <button type="button" onClick={use(Claimed)}>
      Claim
    </button>
  );
}

/** The page of a user without gems, who can claim ten and spend them elsewhere. */
function Claiming() {
  const [available, setAvailable] = useState(0);
  return (
    <>
      <Claimed value={() => setAvailable(10)}>
        <FillSlots fills={{ "gem.ways": Claim }}>
          <StoryPage id="sty_1" available={available} />
        </FillSlots>
      </Claimed>
      <button type="button" onClick={() => setAvailable(0)}>
        Spend
      </button>
    </>
  );
}

test("enables the button again once there are enough gems", async () => {
  const calls = fakeServer({
    getStory: () => story(),
    getStoryOptions: () => options(),
    changeBoard: () => story({ version: 3 }),
    workOnStory: () => story({ version: 3 }),
  });
  const { user } = show(Claiming);
  const button = await screen.findByRole("button", { name: "Another take · 1 gem" });
  await user.click(button);
  await screen.findByText("You need 1 more gem.");
  await user.click(screen.getByRole("button", { name: "Claim" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(button);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("workOnStory"));
  // A dismissed sheet does not reopen by itself.
  await user.click(screen.getByRole("button", { name: "Spend" }));
  expect(screen.queryByText("You need 1 more gem.")).toBeNull();
});
