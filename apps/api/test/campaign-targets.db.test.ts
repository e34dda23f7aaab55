import { postPreview } from "@kinora/contracts/publication/post-preview";
import { expect, test } from "vitest";
import { startPublishing } from "./start-publishing.ts";

const { ada, as, page, creator } = await startPublishing();

test("says what applies at accounts to films that are still to be made", async () => {
  const film = { aspectRatio: "16:9", duration: 30 };
  const asked = {
    film,
    targets: [{ connectionId: creator }, { connectionId: page }, { connectionId: "kinora" }],
  };
  const { status, body } = await ada("POST", "/api/campaign-targets/preview", asked);
  expect(status).toBe(200);
  const [tiktok, facebook, feed] = postPreview.parse(body).targets;
  expect(tiktok).toMatchObject({
    ...{ kinds: ["video", "draft"], kind: "video", isAiMade: true, title: "{title}" },
    terms: { postsLeft: null },
    media: [{ mimeType: "video/mp4", width: 1_280, height: 720, film: { seconds: 30 } }],
  });
  expect(tiktok?.terms?.creator?.audiences.length).toBeGreaterThan(0);
  // Wide films are ordinary videos first.
  expect(facebook?.kinds).toEqual(["video", "reel"]);
  expect(feed).toMatchObject({ platform: "kinora", kind: "feed", problem: null });
  const tall = { ...asked, film: { ...film, aspectRatio: "9:16" } };
  const { body: second } = await ada("POST", "/api/campaign-targets/preview", tall);
  expect(second.targets[1].kinds[0]).toBe("reel");
  expect((await as("bruno")("POST", "/api/campaign-targets/preview", asked)).body.code).toBe(
    "CONNECTION_NOT_FOUND",
  );
});
