import { routes } from "@kinora/contracts/routes";
import type { MailRecipients } from "@kinora/domain/notification/mail-stores";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";

export interface MailRoutePorts {
  /** Does this server send mail? */
  readonly offered: boolean;
  readonly mailRecipients: Pick<MailRecipients, "find" | "choose">;
}

/** Addresses that Apple makes for who hides their own. */
const RELAYED = /@privaterelay\.appleid\.com$/i;

/** What one is mailed. */
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
