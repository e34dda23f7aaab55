import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { access, constants } from "node:fs/promises";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { SAMPLES, VOICE_SAMPLES } from "@kinora/catalogue/samples";
import { SEED_MAX } from "@kinora/contracts/limits";
import { postgresAccessTokens } from "@kinora/database/account/postgres-access-tokens";
import { postgresAccountJoins } from "@kinora/database/account/postgres-account-joins";
import { postgresNativeNonces } from "@kinora/database/account/postgres-native-nonces";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import { postgresSessions } from "@kinora/database/account/postgres-sessions";
import type { OpenDatabase } from "@kinora/database/client";
import { isPassing } from "@kinora/database/connection-error";
import { findPublicMedia, findUnreferenced } from "@kinora/database/creation/media-references";
import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { postgresFeedStore } from "@kinora/database/feed/postgres-feed-store";
import { postgresImpressionStore } from "@kinora/database/feed/postgres-impression-store";
import { postgresLikeStore } from "@kinora/database/feed/postgres-like-store";
import { postgresGemStatement } from "@kinora/database/gem/postgres-gem-statement";
import { readVitalSigns } from "@kinora/database/job/worker-signs";
import { readStoryCovers } from "@kinora/database/story/read-story-covers";
import { readStoryWork } from "@kinora/database/story/story-reader";
import { awardSignUp } from "@kinora/domain/account/award-sign-up";
import { isPublic } from "@kinora/domain/creation/creation-visibility";
import { offerDailyClaim } from "@kinora/domain/gem/offer-daily-claim";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import { Refusal } from "@kinora/domain/refusal";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { watchAccessTokens } from "@kinora/domain/security/watch-access-tokens";
import { watchPeople } from "@kinora/domain/security/watch-people";
import { findSharedStory } from "@kinora/domain/story/share-story";
import { beginUpload } from "@kinora/domain/upload/begin-upload";
import { createIdentity } from "@kinora/identity/create-identity";
import { diskMediaStore } from "@kinora/storage/disk-media-store";
import { diskRawUploads } from "@kinora/storage/disk-raw-uploads";
import { diskSampleStore } from "@kinora/storage/disk-sample-store";
import { signedMediaAddress } from "@kinora/storage/signed-media-address";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { openProvenance } from "./compose-provenance.ts";
import type { SignIn } from "./compose-sign-in.ts";
import { openStores } from "./compose-stores.ts";
import { composeStory } from "./compose-story.ts";
import { cardLoader } from "./creation/load-cards.ts";
import { createPresent } from "./creation/present.ts";
import type { Environment } from "./environment.ts";
import { eventLoader } from "./event/load-event.ts";
import { watchHealth } from "./health/watch-health.ts";
import { openTus } from "./upload/tus-server.ts";

/** Nobody guesses the end of a link. */
const newToken = () => randomBytes(18).toString("base64url");
/** A whole number up to SEED_MAX. */
const drawSeed = () => randomInt(SEED_MAX + 1);
const digest = (text: string) => createHash("sha256").update(text).digest("hex");

export interface Outside {
  readonly environment: Environment;
  readonly signIn: SignIn;
  readonly opened: OpenDatabase;
  readonly boss: PgBoss;
  readonly security: SecurityLog;
  readonly countSecurity: () => Readonly<Record<string, number>>;
  readonly now: () => Date;
  readonly onProblem: (message: string) => void;
}

