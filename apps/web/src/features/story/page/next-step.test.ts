import { expect, test } from "vitest";
import { board, settings, stages, story, view } from "../../../test/story-builders.ts";
import { isNothingMade, nextStep } from "./next-step.ts";

const missing = view({ stages: stages({ picture: "missing", narration: "missing" }) });
const made = { scenes: [view()] };
const film = { creationId: "crt_1", status: null, fresh: true } as const;

test("proposes pictures and voices first, then the preview, then the film", () => {
  expect(nextStep(story({ scenes: [missing] }))).toBe("update");
  expect(nextStep(story(made))).toBe("preview");
  expect(nextStep(story({ ...made, previewFresh: true }))).toBe("render");
  expect(nextStep(story({ ...made, previewFresh: true, render: film }))).toBeNull();
});

test("never counts the author's own recording as work for an update", () => {
  const mute = view({ stages: stages({ narration: "missing" }) });
  const own = (ownNarration: string | null) =>
    story({
      scenes: [mute],
      board: board({ settings: settings({ narration: "own", ownNarration }) }),
    });
  expect(nextStep(own(null))).toBe("preview");
  expect(nextStep(own("upl_1"))).toBe("update");
});

test("does not end with a film of an older board or a failed one", () => {
  const render = { ...film, fresh: false };
  expect(nextStep(story({ ...made, previewFresh: true, render }))).toBe("render");
  const failed = { ...film, status: "failed" as const };
  expect(nextStep(story({ ...made, previewFresh: true, render: failed }))).toBe("render");
  const stale = view({ stages: stages({ picture: "stale" }) });
  expect(nextStep(story({ scenes: [stale], render: film }))).toBe("update");
});

test("tells a new board from one with a changed scene", () => {
  const silent = view({ stages: stages({ picture: "missing", narration: "none" }) });
  expect(isNothingMade([missing, silent])).toBe(true);
  expect(isNothingMade([missing, view({ stages: stages({ picture: "stale" }) })])).toBe(false);
});
