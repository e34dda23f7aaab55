import { fittedMedia, type MediaFit } from "@kinora/contracts/publication/fit-media";
import type { TargetPreview } from "@kinora/contracts/publication/post-preview";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { creation } from "../../../test/builders.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { account, connectionsOf, post, targetPreview } from "../../../test/post-builders.ts";
import { show } from "../../../test/show.tsx";
import { PublishPage } from "./publish-page.tsx";

const WIDE: TargetPreview["media"][number] = {
  ...{ mimeType: "video/mp4", size: 9_000_000, width: 1_280, height: 720 },
  film: {
    ...{ seconds: 120, framesPerSecond: 24, videoCodec: "h264" },
    ...{ audioCodec: "aac", audioRate: 48_000 },
  },
};
const REEL = { platform: "facebook", kind: "reel" } as const;

/** Answers as the server would: a wide film of two minutes, for a page's reel. */
function previewFor(fit: MediaFit): TargetPreview {
  const media = fittedMedia(REEL, WIDE, fit);
  const finding = { blocks: true, file: null } as const;
  return targetPreview({
    ...{ connectionId: "con_facebook", platform: "facebook", name: "A page", title: "A fox" },
    ...{ kinds: ["reel", "video"], kind: "reel", media: [media] },
    findings: [
      ...(media.width > media.height
        ? [
            { ...finding, code: "ratio_refused", params: {}, fix: "crop", sentence: "Too wide." },
            {
              ...{ ...finding, code: "picture_too_small", params: {} },
              ...{ fix: "reencode", sentence: "Too small." },
            },
          ]
        : []),
      ...((media.film?.seconds ?? 0) > 90
        ? [
            {
              ...{ ...finding, code: "film_too_long", params: { limit: 90, found: 120 } },
              ...{ fix: "trim", sentence: "Too long." },
            },
          ]
        : []),
    ] as TargetPreview["findings"],
  });
}

async function composer() {
  const calls = fakeServer({
    listConnections: () => connectionsOf(account("facebook", { name: "A page" })),
    previewPost: ({ body }) => {
      const { targets } = body as { targets: { fit: MediaFit }[] };
      return { targets: targets.map(({ fit }) => previewFor(fit)) };
    },
    createPost: () => post(),
  });
  const work = creation({ id: "crt_fox", kind: "video" });
  const { user } = show(() => <PublishPage work={work} picture={null} onPublished={() => {}} />);
  await user.click(await screen.findByRole("checkbox", { name: "A page" }));
  const card = within(await screen.findByRole("region", { name: /^Simulated Facebook/ }));
  const ordered = () =>
    (calls.find(({ name }) => name === "createPost")?.body as { targets: { fields: object }[] })
      ?.targets[0]?.fields;
  return { user, card, ordered };
}

test("a wide and long film is put right with two presses, each of which can be undone", async () => {
  const { user, card, ordered } = await composer();
  await card.findByText("Too wide.");
  const publish = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Publish now/ });
  expect(publish().disabled).toBe(true);
  // What is cropped is scaled as well.
  card.getByText("Too small.");
  expect(card.queryByRole("button", { name: "Convert it" })).toBeNull();
  await user.click(card.getByRole("button", { name: "Crop it to fit" }));
  await card.findByText(/^Cropped around its middle/);
  await user.click(await card.findByRole("button", { name: "Cut it after 1:30" }));
  await card.findByText(/^Cut after 1:30/);
  await expect.poll(() => card.queryByText("Too long.")).toBeNull();
  expect(card.queryByText("Too wide.")).toBeNull();
  await user.click(card.getByRole("button", { name: "Undo: Cropped around its middle" }));
  await card.findByText("Too wide.");
  await user.click(card.getByRole("button", { name: "Crop it to fit" }));
  await expect.poll(() => publish().disabled).toBe(false);
  await user.click(publish());
  await expect.poll(ordered).toMatchObject({ fit: { crops: true, endsAt: 90, converts: false } });
});

test("a first comment is opened by whoever wants one, counted, and sent with the post", async () => {
  const { user, card, ordered } = await composer();
  await user.click(await card.findByRole("button", { name: "Crop it to fit" }));
  await user.click(await card.findByRole("button", { name: "Cut it after 1:30" }));
  expect(card.queryByRole("textbox", { name: /First comment/ })).toBeNull();
  await user.click(card.getByRole("button", { name: "Add a first comment" }));
  await user.type(card.getByRole("textbox", { name: /First comment/ }), "Which one?");
  card.getByText(/10 of 8,000 characters/);
  await user.click(screen.getByRole("button", { name: /^Publish now/ }));
  await expect.poll(ordered).toMatchObject({ firstComment: "Which one?" });
});
