import { postPage } from "@kinora/contracts/publication/post";
import { postgresMeasures } from "@kinora/database/publication/postgres-measures";
import { addPost } from "@kinora/testing/publication/add-post";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { startPublishing } from "./start-publishing.ts";

const { ada, as, database, now, newWork } = await startPublishing();
const { addMeasure } = postgresMeasures(database);
const HOUR = 3_600_000;
const later = (hours: number) => new Date(now().getTime() + hours * HOUR);

test("a post's figures are told with their ages, the youngest first, to its owner alone", async () => {
  const work = { userId: "usr_ada", creationId: await newWork(), now: now() };
  const [told, untold] = [newId(), newId()];
  for (const id of [told, untold]) await addPost(database, { ...work, id });
  const week = { age: "week", views: 4_000_000_000, likes: 30, comments: null } as const;
  const hour = { age: "hour", views: null, likes: 0, comments: null } as const;
  await addMeasure(`${told}-child`, { ...week, at: later(168) });
  await addMeasure(`${told}-child`, { ...hour, at: later(1) });
  // The first of an age stay.
  await addMeasure(`${told}-child`, { ...hour, likes: 9, at: later(2) });
  const { items } = postPage.parse((await ada("GET", "/api/posts")).body);
  const figuresOf = (id: string) => items.find((one) => one.id === id)?.publications[0]?.figures;
  expect(figuresOf(told)).toEqual([
    { ...hour, at: later(1).toISOString() },
    { ...week, at: later(168).toISOString() },
  ]);
  expect(figuresOf(untold)).toEqual([]);
  expect((await as("bruno")("GET", `/api/posts/${told}`)).status).toBe(404);
});
