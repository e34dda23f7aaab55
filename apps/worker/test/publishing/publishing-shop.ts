import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openJobQueue } from "@kinora/database/job/open-job-queue";
import { storesOnPool } from "@kinora/database/transact";
import { sealTokens } from "@kinora/domain/connection/sealed-tokens";
import { standingOf } from "@kinora/domain/connection/token-standing";
import type { MediaStore } from "@kinora/domain/media/media-store";
import type { PostTime, PublicationRecord } from "@kinora/domain/post/publication-record";
import { publishJob } from "@kinora/domain/post/publish-job";
import { settleWork } from "@kinora/domain/post/settle-work";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import type { PlatformSimulator } from "@kinora/platform-simulators/platform-simulator";
import { servePlatform } from "@kinora/platform-simulators/serving/serve-platform";
import { configuredPlatforms } from "@kinora/publishing/configured-platforms";
import { nodePlatformExchange } from "@kinora/publishing/http/node-platform-exchange";
import { diskMediaStore } from "@kinora/storage/disk/disk-media-store";
import { openSealer } from "@kinora/storage/open-sealer";
import { insertPerson } from "@kinora/testing/account/insert-person";
import { insertCreation } from "@kinora/testing/creation/insert-creation";
import { createTestDatabase } from "@kinora/testing/database";
import { addPost } from "@kinora/testing/publication/add-post";
import { samplePicture } from "@kinora/testing/publication/sample-picture";
import { sql } from "kysely";
import { v7 as newId } from "uuid";
import { afterAll } from "vitest";
import type { PublishingSample } from "./samples.ts";

const RETURN = { redirectUri: "http://127.0.0.1:3000/connected", verifier: "v".repeat(43) };
const BEGINNING = Date.parse("2026-11-28T12:00:00Z");

/** Opens a database, files, and a queue for what is published. Call it at the top of a test file. */
export async function openPublishingShop() {
  const { database, url } = await createTestDatabase();
  const directory = mkdtempSync(join(tmpdir(), "kinora-publishing-"));
  // Nothing beats for the jobs that are claimed here: whoever looked for dead workers would find them
  // on a slow machine.
  const boss = await openJobQueue({ url, role: "producer", onError: () => {}, lanes: ["deliver"] });
  const media = diskMediaStore(join(directory, "media"));
  const sealer = openSealer(["s".repeat(32)]);
  const stores = storesOnPool(database, boss);
  const film = await media.keep(Buffer.alloc(100_000, "film"));
  const picture = await media.keep(await samplePicture());
  await insertPerson(database, "ada");
  const served = await serveFiles(media);
  afterAll(async () => {
    served.close();
    await boss.stop({ graceful: false });
    rmSync(directory, { recursive: true, force: true });
  });

  /** Signs in at a platform and keeps the account, or keeps it again. */
  async function connect(platform: PublishingPlatform, person: string, now: Date) {
    const { tokens, ...account } = await signIn(platform, person);
    const sealed = await sealTokens(sealer, { ...account, userId: "ada" }, tokens);
    const standing = { ...standingOf(tokens, now), sealed };
    await stores.connections.keep({ ...account, ...standing, id: newId(), userId: "ada" }, now);
    return account;
  }

  /** Orders a publication of a new work, as the api does. */
  async function order(
    { fields }: Pick<PublishingSample, "fields">,
    { accountId, name }: { readonly accountId: string; readonly name: string },
    now: Date,
    time: PostTime | null = null,
  ): Promise<PublicationRecord> {
    const [creationId, id] = [newId(), newId()];
    const isPicture = fields.kind === "photos" || fields.kind === "photo story";
    const unshown = { in_feed: false, published_at: null };
    await insertCreation(database, { id: creationId, user_id: "ada", ...unshown });
    const { hash, bytes } = isPicture ? picture : film;
    const mimeType = isPicture ? "image/webp" : "video/mp4";
    await sql`insert into creation_media (creation_id, role, hash, mime_type, bytes)
              values (${creationId}, 'main', ${hash}, ${mimeType}, ${bytes})`.execute(database);
    const to = { platform: fields.platform, accountId, accountName: name, fields };
    const publication = await addPost(database, { id, userId: "ada", creationId, now, time }, to);
    await stores.queue.enqueue({
      ...{ id: newId(), ...publishJob(publication.id, fields.platform), userId: "ada", now },
      ...{ tier: "free", background: false, holdId: null, gems: 0 },
    });
    await settleWork(stores, creationId, now);
    return publication;
  }

  return {
    ...{ database, url, directory, boss, media, sealer, stores, openSimulator, connect, order },
    addressHere: (hash: string) => `${served.origin}/${hash}`,
  };
}

/** Serves what platforms fetch. */
async function serveFiles(media: Pick<MediaStore, "read">) {
  const server = createServer(async (request, response) => {
    const found = await media.read((request.url ?? "").slice(1));
    response.writeHead(found ? 200 : 404, { "content-type": "image/jpeg" });
    for await (const part of found ?? []) response.write(part);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens the simulator of a sample, with its own clock unless one is given. */
async function openSimulator({ open, flavour, fields }: PublishingSample, clockOf?: () => Date) {
  const clock = { time: BEGINNING };
  const now = clockOf ?? (() => new Date(clock.time));
  const simulator: PlatformSimulator = open({ now });
  const { origin, close } = await servePlatform(simulator);
  const exchange = nodePlatformExchange(10_000);
  const environment = simulator.environment(origin);
  const platform = configuredPlatforms(environment, { exchange, now }).find(
    (one) => one.flavour === flavour && one.platform === fields.platform,
  );
  if (!platform) throw new Error("It is not configured");
  return { clock, now, simulator, platform, close, environment };
}

/** Returns the first account that somebody may connect. */
async function signIn(platform: PublishingPlatform, person: string) {
  const page = await fetch(platform.addressOf({ ...RETURN, state: "s" }), {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams({ person }) },
  });
  const code = new URL(page.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const said = await platform.connect({ ...RETURN, code });
  if (said.kind !== "connected") throw new Error(JSON.stringify(said));
  for (const { unconnectable: _, tokens, ...account } of said.accounts)
    if (tokens) return { ...account, tokens };
  throw new Error("No account can be connected");
}
