import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordEvent } from "@kinora/database/event/record-event";
import { postgresNotificationStore } from "@kinora/database/notification/postgres-notification-store";
import { notify } from "@kinora/domain/notification/notify";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { createTestDatabase } from "@kinora/testing/database";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { headOf, startMailServer } from "../mail-server.ts";
import { MANY, openKills } from "./kill-worker.ts";

/** `npm run prove -- mail-kills` runs more. */
const KILLS = Number(process.env.MAIL_KILLS || 2);
const SEED = Number(process.env.MAIL_SEED || Math.floor(Math.random() * 2 ** 31));
/** Mails waiting at the beginning of each life. */
const WAITING = 12;
const MAILS_PER_PERSON = 6;
/** A life that sends all of them has about as many moments. */
const SPAN = 100;
const LIFE_MS = 20_000;

const { database, url } = await createTestDatabase();
const directory = mkdtempSync(join(tmpdir(), "kinora-mail-kill-"));
const cleanUp: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true })];
afterAll(() => {
  for (const step of cleanUp.reverse()) step();
});

let told = 0;
/** Notifies somebody of something that is mailed. */
async function tell(): Promise<void> {
  const userId = `person${Math.floor(told / MAILS_PER_PERSON)}`;
  if (told % MAILS_PER_PERSON === 0) {
    await insertPerson(database, userId);
    const verified = { email_verified: true };
    await database.updateTable("app_user").set(verified).where("id", "=", userId).execute();
  }
  told += 1;
  const message =
    told % 2 === 0
      ? ({ code: "account.tokenMade", params: {} } as const)
      : ({ code: "gem.given", params: { gems: told } } as const);
  await notify(
    { notifications: postgresNotificationStore(database), record: recordEvent(database) },
    {
      ...{ userId, kind: "badge", topic: null, href: "/gems", action: null },
      ...{ creationId: null, waitsFor: null, expiresAt: null, message },
      ...{ createdAt: new Date(), dedupeKey: `${told}` },
    },
  );
}

const mails = () =>
  database.selectFrom("mail_delivery").select(["id", "user_id", "state", "notification_id"]);

test(
  `${KILLS} kills of a worker that sends mails (seed ${SEED}): each mail arrives, and again only when its acceptance could not be stored`,
  async () => {
    const server = await startMailServer(() => kills.moment());
    const kills = await openKills({
      ...{ database, url, directory, seed: SEED, span: SPAN, focus: /mail_delivery/ },
      environment: {
        SMTP_URL: server.url,
        SMTP_FROM: "Kinora <kinora@kinora.example>",
        PUBLIC_URL: "https://kinora.example",
        SESSION_SECRET: "a secret that signs what mails lead to",
      },
    });
    cleanUp.push(() => kills.close());
    if (KILLS > MANY) await kills.compile();
    const idOf = (raw: string) => /^<(.+)@/.exec(headOf(raw, "Message-ID") ?? "")?.[1] ?? "";
    const accepted = () => server.taken.map(({ raw }) => idOf(raw));

    /** How often each mail may arrive again: once for each death between its acceptance and end. */
    const again = new Map<string, number>();
    for (let before = 0; kills.kills() < KILLS; before = server.taken.length) {
      const sent = await mails().where("state", "=", "sent").execute();
      while (told - sent.length < WAITING) await tell();
      await kills.live();
      await expect.poll(server.open).toBe(0);
      const unknown = await mails().where("state", "=", "sending").execute();
      const lately = new Set(accepted().slice(before));
      for (const { id } of unknown) if (lately.has(id)) again.set(id, (again.get(id) ?? 0) + 1);
      // The time passes after which an attempt counts as interrupted.
      await sql`update mail_delivery set next_at = now() where state = 'sending'`.execute(database);
    }
    const states = async () => (await mails().execute()).map(({ state }) => state);
    await kills.spare(states, Array(told).fill("sent"));

    const all = await mails().execute();
    expect(new Set(all.map(({ notification_id }) => notification_id)).size).toBe(told);
    const copies = Map.groupBy(server.taken, ({ raw }) => idOf(raw));
    for (const { id, user_id } of all) {
      const arrived = copies.get(id) ?? [];
      expect([id, arrived.length]).toEqual([id, 1 + (again.get(id) ?? 0)]);
      expect(new Set(arrived.map(({ to }) => to))).toEqual(new Set([`${user_id}@example.com`]));
    }
    expect(copies.size).toBe(told);
    const twice = [...again.values()].reduce((sum, times) => sum + times, 0);
    console.log(
      `${JSON.stringify(kills.counts)}; ${told} mails, ${server.taken.length} arrivals, ${twice} of them again`,
    );
  },
  120_000 + KILLS * LIFE_MS,
);
