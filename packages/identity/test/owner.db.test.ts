import { expect, test } from "vitest";
import { refresh, signIn, startTestServer } from "./test-server.ts";

const server = await startTestServer({ ownerEmail: "Boss@Mail.example" });

async function roleAfter(answer: Record<string, string>): Promise<string> {
  const browser = server.browser();
  await signIn(browser, "google", answer);
  return (await server.verifyAccess((await refresh(browser)).body.token)).role;
}

test("neither an unverified address nor being first makes an owner", async () => {
  expect(await roleAfter({ name: "Eve", email: "boss@mail.example" })).toBe("user");
  expect(await roleAfter({ name: "Ann", email: "ann@mail.example", verified: "yes" })).toBe("user");
});

test("verifying the owner's address makes an owner, even of an existing user", async () => {
  const first = { name: "Bo", email: "boss@mail.example", verified: "yes" };
  expect(await roleAfter(first)).toBe("owner");
  await server.database.updateTable("app_user").set({ role: "user" }).execute();
  expect(await roleAfter({ person: "added-bo" })).toBe("owner");
});
