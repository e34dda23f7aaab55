import { postgresMeasures } from "@kinora/database/publication/postgres-measures";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import { addPost } from "@kinora/testing/publication/add-post";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { startPublishing } from "./start-publishing.ts";

const { ada, as, database, now, newWork, page, creator } = await startPublishing();
const DAY = 86_400_000;

test("best times come from an account's own measured posts, from 20 on, in the zone that is asked for", async () => {
  const { account_id: accountId } = await database
    .selectFrom("platform_connection")
    .select("account_id")
    .where("id", "=", page)
    .executeTakeFirstOrThrow();
  const creationId = await newWork();
  const posted = async (days: number, hour: string, views: number) => {
    const at = new Date(Date.parse(`2026-06-01T${hour}Z`) + days * DAY);
    const id = newId();
    const child = await addPost(
      database,
      { id, userId: "usr_ada", creationId, now: at },
      { accountId },
    );
    const over = { outcome: "done", stage: "over", confirmedBy: "platform" } as const;
    await database
      .transaction()
      .execute((own) => postgresPublications(own).change(child, { ...over, endedAt: at }, at));
    const figures = { age: "day", views, likes: 0, comments: 0, at: now() } as const;
    await postgresMeasures(database).addMeasure(child.id, figures);
  };
  // Mondays at 16:00, and Fridays at 10:00, which are seen three times as often.
  for (let week = 0; week < 16; week += 1) await posted(week * 7, "16:10", 100);
  for (let week = 0; week < 3; week += 1) await posted(week * 7 + 4, "10:30", 300);
  const ask = async (zone: string, who = ada) => {
    const { body } = await who("GET", `/api/posts/best-times?zone=${zone}`);
    return body;
  };
  const items = (times: object[], posts: number) =>
    expect.arrayContaining([
      { connectionId: page, posts, times },
      { connectionId: creator, posts: 0, times: [] },
    ]);
  expect(await ask("UTC")).toEqual({ needed: 20, items: items([], 19) });
  await posted(3 * 7 + 4, "10:30", 300);
  const friday = { weekday: 5, hour: 10, posts: 4, lift: 3 };
  expect((await ask("UTC")).items).toEqual(items([friday], 20));
  const berlin = await ask("Europe/Berlin");
  expect(berlin.items).toEqual(items([{ ...friday, hour: 12 }], 20));
  expect((await ask("UTC", as("bruno"))).items).toEqual([]);
  expect((await ask("Mars/Olympus")).code).toBe("INVALID_INPUT");
});
