import { notificationListener } from "@kinora/database/notification/notification-listener";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";

export const notificationModule = ({ now }: WorkerComposition): WorkerModule => ({
  listeners: [notificationListener(now)],
});
