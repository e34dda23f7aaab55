import { createHash, randomInt } from "node:crypto";
import { HOSTED_VOICES } from "@kinora/catalogue/hosted-voices";
import { VOICES } from "@kinora/catalogue/voices";
import { isReachedFromOutside } from "@kinora/contracts/connection/reached-from-outside";
import { readSimulatedPlatforms } from "@kinora/contracts/connection/simulated-platforms";
import { SEED_MAX } from "@kinora/contracts/limits";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";
import { postgresCampaignStories } from "@kinora/database/campaign/postgres-campaign-stories";
import { postgresCampaigns } from "@kinora/database/campaign/postgres-campaigns";
import { postgresConnections } from "@kinora/database/connection/postgres-connections";
import { historyReader } from "@kinora/database/creation/add-history";
import { postgresCreationReader } from "@kinora/database/creation/postgres-creation-reader";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { postgresPublications } from "@kinora/database/publication/postgres-publications";
import { postgresSwitches } from "@kinora/database/switch/postgres-switches";
import { transact } from "@kinora/database/transact";
import { postgresWordEdits } from "@kinora/database/word/postgres-word-edits";
import type { AdvancePorts } from "@kinora/domain/campaign/advance-ports";
import { refuseManyChanges } from "@kinora/domain/creation/change-limit";
import { ALL_OPEN, refuseFeed } from "@kinora/domain/switch/switches";
import { mediaOf } from "@kinora/publishing/media/media-of";
import { v7 as newId } from "uuid";
import type { WorkerComposition } from "../compose.ts";
import { openPlatforms } from "../connection/compose-platforms.ts";
import { openWordCheck } from "../word/compose-word-check.ts";

const digest = (text: string) => createHash("sha256").update(text).digest("hex");
const known = new Set<string>([...VOICES, ...HOSTED_VOICES].map(({ key }) => key));

type Parts = Pick<WorkerComposition, "database" | "boss" | "media" | "now" | "work" | "log">;

/** Builds the ports by which campaigns write, render and post as their owners would. */
export function composeCampaigns(
  { database, boss, media, now, work, log }: Parts,
  environment: NodeJS.ProcessEnv,
): AdvancePorts {
  const continuing = () => work.story.continuing();
  const switches = postgresSwitches(database);
  const publicUrl = environment.S3_PUBLIC_ENDPOINT || environment.PUBLIC_URL;
  const hasSimulators = readSimulatedPlatforms(environment).size > 0;
  return {
    transact: (effect) => transact(database, boss, effect),
    stories: postgresCampaignStories(database),
    campaigns: postgresCampaigns(database),
    areWordsAllowed: openWordCheck(postgresWordEdits(database), log),
    actorOf: work.story.actorOf,
    now,
    writing: {
      ...{ newId, digest, keys: work.story.keys },
      catalogue: () => continuing().catalogue,
      drawSeed: () => randomInt(SEED_MAX + 1),
      // Whether a model may be asked for this person is looked up when the script is written.
      asksModel: () => work.story.scripts !== null,
      defaults: () => ({ ...STORY_DEFAULTS, voice: VOICES[0]?.key ?? "" }),
      isVoice: (key) => known.has(key),
      isPictureModel: () => false,
      isFootageModel: () => false,
    },
    posting: {
      ...{ newId, digest, platforms: openPlatforms(environment, now)?.platforms ?? [] },
      publications: postgresPublications(database),
      findWork: (id) => postgresCreationStore(database).find(id),
      connectionsOf: (userId) => postgresConnections(database).list(userId),
      mediaOf: mediaOf(postgresCreationReader(database), media),
      isReachedFromOutside: isReachedFromOutside(
        publicUrl || "http://localhost:3000",
        hasSimulators,
      ),
      async refuseFeed(userId) {
        refuseFeed((await switches.current()) ?? ALL_OPEN);
        await refuseManyChanges(userId, now(), historyReader(database));
      },
    },
  };
}
