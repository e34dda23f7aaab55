import { z } from "zod";
import { render, type Stories, update } from "./make-stories.ts";
import { bring, type Files } from "./make-uploads.ts";
import { order } from "./make-works.ts";
import type { Person } from "./person.ts";

const work = z.object({ work: z.object({ stage: z.string() }).nullable() });

/**
 * Orders more than can be made at once, and returns while some orders are running and others
 * waiting.
 */
export async function leaveOpen(
  [ada, bruno, mira, olivia]: readonly [Person, Person, Person, Person],
  stories: Stories,
  files: Files,
): Promise<void> {
  await ada.upload("video", "unfinished.mp4", files.clip, Math.floor(files.clip.length / 2));
  await olivia.upload("image", "barely begun.jpg", files.photo, 100);
  await bring(olivia, "image", "photo.jpg", files.photo);
  await update(mira, stories.script);
  await mira.wait(`/api/stories/${stories.script}`, (answer) => {
    const stage = work.parse(answer).work?.stage ?? "over";
    return stage === "queued" ? undefined : stage;
  });
  await order(ada, "a train through the mountains", {
    type: "text-to-video",
    additionalParams: { duration: 4, aspectRatio: "16:9" },
  });
  await order(ada, "a teapot on a table", { type: "text-to-image", private: true });
  await order(bruno, "a bridge in the fog", { type: "text-to-image" });
  await render(olivia, stories.stale);
  await bruno.ask("POST", "/api/stories", {
    prompt: "A snail wins a race",
    settings: { duration: 15, voice: "pocket" },
    until: "script",
  });
  await olivia.upload("image", "just sent.jpg", files.face);
}
