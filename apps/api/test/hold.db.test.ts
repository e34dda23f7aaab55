import { createHash } from "node:crypto";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { beforeEach, expect, it } from "vitest";
import { finishDecisions } from "./finish-decisions.ts";
import { startWithStaff } from "./start-with-staff.ts";

const server = await startWithStaff();
const { as, clock, database, parts, people, beginAnew } = server;
const { ada, bruno, mira, olivia, chiyo } = people;
type Person = typeof ada;
beforeEach(async () => {
  await beginAnew();
  await database.deleteFrom("creation").execute();
});

/**
 * Creates a public work of bruno's with a file, reported as child abuse by a user whose reports
 * count.
 */
async function held(id: string): Promise<{ hash: string; address: string }> {
  const bytes = Buffer.from(`picture ${id}`);
  const { hash } = await parts.files.keep(bytes);
  await insertCreation(database, { id, user_id: "usr_bruno", published_at: clock.now });
  const file = { role: "main", label: "", mime_type: "image/webp", bytes: bytes.length, hash };
  await database
    .insertInto("creation_media")
    .values({ creation_id: id, ...file })
    .execute();
  const before = (await ada("GET", `/api/creations/${id}`)).body.media.main.url;
  expect((await as(null)("GET", before)).status).toBe(200);
  const body = { reason: "child_abuse", note: "A child" };
  await mira("POST", `/api/creations/${id}/reports`, body);
  return { hash, address: parts.address.signed(hash, "image/webp", clock.now) };
}
const look = (who: Person, id: string) => who("POST", `/api/moderation/holds/${id}/look`);
const looks = async (id: string) =>
  (await olivia("GET", `/api/admin/audit?subject=${id}&action=hold.looked-at`)).body.items.map(
    ({ by }: { by: string }) => by,
  );

it("opens none of its files to anyone by any URL, and names none", async () => {
  const { hash, address } = await held("h1");
  expect((await as(null)("GET", address)).status).toBe(404);
  expect((await as(null)("GET", `/media/${hash}.webp`)).status).toBe(404);
  for (const who of [bruno, mira, olivia])
    expect((await who("GET", "/api/creations/h1")).body).toMatchObject({ media: null });
  const { items } = (await olivia("GET", "/api/moderation/cases")).body;
  expect(items).toMatchObject([{ work: { id: "h1", media: null } }]);
  await olivia("POST", "/api/moderation/cases/h1/decision", { verdict: "show" });
  await finishDecisions(server);
  expect((await as(null)("GET", `/media/${hash}.webp`)).status).toBe(200);
});

it("does not open the upload it was made from", async () => {
  await held("h1");
  const given = createHash("sha256").update("given").digest("hex");
  await parts.files.keep(Buffer.from("given"));
  await database
    .insertInto("upload")
    .values({
      ...{ id: "up", user_id: "usr_bruno", kind: "image", bytes: 5, state: "ready" },
      ...{ created_at: clock.now, received_at: clock.now, ended_at: clock.now },
    })
    .execute();
  const file = { role: "main", mime_type: "image/webp", bytes: 5 };
  await database
    .insertInto("upload_media")
    .values({ upload_id: "up", hash: given, ...file })
    .execute();
  const address = parts.address.signed(given, "image/webp", clock.now);
  expect((await as(null)("GET", address)).status).toBe(200);
  expect((await bruno("GET", "/api/uploads")).body.items).toMatchObject([{ media: { main: {} } }]);
  await database
    .updateTable("creation")
    .set({ recipe: JSON.stringify({ inputs: { initialImage: { hash: given } } }) })
    .where("id", "=", "h1")
    .execute();
  expect((await as(null)("GET", address)).status).toBe(404);
  const { items } = (await bruno("GET", "/api/uploads")).body;
  expect(items).toMatchObject([{ id: "up", state: "ready", media: null, thumbhash: null }]);
  expect((await bruno("GET", "/api/uploads/up")).body.media).toBeNull();
});

it("withholds what others have too only once it is decided", async () => {
  const { hash } = await held("h1");
  await insertCreation(database, { id: "copy", user_id: "usr_ada", published_at: clock.now });
  const file = { role: "main", label: "", mime_type: "image/webp", bytes: 5, hash };
  await database
    .insertInto("creation_media")
    .values({ creation_id: "copy", ...file })
    .execute();
  // Whoever copies a work and has the copy reported does not take the work away from its maker.
  const ofCopy = async () => (await as(null)("GET", `/media/${hash}.webp`)).status;
  expect(await ofCopy()).toBe(200);
  const verdict = { verdict: "hide", rule: "child_abuse", note: "A child" };
  const decided = await olivia("POST", "/api/moderation/cases/h1/decision", verdict);
  expect(decided.status).toBeLessThan(300);
  expect(await ofCopy()).toBe(404);
});

it("shows it to admins only, as a small inline picture, and audits each view once until its lease expires", async () => {
  const { hash } = await held("h1");
  expect((await look(mira, "h1")).body.code).toBe("ROLE_MISSING");
  expect((await mira("GET", "/api/moderation/holds")).body.code).toBe("ROLE_MISSING");
  const { body } = await look(olivia, "h1");
  expect(body).toMatchObject({
    ...{ id: "h1", withheld: true, decidedAt: null, filings: [] },
    files: [{ role: "main", sha256: hash, mimeType: "image/webp" }],
    account: { id: "usr_bruno", handle: "bruno" },
    reports: [{ reason: "child_abuse", note: "A child" }],
    ...{ of: "work", scripts: [] },
    pictures: [`data:image/webp;base64,${Buffer.from("picture h1").toString("base64")}`],
  });
  await look(olivia, "h1");
  await look(chiyo, "h1");
  expect(await looks("h1")).toEqual(["chiyo", "olivia"]);
  clock.now = new Date(Date.parse(body.until) + 1);
  await look(olivia, "h1");
  expect(await looks("h1")).toEqual(["olivia", "chiyo", "olivia"]);
});

it("records who filed it and under which number, and lists unfiled cases first", async () => {
  await held("h1");
  await held("h2");
  const file = (who: Person, body: object) => who("POST", "/api/moderation/holds/h1/filings", body);
  expect((await file(olivia, { authority: "NCMEC", reference: "<b>" })).status).toBe(422);
  const filed = await file(olivia, { authority: "NCMEC", reference: "CT 4711-2" });
  expect(filed.status).toBe(201);
  expect(filed.body.filings).toMatchObject([
    { by: "olivia", authority: "NCMEC", reference: "CT 4711-2" },
  ]);
  const [line] = (await olivia("GET", "/api/admin/audit?action=hold.filed")).body.items;
  expect(line).toMatchObject({
    ...{ by: "olivia", subject: { id: "h1" } },
    after: { authority: "NCMEC", reference: "CT 4711-2" },
  });
  const { items, knownMaterial } = (await olivia("GET", "/api/moderation/holds")).body;
  expect(items).toMatchObject([
    { id: "h2", filed: false },
    { id: "h1", filed: true },
  ]);
  expect(knownMaterial).toBeNull();
});

it("has no case for works that were not reported or were cleared", async () => {
  await insertCreation(database, { id: "fine", user_id: "usr_bruno" });
  await held("h1");
  expect((await look(olivia, "fine")).body.code).toBe("CREATION_NOT_FOUND");
  await olivia("POST", "/api/moderation/cases/h1/decision", { verdict: "show" });
  await finishDecisions(server);
  expect((await look(olivia, "h1")).body.code).toBe("CREATION_NOT_FOUND");
});
