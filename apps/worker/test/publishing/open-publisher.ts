import type { MediaFit } from "@kinora/contracts/publication/fit-media";
import { postgresJobClaims } from "@kinora/database/job/job-claims";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { transact } from "@kinora/database/transact";
import { movePost } from "@kinora/domain/post/move-post";
import type { PublicationRecord } from "@kinora/domain/post/publication-record";
import { hearAll } from "@kinora/testing/event/hear-all";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { beforeEach, expect, onTestFinished } from "vitest";
import { Waits } from "../../src/job/interruption.ts";
import { composePublishing } from "../../src/publication/compose-publishing.ts";
import { ORDERED } from "../workshop.ts";
import { openPublishingShop } from "./publishing-shop.ts";
import { SAMPLES } from "./samples.ts";

/** What a sample has beside what it is. */
interface Also {
  readonly firstComment?: string;
  readonly fit?: MediaFit;
}

function sampleOf(name: string, also: Also) {
  const plain = SAMPLES[name] ?? expect.fail(name);
  return { ...plain, fields: { ...plain.fields, ...also } };
}

/** Opens a worker that publishes. Call it at the top of a test file. */
export async function openPublisher() {
  const shop = await openPublishingShop();
  const { database, boss, media, stores } = shop;
  const claims = postgresJobClaims(database, boss, 1);

  beforeEach(() =>
    sql`truncate notification, publication, post, platform_connection cascade`.execute(database),
  );

  /** Opens a sample's platform, with the account connected and a publication ordered. */
  async function open(name: string, inHours: number | null = null, also: Also = {}) {
    const sample = sampleOf(name, also);
    const opened = await shop.openSimulator(sample);
    onTestFinished(opened.close);
    const { platform, now, clock } = opened;
    const account = await shop.connect(platform, sample.person, now());
    const at = inHours === null ? null : new Date(clock.time + inHours * 3_600_000);
    const time = at && { at, wall: at.toISOString().slice(0, 16), zone: "UTC" };
    const ordered = await shop.order(sample, account, now(), time);
    const parts = { database, boss, media, now, publicUrl: "https://kinora.example" };
    const retrying = <T>(work: () => Promise<T>) => work();
    const kind = composePublishing({
      ...{ ...parts, retrying, addressHere: shop.addressHere, scratch: shop.directory },
      opened: { platforms: [platform], sealer: shop.sealer },
    });
    const claim = async () =>
      (await claims.claim({ ...ORDERED, lane: "deliver" }, now())) ?? expect.fail("no job");
    /** Carries it out until it is over, or until something holds. */
    const work = async (until: (record: PublicationRecord) => boolean = () => false) => {
      const job = await claim();
      for (;;) {
        try {
          await kind.run(job, new AbortController().signal);
          return stand();
        } catch (error) {
          if (!(error instanceof Waits)) throw error;
          const standing = await stand();
          if (until(standing)) {
            await claims.release(job);
            return standing;
          }
          clock.time = Math.max(clock.time, error.until.getTime());
        }
      }
    };
    const stand = async () => (await stores.publications.find(ordered.id)) ?? expect.fail("gone");
    const connectAgain = () => shop.connect(platform, sample.person, now());
    const moveTo = (at: Date) =>
      movePost(
        { transact: (effect) => transact(database, boss, effect), newId },
        {
          ...{ person: { userId: "ada", tier: "free" }, id: ordered.postId, now: now() },
          to: { wallTime: at.toISOString().slice(0, 16), zone: "UTC" },
        },
      );
    return { ...opened, ordered, account, work, stand, connectAgain, claim, moveTo };
  }

  async function told() {
    await hearAll(
      database,
      notificationListener(() => new Date("2026-12-31T12:00:00Z")),
    );
    return database
      .selectFrom("notification")
      .select(["kind", "topic", "code", "href"])
      .orderBy("code")
      .execute();
  }

  return { shop, claims, open, told };
}
