import { text } from "node:stream/consumers";
import { postExport } from "@kinora/contracts/publication/post-export";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as yauzl from "yauzl";
import { startPublishing } from "./start-publishing.ts";

const { ada, as, database, newWork, photos, order, server, parts, clock } = await startPublishing();
const DAY = 24 * 3_600_000;

beforeEach(async () => {
  const session = { id: "ses", token: "t", user_id: "usr_ada" };
  const expires_at = new Date(clock.now.getTime() + 30 * DAY);
  await database
    .insertInto("auth_session")
    .values({ ...session, expires_at })
    .execute();
});
afterEach(() => database.deleteFrom("auth_session").execute());

/** A work with its files, its captions and its cover, ordered at a page. */
async function posted(caption: string) {
  const workId = await newWork();
  await sql`delete from creation_media where creation_id = ${workId}`.execute(database);
  for (const [role, mimeType, content] of [
    ["main", "video/mp4", "the film"],
    ["poster", "image/webp", "the cover"],
    ["download", "text/vtt", "WEBVTT"],
    ["thumbnail", "image/webp", "a small one"],
  ] as const) {
    const { hash, bytes } = await parts.files.keep(Buffer.from(`${content} ${newId()}`));
    await sql`insert into creation_media (creation_id, role, label, hash, mime_type, bytes)
              values (${workId}, ${role}, '', ${hash}, ${mimeType}, ${bytes})`.execute(database);
  }
  const target = { ...photos(caption), fields: { ...photos(caption).fields, kind: "text" } };
  const { body, status } = await order(workId, [target]);
  expect(status, JSON.stringify(body)).toBe(202);
  return { workId, postId: body.id as string };
}

const get = (url: string) => server.inject({ method: "GET", url });
const asked = async (id: string) =>
  postExport.parse((await ada("GET", `/api/posts/${id}/export`)).body);

test("is one archive with the work, its captions, its cover and each text as it was entered", async () => {
  const { postId } = await posted("A fox 🦊\n\nruns");
  const { href, bytes, files } = await asked(postId);
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    ...["captions.vtt", "cover.webp", "facebook - Simulated Page - caption.txt", "work.mp4"],
  ]);
  const answer = await get(href);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(answer.rawPayload.length).toBe(bytes);
  const zip = await yauzl.fromBufferPromise(answer.rawPayload, { lazyEntries: true });
  const texts: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    texts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  expect(texts["facebook - Simulated Page - caption.txt"]).toBe("A fox 🦊\n\nruns");
  expect(texts["work.mp4"]).toMatch(/^the film/);
  expect(Object.keys(texts)).toEqual(files.map(({ name }) => name));
});

test("only its owner gets it, for five minutes, while the session lasts and the work stands", async () => {
  const { postId, workId } = await posted("A fox");
  expect((await as("bruno")("GET", `/api/posts/${postId}/export`)).body.code).toBe(
    "POST_NOT_FOUND",
  );
  const { href } = await asked(postId);
  expect((await get(href)).statusCode).toBe(200);
  for (const wrong of [
    href.replace("usr_ada", "usr_bruno"),
    href.replace(/s=[^&]{4}/, "s=AAAA"),
    href.replace(postId, newId()),
  ])
    expect((await get(wrong)).json().code).toBe("POST_NOT_FOUND");
  const began = clock.now;
  clock.now = new Date(began.getTime() + 6 * 60_000);
  expect((await get(href)).statusCode).toBe(404);
  clock.now = began;
  await sql`update creation set status = 'review' where id = ${workId}`.execute(database);
  expect((await ada("GET", `/api/posts/${postId}/export`)).body.code).toBe("WORK_NOT_PUBLISHABLE");
  expect((await get(href)).statusCode).toBe(404);
  await sql`update creation set status = null where id = ${workId}`.execute(database);
  await database.deleteFrom("auth_session").execute();
  expect((await get(href)).statusCode).toBe(404);
});
