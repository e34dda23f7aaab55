import { serviceTitle } from "@kinora/catalogue/services";
import type { Database } from "@kinora/database/client";
import { postgresCreationStore } from "@kinora/database/creation/postgres-creation-store";
import { forgetContents, forgetFiles } from "@kinora/database/hosted/keep-files";
import { forgetModelCalls } from "@kinora/database/hosted/postgres-model-calls";
import { forgetPolicyRefusals } from "@kinora/database/hosted/postgres-policy-refusals";
import {
  forgetMinutes,
  postgresServiceHealth,
} from "@kinora/database/hosted/postgres-service-health";
import { releaseUnsent } from "@kinora/database/hosted/release-unsent";
import { forgetTurns } from "@kinora/database/hosted/service-turns";
import { transact } from "@kinora/database/transact";
import { closeLeftLines } from "@kinora/domain/hosted/ask-for-line";
import { deliverLate } from "@kinora/domain/hosted/deliver-late";
import type { HostedPorts } from "@kinora/domain/hosted/hosted-ports";
import { probeServices } from "@kinora/domain/hosted/service-health";
import { type OutagePorts, tellOfOutages } from "@kinora/domain/hosted/tell-of-outages";
import type { PgBoss } from "pg-boss";
import { v7 as newId } from "uuid";
import type { ClockTask } from "../clock/schedule.ts";
import { before, DAY, HOUR, MINUTE } from "../clock/spans.ts";
import { type LookAfterPorts, lookAfterOrders } from "../creation/look-after-orders.ts";
import { orderOfCreation } from "../creation/order-of-creation.ts";
import type { Engines } from "../engines.ts";
import { composeLatePictures } from "../story/compose-late-pictures.ts";
import type { LatePicturePorts } from "../story/late-pictures.ts";
import type { StoryPorts } from "../story/story-ports.ts";
import { lateResults } from "./late-results.ts";

/** Maximum orders settled per run; the remainder is handled by the next run. */
const ORDERS_LOOKED_AFTER = 100;

interface Around
  extends Pick<LatePicturePorts, "media" | "scratch" | "scanner" | "keepKnown">,
    Pick<StoryPorts, "keys"> {
  readonly database: Database;
  readonly boss: PgBoss;
  readonly ports: HostedPorts;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

type HostedTaskEngines = Pick<Engines, "providers" | "speakers" | "asking" | "ownKeys" | "probe">;

/**
 * Returns the tasks that settle abandoned orders at external services and delete expired records of
 * orders.
 */
export function composeHostedTasks(
  around: Around,
  { providers, speakers, asking, ownKeys, probe }: HostedTaskEngines,
): readonly ClockTask[] {
  const isServed = providers.length + speakers.length + ownKeys.services.length > 0;
  if (!isServed && asking === null) return [];
  const { database, ports, now } = around;
  const health = postgresServiceHealth(database);
  const inTransaction: OutagePorts["transact"] = (work) => transact(database, around.boss, work);
  return [
    {
      name: "look after orders elsewhere",
      every: MINUTE,
      run: () => lookAfterOrders(lookingAfter(around, providers)),
    },
    {
      name: "close lines that nobody waits for",
      every: MINUTE,
      run: () => closeLeftLines(ports),
    },
    {
      name: "give up what is set aside for nothing",
      every: MINUTE,
      run: () => releaseUnsent(database),
    },
    {
      name: "ask services that are away",
      every: MINUTE,
      async run() {
        await tellOfOutages({ health, titleOf: serviceTitle, now, transact: inTransaction });
        await probeServices({ health, probe, now });
      },
    },
    {
      name: "forget how services did",
      every: HOUR,
      run: async () => {
        await forgetMinutes(database, before(now(), 25 * HOUR));
        await forgetTurns(database, before(now(), HOUR));
      },
    },
    {
      name: "forget refusals of others",
      every: HOUR,
      run: () => forgetPolicyRefusals(database, before(now(), DAY)),
    },
    {
      name: "forget calls of language models",
      every: HOUR,
      run: () => forgetModelCalls(database, before(now(), DAY)),
    },
    {
      name: "forget where results of others lie",
      every: HOUR,
      run: () => forgetFiles(database, before(now(), 3 * DAY)),
    },
    {
      name: "forget results that answers brought",
      every: HOUR,
      run: () => forgetContents(database, before(now(), 2 * HOUR)),
    },
  ];
}

/** Late results of creations and of story pictures are fetched in different ways. */
function lookingAfter(
  { database, boss, ports, now, log, ...late }: Around,
  providers: Engines["providers"],
): LookAfterPorts {
  const creations = postgresCreationStore(database);
  return {
    ...ports,
    providers,
    findLeft: () => ports.intents.findLeft(ORDERS_LOOKED_AFTER, now()),
    ...lateResults({
      orderOf: (id) => orderOfCreation(id, { ...late, creations }),
      deliver: (key, creationId) =>
        transact(database, boss, (stores) =>
          deliverLate({ key, creationId, jobId: newId(), now: now() }, stores),
        ),
      pictures: composeLatePictures(database, boss, { ...late, ...ports }),
    }),
    log,
  };
}
