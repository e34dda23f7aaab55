import { campaignFlagListener } from "@kinora/database/campaign/campaign-flag-listener";
import { findUnseen } from "@kinora/database/campaign/find-unseen";
import { postgresSwitches } from "@kinora/database/switch/postgres-switches";
import { transact } from "@kinora/database/transact";
import { advanceStory } from "@kinora/domain/campaign/advance-story";
import { fillCampaign } from "@kinora/domain/campaign/fill-campaign";
import { tellOfUnseen } from "@kinora/domain/campaign/tell-of-unseen";
import { type DuePage, eachDue } from "@kinora/domain/each-due";
import { v7 as newId } from "uuid";
import { HOUR, MINUTE } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { composeCampaigns } from "./compose-campaigns.ts";

const BATCH = 100;

export function campaignModule(parts: WorkerComposition): WorkerModule {
  const { database, boss, now, log } = parts;
  const ports = composeCampaigns(parts, process.env);
  const switches = postgresSwitches(database);
  /** While the server is read-only, or nothing may be made, campaigns rest too. */
  const rests = async () => {
    const current = await switches.current();
    return current !== null && (current.readOnly || !current.creating);
  };
  const filling = {
    transact: <T>(work: Parameters<typeof transact<T>>[2]) => transact(database, boss, work),
    ...{ newId, now },
  };
  return {
    listeners: [campaignFlagListener(boss, now)],
    clockTasks: [
      {
        name: "fill the slots of campaigns",
        every: MINUTE,
        async run() {
          if (await rests()) return;
          const find = ({ after, limit }: DuePage) => ports.campaigns.runningAfter(after, limit);
          await eachDue({ find, work: (id) => fillCampaign(id, filling), log }, BATCH);
        },
      },
      {
        name: "move the stories of campaigns on",
        every: MINUTE / 12,
        async run() {
          if (await rests()) return;
          const find = ({ after, limit }: DuePage) => ports.stories.dueAfter(now(), after, limit);
          await eachDue({ find, work: (id) => advanceStory(id, ports), log }, BATCH);
        },
      },
      {
        name: "tell of stories that were posted unseen",
        every: HOUR,
        run: () =>
          eachDue(
            {
              find: (page: DuePage) => findUnseen(database, now(), page),
              work: (id) => transact(database, boss, (stores) => tellOfUnseen(id, stores, now())),
              log,
            },
            BATCH,
          ),
      },
    ],
  };
}
