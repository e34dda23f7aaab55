import { hostedServices } from "@kinora/contracts/hosted/hosted-service";
import { configuredProviders } from "@kinora/providers/configured-providers";
import { expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const shop = await startTestServer({
  ...configuredProviders({ FAL_KEY: "key" }),
  named: ["usr_bruno", "usr_gone"],
});
const olivia = shop.as("olivia");
const DOOR = "/api/hosted-people/usr_ada";

async function offersFlux(handle: string) {
  const { body } = await shop.as(handle)("GET", "/api/models");
  return body.items.find(({ key }: { key: string }) => key === "flux 1.1 pro").available;
}

async function peopleNow() {
  const { people } = hostedServices.parse((await olivia("GET", "/api/services")).body);
  return people.map(({ id, displayName, fixed }) => `${displayName ?? id}${fixed ? "!" : ""}`);
}

it("offers hosted models to a person whom the owner names, at once, until they are removed", async () => {
  expect(await offersFlux("ada")).toBe(false);
  expect(await peopleNow()).toEqual(["Bruno Okafor!", "usr_gone!"]);
  const { status, body } = await olivia("PUT", DOOR);
  expect(status).toBe(200);
  expect(body.people).toContainEqual({
    ...{ id: "usr_ada", handle: "ada", displayName: "Ada Lindqvist", fixed: false },
  });
  expect(await offersFlux("ada")).toBe(true);
  expect((await olivia("PUT", DOOR)).status).toBe(200);
  expect(await peopleNow()).toEqual(["Ada Lindqvist", "Bruno Okafor!", "usr_gone!"]);
  expect((await olivia("DELETE", DOOR)).status).toBe(200);
  expect(await offersFlux("ada")).toBe(false);
  expect((await olivia("DELETE", DOOR)).status).toBe(200);
  const log = (await olivia("GET", "/api/admin/audit?action=hosted.named")).body;
  expect(log.items).toMatchObject([
    { by: "olivia", person: "ada", after: { "hosted models": "not offered" } },
    { by: "olivia", person: "ada", after: { "hosted models": "offered" } },
  ]);
});

it("refuses an unknown person, and cannot remove whom the environment names", async () => {
  expect((await olivia("PUT", "/api/hosted-people/usr_nobody")).body.code).toBe("PERSON_NOT_FOUND");
  expect((await shop.as("ada")("PUT", DOOR)).status).toBe(403);
  await olivia("DELETE", "/api/hosted-people/usr_bruno");
  expect(await offersFlux("bruno")).toBe(true);
});

it("sees whom another process named", async () => {
  await shop.database
    .insertInto("hosted_named")
    .values({ user_id: "usr_ada", named_by: "usr_olivia", named_at: new Date() })
    .execute();
  expect(await offersFlux("ada")).toBe(false);
  await shop.parts.audience.look();
  expect(await offersFlux("ada")).toBe(true);
});
