import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { card, creation } from "../../test/builders.ts";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { LibraryTile } from "./library-tile.tsx";

const failed = { id: "crt_1", status: "failed" as const, prompt: "a duel" };

test("offers other words, not the same again, where a service refused them", async () => {
  const failure = {
    ...{ code: "creation.unmade", params: {}, canRetry: false, reason: "policy" as const },
    sentence: "The service refused it.",
  };
  fakeServer({ getCreation: () => creation({ ...failed, failure }) });
  const { user, store } = show(() => <LibraryTile card={card(failed)} />);
  await user.click(await screen.findByRole("button", { name: "Change the words" }));
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  await expect.poll(() => store.getState().prompt.form.prompt).toBe("a duel");
});
