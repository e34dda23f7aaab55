import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consentState } from "@kinora/contracts/legal/legal";
import { forgetPerson } from "@kinora/database/account/forget-person";
import { findNeverAgreed } from "@kinora/database/legal/postgres-consents";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "./test-server.ts";

const folder = mkdtempSync(join(tmpdir(), "kinora-legal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
for (const name of ["terms", "rules", "privacy", "imprint"])
  write(`${name}.md`, `# Our ${name}\n\nAs it was in the beginning.\n`);
write("terms.de.md", "# Unsere Bedingungen\n\nWie am Anfang.\n");

const { as, database, parts, clock, server } = await startTestServer({ legalFolder: folder });
const [ada, bruno, token] = [as("ada"), as("bruno"), as("kin_ada")];

const asked = async (person = ada) =>
  consentState.parse((await person("GET", "/api/me/consent")).body);
const agree = async (person = ada) => {
  const { texts } = await asked(person);
  const versions = Object.fromEntries(texts.map(({ name, version }) => [name, version]));
  return person("POST", "/api/me/consent", { versions, oldEnough: true });
};
const change = async (name: string, text: string) => {
  write(`${name}.md`, text);
  await parts.texts.look();
};
const needed = { status: 403, body: { code: "CONSENT_REQUIRED" } };
const rename = (person = ada) => person("PATCH", "/api/me", { bio: "here" });

beforeEach(async () => void (await database.deleteFrom("legal_consent").execute()));
let edition = 0;
const anew = async () => {
  edition += 1;
  await change("rules", `# Rules\n\nEdition ${edition}.\n`);
};
beforeEach(anew);

describe("before a user agrees", () => {
  it("nothing can be changed by any route or token", async () => {
    expect(await rename()).toMatchObject(needed);
    expect(await rename(token)).toMatchObject(needed);
    expect(await ada("POST", "/api/quotes", {})).toMatchObject(needed);
    expect(await ada("POST", "/api/uploads")).toMatchObject(needed);
    expect(await as("olivia")("PUT", "/api/admin/switches", {})).toMatchObject(needed);
    expect((await ada("GET", "/api/me")).body).toMatchObject({
      ...{ consentNeeded: true, gems: { available: 0 } },
    });
  });

  it("reading, signing out, downloading the archive, leaving and appealing still work", async () => {
    await insertCreation(database, { id: `mine${edition}`, user_id: "usr_ada" });
    for (const path of ["creations", "me/takeout", "me/sessions", "gems/balance", "feed"])
      expect((await ada("GET", `/api/${path}`)).body.code).not.toBe("CONSENT_REQUIRED");
    expect((await ada("POST", "/api/me/takeout")).status).toBe(202);
    expect((await ada("POST", "/api/me/deletion", { handle: "ada" })).status).toBe(200);
    expect((await ada("DELETE", "/api/me/deletion")).status).toBe(200);
    for (const path of ["sessions", "access-tokens/none"])
      expect((await ada("DELETE", `/api/me/${path}`)).body.code).not.toBe("CONSENT_REQUIRED");
    const appeal = await ada("POST", `/api/creations/mine${edition}/appeal`, { text: "Look." });
    expect(appeal.body.code).not.toBe("CONSENT_REQUIRED");
    const report = { reason: "harassment", note: "" };
    expect(
      (await bruno("POST", `/api/creations/mine${edition}/reports`, report)).status,
    ).toBeLessThan(300);
  });

  it("a token cannot agree for its user", async () => {
    const { texts } = await asked();
    const versions = Object.fromEntries(texts.map(({ name, version }) => [name, version]));
    const answer = await token("POST", "/api/me/consent", { versions, oldEnough: true });
    expect(answer.body.code).toBe("SESSION_ONLY");
  });
});

it("a user who agrees can continue at once and gets the sign-up gems", async () => {
  expect(await asked()).toMatchObject({ needed: true, leastAge: 16, agreedAt: null });
  expect((await agree()).body).toMatchObject({ needed: false });
  expect((await rename()).status).toBe(200);
  expect((await rename(token)).status).toBe(200);
  expect((await ada("GET", "/api/me")).body).toMatchObject({
    ...{ consentNeeded: false, gems: { available: 20 } },
  });
});

it("agreeing fails for a user who is too young or saw other versions", async () => {
  const { texts } = await asked();
  const versions = Object.fromEntries(texts.map(({ name, version }) => [name, version]));
  const send = (body: object) => ada("POST", "/api/me/consent", body);
  expect((await send({ versions, oldEnough: false })).status).toBe(422);
  expect((await send({ versions })).status).toBe(422);
  expect((await send({ versions: { terms: versions.terms }, oldEnough: true })).status).toBe(422);
  await anew();
  expect(await send({ versions, oldEnough: true })).toMatchObject({
    ...{ status: 409, body: { code: "TEXTS_CHANGED", details: { texts: ["rules"] } } },
  });
  expect(await rename()).toMatchObject(needed);
});

describe("when a text changes", () => {
  it("every user must agree again and is told to what, except for the imprint", async () => {
    await agree();
    await change("imprint", `# Imprint\n\nWe moved, ${edition}.\n`);
    expect((await rename()).status).toBe(200);
    await anew();
    expect(await rename()).toMatchObject(needed);
    const state = await asked();
    expect(state.needed).toBe(true);
    expect(state.texts.map(({ name, change: how }) => [name, how])).toEqual([
      ["terms", "same"],
      ["rules", "changed"],
      ["privacy", "same"],
    ]);
    await agree();
    expect((await rename()).status).toBe(200);
    const kept = await database
      .selectFrom("legal_consent")
      .selectAll()
      .where("user_id", "=", "usr_ada")
      .execute();
    expect(kept).toHaveLength(2);
    expect(kept[0]).toMatchObject({ least_age: 16, at: clock.now });
    expect(await database.selectFrom("legal_text").selectAll().execute()).toContainEqual(
      expect.objectContaining({ name: "rules", version: kept[0]?.rules }),
    );
  });

  it("a return to versions that a user has agreed to does not ask them again", async () => {
    await change("rules", "# Rules\n\nOne.\n");
    await agree();
    await change("rules", "# Rules\n\nTwo.\n");
    await agree();
    await change("rules", "# Rules\n\nOne.\n");
    expect((await asked()).needed).toBe(false);
  });

  it("an unreadable folder leaves the previous texts in place", async () => {
    await agree();
    write("rules.md", " ");
    await expect(parts.texts.look()).rejects.toThrow("rules.md of LEGAL_DIR is empty.");
    expect((await rename()).status).toBe(200);
    await change("rules", "# Rules\n\nBack.\n");
    expect(await rename()).toMatchObject(needed);
  });
});

describe("a user who declines", () => {
  const join = (id: string) =>
    database
      .insertInto("app_user")
      .values({ id: `usr_${id}`, handle: id, display_name: id, email: `${id}@new.invalid` })
      .execute();
  const row = (id: string) =>
    database.selectFrom("app_user").select("id").where("id", "=", `usr_${id}`).executeTakeFirst();

  it("loses a new account and may use the invitation again", async () => {
    await join("newone");
    await database
      .insertInto("invitation")
      .values({
        ...{ id: "inv", code_hash: "h", created_at: clock.now, used_at: clock.now },
        ...{ expires_at: new Date(clock.now.getTime() + 86_400_000), used_by: "usr_newone" },
      })
      .execute();
    expect((await as("newone")("DELETE", "/api/me/consent")).body).toEqual({
      accountRemoved: true,
    });
    expect(await row("newone")).toBeUndefined();
    const left = database.selectFrom("invitation").select("used_by").executeTakeFirst();
    expect(await left).toEqual({ used_by: null });
  });

  it("keeps an account that reported something, since the report would vanish with it", async () => {
    await insertCreation(database, { id: "seen", user_id: "usr_ada" });
    const report = { reason: "child_abuse", note: "" };
    for (const [id, path] of [
      ["witness", "/api/creations/seen/reports"],
      ["neighbour", "/api/people/usr_ada/reports"],
    ] as const) {
      await join(id);
      expect((await as(id)("POST", path, report)).status).toBe(201);
      expect((await as(id)("DELETE", "/api/me/consent")).body).toEqual({ accountRemoved: false });
      const before = new Date(clock.now.getTime() + 86_400_000);
      await database.updateTable("app_user").set({ first_sign_in_at: clock.now }).execute();
      const page = { after: "", limit: 100 };
      expect(await findNeverAgreed(database, before, page)).not.toContain(`usr_${id}`);
    }
  });

  it("and agrees at the same time has either an account that agreed or none", async () => {
    const { texts } = await asked();
    const versions = Object.fromEntries(texts.map(({ name, version }) => [name, version]));
    for (let at = 0; at < 12; at += 1) {
      const id = `torn${"abcdefghijkl"[at]}`;
      await join(id);
      const [given, declined] = await Promise.all([
        as(id)("POST", "/api/me/consent", { versions, oldEnough: true }),
        as(id)("DELETE", "/api/me/consent"),
      ]);
      expect([200, 401]).toContain(given.status);
      if (declined.body.accountRemoved) expect(await row(id)).toBeUndefined();
      else expect(given.status).toBe(200);
    }
  });

  it("keeps an account that has content or that agreed once", async () => {
    await insertCreation(database, { id: "hers", user_id: "usr_bruno" });
    expect((await bruno("DELETE", "/api/me/consent")).body).toEqual({ accountRemoved: false });
    await join("agreed");
    await agree(as("agreed"));
    await anew();
    expect((await as("agreed")("DELETE", "/api/me/consent")).body.accountRemoved).toBe(false);
    expect(await row("agreed")).toBeDefined();
  });
});

it("a deleted user leaves no consents behind, but has them in the archive", async () => {
  await agree(bruno);
  const own = await parts.stores.consents.last("usr_bruno");
  expect(own?.at).toEqual(clock.now);
  await database.transaction().execute((inside) => forgetPerson(inside, "usr_bruno", clock.now));
  expect(await parts.stores.consents.last("usr_bruno")).toBeNull();
});

describe("pages", () => {
  const page = (name: string, language = "en") =>
    server.inject({ url: `/api/legal/${name}`, headers: { "accept-language": language } });

  it("are served in the reader's language, with version and date", async () => {
    expect((await page("terms")).json()).toMatchObject({
      ...{ title: "Our terms", language: "en", isExample: false, name: "terms" },
      html: "<p>As it was in the beginning.</p>\n",
    });
    expect((await page("terms", "de-CH,de;q=0.9")).json()).toMatchObject({
      ...{ title: "Unsere Bedingungen", language: "de" },
    });
    expect((await page("terms", "fr")).json()).toMatchObject({ language: "en" });
    expect((await page("terms")).json().version).toMatch(/^[0-9a-f]{12}$/);
    expect((await page("sitemap")).statusCode).toBe(422);
  });
});
