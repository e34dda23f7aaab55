import { notificationListener } from "@kinora/database/notification/notification-listener";
import { postgresPushDeliveries } from "@kinora/database/notification/postgres-push-deliveries";
import { pushListener } from "@kinora/database/notification/push-listener";
import { DAY } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { composePush } from "./compose-push.ts";
import { startPushing } from "./push-loop.ts";

/** For how long it is known what came of a push. */
const KEPT = 30 * DAY;

export const notificationModule = (parts: WorkerComposition): WorkerModule => {
  const { database, now } = parts;
  const push = composePush(parts, process.env);
  return {
    listeners: [notificationListener(now), pushListener(now)],
    loops: push ? [() => startPushing(push)] : [],
    clockTasks: [
      {
        name: "forget old pushes",
        every: DAY,
        run: () => postgresPushDeliveries(database).forget(new Date(now().getTime() - KEPT)),
      },
    ],
  };
};
