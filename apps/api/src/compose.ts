import { createHash, randomInt } from "node:crypto";
import { access, constants, statfs } from "node:fs/promises";
import { MODEL_ENTRIES } from "@kinora/catalogue/model-entries";
import { SEED_MAX } from "@kinora/contracts/limits";
import { postgresPeople } from "@kinora/database/account/postgres-people";
import type { OpenDatabase } from "@kinora/database/client";
import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { postgresLikeStore } from "@kinora/database/feed/postgres-like-store";
import { postgresGemStatement } from "@kinora/database/gem/postgres-gem-statement";
import { readVitalSigns } from "@kinora/database/job/worker-signs";
import { openCatalogue } from "@kinora/domain/prompt/open-catalogue";
import type { SecurityLog } from "@kinora/domain/security/security-log";
import { watchPeople } from "@kinora/domain/security/watch-people";
import { diskMediaStore } from "@kinora/storage/disk-media-store";
import { signedMediaAddress } from "@kinora/storage/signed-media-address";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import { composeIdentity } from "./account/compose-identity.ts";
import type { SignIn } from "./account/compose-sign-in.ts";
import { openStores } from "./compose-stores.ts";
import { cardLoader } from "./creation/load-cards.ts";
import { createPresent } from "./creation/present.ts";
import type { Environment } from "./environment.ts";
import { watchHealth } from "./health/watch-health.ts";

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

/** Chooses the adapters that several nouns share; what only one needs its module opens. */
export function compose({ boss, ...outside }: Outside) {
  const { environment, opened, security, now } = outside;
  const { database } = opened;
  const { stores, transact } = openStores(database, boss);
  const people = watchPeople(postgresPeople(database), security);
  const reader = postgresCreationReader(database);
  const address = signedMediaAddress(environment.mediaSecret);
  const likes = postgresLikeStore(database);
  const statement = postgresGemStatement(database);
  const present = createPresent({ now, address, likesOf: likes.states, statement });
  return {
    ...outside,
    database,
    stores,
    transact,
    reader,
    address,
    likes,
    statement,
    present,
    loadCards: cardLoader(reader, present),
    people,
    identity: composeIdentity({ ...outside, people, ledger: stores.ledger }),
    files: diskMediaStore(environment.mediaDirectory),
    catalogue: () => openCatalogue(MODEL_ENTRIES, new Set(["studio"]), now()),
    watch: watchHealth({
      readSigns: () => readVitalSigns(database),
      async probeMedia() {
        await access(environment.mediaDirectory, constants.R_OK | constants.W_OK);
        const { bsize, bavail } = await statfs(environment.mediaDirectory);
        return bsize * bavail;
      },
    }),
    newId,
    drawSeed,
    digest,
  };
}
export type Composition = ReturnType<typeof compose>;
