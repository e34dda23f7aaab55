import { type LikeStores, likeCreation } from "@kinora/domain/feed/like-creation";
import { unlikeCreation } from "@kinora/domain/feed/unlike-creation";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../client.ts";
import { postgresCreationStore } from "../creation/postgres-creation-store.ts";
import { recordEvent } from "../event/record-event.ts";
import { postgresLikeStore } from "./postgres-like-store.ts";

const { database } = await createTestDatabase();
const storesOn = (executor: Database) => ({
  creations: postgresCreationStore(executor),
  likes: postgresLikeStore(executor),
  record: recordEvent(executor),
});
const transact = <T>(work: (stores: LikeStores) => Promise<T>) =>
  database.transaction().execute((own) => work(storesOn(own)));
const ports = storesOn(database);
const now = new Date("2026-06-15T12:00:00Z");
const viewer = (id: string) => ({ id, role: "user" as const });
const like = (creationId: string, id: string) =>
  likeCreation({ transact }, { creationId, viewer: viewer(id), now });
const unlike = (creationId: string, id: string) =>
  unlikeCreation(ports, { creationId, viewer: viewer(id) });

beforeAll(async () => {
  for (const id of ["ada", "ben", "eva"]) await insertPerson(database, id);
  await insertCreation(database, { id: "fox", user_id: "ada" });
  await insertCreation(database, { id: "secret", user_id: "ada", private: true });
});

it("repeated likes and unlikes count once", async () => {
  expect(await like("fox", "ben")).toEqual({ likes: 1, likedByMe: true });
  expect(await like("fox", "ben")).toEqual({ likes: 1, likedByMe: true });
  expect(await like("fox", "ada")).toEqual({ likes: 2, likedByMe: true });
  expect(await unlike("fox", "ben")).toEqual({ likes: 1, likedByMe: false });
  expect(await unlike("fox", "ben")).toEqual({ likes: 1, likedByMe: false });
  expect(await unlike("fox", "ada")).toEqual({ likes: 0, likedByMe: false });
});

it("counts one like for concurrent likes of one user", async () => {
  await Promise.all(Array.from({ length: 8 }, () => like("fox", "eva")));
  expect(await ports.likes.states(["fox", "none"], null)).toEqual(
    new Map([
      ["fox", { likes: 1, likedByMe: false }],
      ["none", { likes: 0, likedByMe: false }],
    ]),
  );
});

it("treats works the user cannot see as not found", async () => {
  for (const id of ["secret", "no such id"]) {
    await expect(like(id, "ben")).rejects.toMatchObject({ code: "CREATION_NOT_FOUND" });
    await expect(unlike(id, "ben")).rejects.toMatchObject({ code: "CREATION_NOT_FOUND" });
  }
  expect(await like("secret", "ada")).toEqual({ likes: 1, likedByMe: true });
});

it("records an event once per like, and none for an own work", async () => {
  await insertCreation(database, { id: "owl", user_id: "ada" });
  await Promise.all(["ben", "ben", "ada", "eva"].map((id) => like("owl", id)));
  await unlike("owl", "ben");
  const told = await database
    .selectFrom("domain_event")
    .select(["subject_id", "user_id"])
    .where("type", "=", "like.added")
    .where("subject_id", "=", "owl")
    .execute();
  expect(told).toEqual(Array(2).fill({ subject_id: "owl", user_id: "ada" }));
  expect(await ports.likes.likers("owl", "ada")).toEqual({ by: "eva", name: "eva", count: 1 });
  expect(await ports.likes.likers("owl", "eva")).toEqual({ by: "ada", name: "ada", count: 1 });
  expect(await ports.likes.likers("none", "ada")).toBeNull();
});
