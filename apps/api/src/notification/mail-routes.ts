import { routes } from "@kinora/contracts/routes";
import type { MailRecipients } from "@kinora/domain/notification/mail-stores";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface MailRoutePorts {
  /** True when this server sends mail. */
  readonly offered: boolean;
  readonly mailRecipients: Pick<MailRecipients, "find" | "choose">;
}

/** Relay addresses that Apple creates for users who hide their own. */
const RELAYED = /@privaterelay\.appleid\.com$/i;

/** Mounts the routes for a user's mail settings. */
export function mountMailRoutes(
  server: FastifyInstance,
  { offered, mailRecipients }: MailRoutePorts,
): void {
  const state = async (userId: string) => {
    const { address, bounced, choice } = await mailRecipients.find(userId);
    return { ...choice, offered, address, bounced, relayed: RELAYED.test(address ?? "") };
  };
  mountRoute(server, routes.getMailSettings, ({ person }) => state(person.userId));
  mountRoute(server, routes.changeMailSettings, async ({ person, body }) => {
    await mailRecipients.choose(person.userId, body);
    return state(person.userId);
  });
}
