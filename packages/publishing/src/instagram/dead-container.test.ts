import type { PlatformConnection } from "@kinora/domain/publication/platform-connection";
import type { InstagramPublication } from "@kinora/domain/publication/publication";
import { expect, test } from "vitest";
import { writeHandle } from "../handle.ts";
import type { InstagramDesk } from "./instagram-settings.ts";
import { prepareContainers } from "./prepare-containers.ts";
import { askContainer } from "./publish-container.ts";

const connection: PlatformConnection = {
  ...{ platform: "instagram", flavour: "facebook-login", accountId: "1", personId: "p" },
  ...{ name: "A", pictureUrl: null },
  tokens: {
    ...{ accessToken: "t", accessExpiresAt: null, refreshToken: null, refreshExpiresAt: null },
  },
};
const publication: InstagramPublication = {
  ...{ platform: "instagram", kind: "photos", caption: "A fox", files: [], isAiMade: true },
};
const isAnothers = async () => false;
const handleOf = (armed: number) =>
  writeHandle({
    ...{ children: [], container: "c", uploadUrl: null, caption: "A fox", since: 1, armed },
  });

/** Instagram, where the container ended in an error of this code. */
const endedIn = (code: number): InstagramDesk => ({
  settings: {
    ...{ flavour: "facebook-login", appId: "1", appSecret: "s" },
    ...{ graphUrl: "https://graph.facebook.com", signInUrl: "https://www.facebook.com" },
    ...{ missingPermission: "reauth", uploadOrigins: [] },
  } as unknown as InstagramDesk["settings"],
  now: () => new Date("2026-11-28T12:10:00Z"),
  exchange: async () => ({
    kind: "answered",
    answer: {
      ...{ status: 200, headers: {} },
      body: JSON.stringify({ status_code: "ERROR", status: `Error: ${code}` }),
    },
  }),
});

test("a container that ended in 2207051 may have been published: no other takes its place", async () => {
  const desk = endedIn(2207051);
  const asked = await askContainer(desk, { connection, handle: handleOf(1), isAnothers });
  expect(asked).toMatchObject({ kind: "unknown", failure: { class: "unknown" } });
  const order = { connection, publication };
  const again = await prepareContainers(desk, order, handleOf(1));
  expect(again).toMatchObject({ kind: "failed", handle: handleOf(1) });
  expect(await prepareContainers(desk, order, handleOf(0))).toMatchObject({ handle: null });
});

test("one that ended for a reason that is known was not", async () => {
  const desk = endedIn(2207053);
  const asked = await askContainer(desk, { connection, handle: handleOf(1), isAnothers });
  expect(asked).toMatchObject({ kind: "failed", failure: { code: "upload_lost" } });
});
