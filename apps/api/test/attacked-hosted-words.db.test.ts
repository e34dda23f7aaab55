import { configuredProviders } from "@kinora/providers/configured-providers";
import { expect, test } from "vitest";
import { startTestServer } from "./test-server.ts";

const { as, clock, database } = await startTestServer({
  ...configuredProviders({ FAL_KEY: "k" }),
});
const olivia = as("olivia");

test("a prompt that may no longer be written here is sent to no service by a retry", async () => {
  await olivia("GET", "/api/me");
  const form = { type: "text-to-image", model: "flux 1.1 pro", prompt: "a flarn fox" };
  const ordered = await olivia("POST", "/api/creations", form, "before");
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(202);
  const { id } = ordered.body;
  await database.updateTable("creation").set({ status: "failed" }).where("id", "=", id).execute();
  await database
    .updateTable("job")
    .set({ ended_at: clock.now, outcome: "failed" })
    .where("subject_id", "=", id)
    .execute();
  const flarn = { text: "flarn*", tier: "banned", language: "en" };
  expect((await olivia("POST", "/api/words/edits", { added: [flarn] })).status).toBe(201);
  expect((await olivia("POST", "/api/creations", form, "after")).body.code).toBe("BANNED_WORD");
  const retried = await olivia("POST", `/api/creations/${id}/actions`, { action: "retry" });
  expect(retried.body.code).toBe("BANNED_WORD");
});
