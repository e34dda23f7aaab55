import { mailListener } from "@kinora/database/notification/mail-listener";
import { notificationListener } from "@kinora/database/notification/notification-listener";
import { postgresMailDeliveries } from "@kinora/database/notification/postgres-mail-deliveries";
import { postgresPushDeliveries } from "@kinora/database/notification/postgres-push-deliveries";
import { pushListener } from "@kinora/database/notification/push-listener";
import { deliverMail } from "@kinora/domain/notification/deliver-mail";
import { deliverPush } from "@kinora/domain/notification/deliver-push";
import { DAY, HOUR } from "../clock/spans.ts";
import type { WorkerComposition } from "../compose.ts";
import type { WorkerModule } from "../module.ts";
import { composeMail } from "./compose-mail.ts";
import { composePush } from "./compose-push.ts";
import { startDelivering } from "./delivery-loop.ts";

/** How long the outcome of a push or mail is kept. */
const KEPT = 30 * DAY;

export const notificationModule = (parts: WorkerComposition): WorkerModule => {
  const { database, now } = parts;
  const push = composePush(parts, process.env);
  const mail = composeMail(parts, process.env);
  return {
    listeners: [notificationListener(now), pushListener(now), mailListener(now, mail !== null)],
    loops: [
      ...(push ? [() => startDelivering(() => deliverPush(push))] : []),
      ...(mail ? [() => startDelivering(() => deliverMail(mail))] : []),
    ],
    clockTasks: [
      {
        name: "forget old pushes",
        every: DAY,
        run: () => postgresPushDeliveries(database).forget(new Date(now().getTime() - KEPT)),
      },
      {
        name: "forget old mails",
        every: DAY,
        run: () => postgresMailDeliveries(database).forget(new Date(now().getTime() - KEPT)),
      },
      ...(mail
        ? [{ name: "weekly mails", every: HOUR, run: () => mail.mails.orderDigests(now()) }]
        : []),
    ],
  };
};
