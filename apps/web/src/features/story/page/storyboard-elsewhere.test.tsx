import type { Story } from "@kinora/contracts/story/story";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { narration, openStoryboard as open, WORK } from "../../../test/open-storyboard.tsx";
import { board, scene, story, view } from "../../../test/story-builders.ts";
import { storyApi } from "../story-api.ts";

const film = (url: string): NonNullable<Story["preview"]> => ({
  ...{ url, mimeType: "video/mp4", bytes: 1, width: 320, height: 180, duration: 12 },
});

test("keeps the chosen scene in view when an undo elsewhere makes a preview valid again", async () => {
  const first = story({ preview: film("/film.mp4"), previewFresh: false });
  const { store, user } = open(first);
  await user.click(await screen.findByRole("button", { name: /^Scene 2:/ }));
  act(
    () =>
      void store.dispatch(
        storyApi.util.upsertQueryData("getStory", "sty_1", {
          ...first,
          ...{ version: 2, sequence: 2, previewFresh: true },
        }),
      ),
  );
  await waitFor(() => expect(screen.queryByText(/^This preview is older/)).toBeNull());
  expect(screen.getByRole("radio", { name: "Scene" }).ariaChecked).toBe("true");
  expect(screen.getByRole("button", { name: /^Scene 2:/ }).ariaPressed).toBe("true");
});

test("shows a preview of the whole that was ordered here once it is made", async () => {
  const made = story({ preview: film("/film.mp4"), previewFresh: true, sequence: 3 });
  const { store, user } = open(story(), {
    workOnStory: () => story({ sequence: 2, work: { ...WORK, kind: "preview" } }),
  });
  await user.click(await screen.findByRole("button", { name: /^Preview · / }));
  await screen.findByRole("progressbar", { name: "Work on the story" });
  act(() => void store.dispatch(storyApi.util.upsertQueryData("getStory", "sty_1", made)));
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "Whole story" }).ariaChecked).toBe("true"),
  );
});

test("keeps the chosen scene when another window inserts or removes one before it", async () => {
  const before = story();
  const { store } = open(before);
  await narration();
  const tell = (ids: readonly string[], version: number) =>
    act(
      () =>
        void store.dispatch(
          storyApi.util.upsertQueryData(
            "getStory",
            "sty_1",
            story({
              ...{ version, sequence: version },
              board: board({ scenes: ids.map((id) => scene({ id, narration: `words of ${id}` })) }),
            }),
          ),
        ),
    );
  tell(["new", "s1", "s2"], 2);
  await waitFor(async () =>
    expect(((await narration()) as HTMLTextAreaElement).value).toBe("words of s1"),
  );
  tell(["new", "s2"], 3);
  await waitFor(async () =>
    expect(((await narration()) as HTMLTextAreaElement).value).toBe("words of s2"),
  );
});

test.each([
  ["what drawing again may mend is offered to be drawn again", false],
  ["what cannot be drawn is not", true],
])("%s", async (_what, undrawable) => {
  const drift = ["Ember is not in the picture."];
  const { user } = open(story({ scenes: [view({ drift, undrawable }), view({ id: "s2" })] }));
  await user.click(await screen.findByRole("button", { name: /^Scene 1:/ }));
  screen.getByText("Ember is not in the picture.");
  const again = screen.queryByRole("button", { name: /^Draw it again/ });
  expect(again === null).toBe(undrawable);
  expect(screen.queryByText(/drawing the scene again won't change that/) !== null).toBe(undrawable);
});
