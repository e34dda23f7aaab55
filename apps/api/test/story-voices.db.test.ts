import { storyOptions } from "@kinora/contracts/story/story";
import { signLife, signOff } from "@kinora/database/job/worker-signs";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const shop = await startTestServer();

test("the voices are those of the workers", async () => {
  const options = async () =>
    storyOptions.parse((await shop.as(null)("GET", "/api/stories/options")).body);
  expect(await options()).toMatchObject({ voiceEngine: "small", voices: [{ key: "pocket" }] });
  const voices = { engine: "large", why: null } as const;
  await signLife(shop.database, 7, { sandbox: null, voices });
  await shop.parts.watch.look();
  expect(await options()).toMatchObject({ voiceEngine: "large", voiceNote: null });
  expect((await options()).defaults.voice).toBe("heart");
  // The last worker stops, and another one starts with the same voices.
  await signOff(shop.database, 7);
  await shop.parts.watch.look();
  expect(await options()).toMatchObject({ voiceEngine: "large" });
});