/** Chooses every adapter of the api. The only place that does. */
export function compose(outside: Outside) {
  const { environment, signIn, opened, boss, security, countSecurity, now, onProblem } = outside;
  const { database, pool } = opened;
  const { stores, transact } = openStores(database, boss);
  const { ledger, notifications, publishSignal } = stores;
  const people = watchPeople(postgresPeople(database), security);
  const reader = postgresCreationReader(database);
  const address = signedMediaAddress(environment.mediaSecret);
  const catalogue = () => openCatalogue(MODEL_ENTRIES, new Set(["studio"]), now());
  const likes = postgresLikeStore(database);
  const files = diskMediaStore(environment.mediaDirectory);
  const statement = postgresGemStatement(database);
  const present = createPresent({ now, address, likesOf: likes.states, statement });
  const loadCards = cardLoader(reader, present);
  const identity = createIdentity(
    signIn.settings,
    {
      people,
      sessions: postgresSessions(database),
      accessTokens: watchAccessTokens(postgresAccessTokens(database), security),
      nonces: postgresNativeNonces(database),
      joins: postgresAccountJoins(database),
      security,
      clock: { now },
      newId,
      onSignIn: (userId) => awardSignUp({ people, ledger }, { userId, now: now() }),
      isAway: isPassing,
      onProblem,
    },
    pool,
  );
  const watch = watchHealth({
    readSigns: () => readVitalSigns(database),
    probeMedia: () => access(environment.mediaDirectory, constants.R_OK | constants.W_OK),
  });
  return {
    identity,
    account: {
      now,
      people,
      ledger,
      countUnread: (userId: string) => notifications.unread(userId, now()),
      greet: (userId: string) =>
        offerDailyClaim({ ledger, notifications, publishSignal }, { userId, now: now() }),
    },
    sample: {
      samples: [...SAMPLES, ...VOICE_SAMPLES],
      store: diskSampleStore(environment.samplesDirectory),
    },
    prompt: { now, quote: { ...stores, catalogue, ledger, newId, drawSeed } },
    creation: {
      now,
      reader,
      present,
      provenance: openProvenance(files, environment.signingKeyFile),
      create: { catalogue, newId, drawSeed, digest, transact },
      act: { newId, transact },
    },
    story: {
      ...composeStory(() => watch.standing().signs),
      ...{ now, address, catalogue, newId, newToken, people, transact, statement },
      ...{ stories: stores.stories, pieces: stores.pieces, uploads: stores.uploads },
      creations: stores.creations,
      readWork: (ids: readonly string[]) => readStoryWork(database, ids),
      act: { newId, transact },
    },
    feed: {
      now,
      feed: postgresFeedStore(database),
      likes,
      creations: stores.creations,
      impressions: postgresImpressionStore(database),
      reader,
      present,
      /** Tells strangers apart for a day without keeping who they are. */
      strangerKey: (from: string) =>
        createHmac("sha256", environment.sessionSecret)
          .update(`impression\n${from}\n${now().toISOString().slice(0, 10)}`)
          .digest("base64url"),
    },
    moderation: { now, transact },
    gem: {
      ...{ now, ledger, statement, transact },
      works: {
        ...{ now, address, loadCards },
        loadCovers: (userId: string, ids: readonly string[]) =>
          readStoryCovers(database, userId, ids),
      },
      storyOf: async (id: string) =>
        (await stores.creations.find(id))?.recipe?.story?.storyId ?? null,
    },
    notification: { now, notifications, loadCards },
    event: eventLoader({
      now,
      reader,
      address,
      ledger,
      notifications,
      loadCards,
      uploads: stores.uploads,
      stories: stores.stories,
    }),
    media: {
      now,
      files,
      address,
      isPublic: async (hash: string) => (await findPublicMedia(database, hash)) !== null,
      isNeeded: async (hash: string) => (await findUnreferenced(database, [hash])).length === 0,
    },
    upload: {
      now,
      uploads: stores.uploads,
      raw: diskRawUploads(environment.uploadsDirectory),
      address,
      tus: openTus({
        directory: environment.uploadsDirectory,
        newId,
        begin: (announcement) => beginUpload({ ...announcement, now: now() }, { transact }),
        received: (id) => stores.uploads.markReceived(id, now()),
        forget: stores.uploads.remove,
      }),
    },
    health: {
      simulated: signIn.simulated,
      signIn: signIn.doors,
      watch,
      countSecurity,
    },
    hasSharedBoard: (token: string) =>
      findSharedStory(token, { stories: stores.stories, people }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal) return false;
          throw error;
        },
      ),
    publicCreation: async (id: string) => {
      const found = await reader.find(id);
      return found && isPublic(found.creation) ? present.whole(found, null) : null;
    },
  };
}
export type Composition = ReturnType<typeof compose>;
