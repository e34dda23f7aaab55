import { z } from "zod";

const choices = {
  money: z.boolean(),
  decisions: z.boolean(),
  /** Once a week, when there is something to report. */
  digest: z.boolean(),
};

/** PUT /api/notifications/mail. Mails about the security of the account are always sent. */
export const mailChoice = z.strictObject(choices).meta({ id: "MailChoice" });
export type MailChoice = z.infer<typeof mailChoice>;

/** GET /api/notifications/mail */
export const mailState = z
  .object({
    ...choices,
    /** True when this server sends mail at all. */
    offered: z.boolean(),
    /** The address verified by the provider; null when there is none. */
    address: z.string().nullable(),
    /** True for a relay address, whose target only Apple knows. */
    relayed: z.boolean(),
    /** True when the address was reported as non-existent; nothing is sent there. */
    bounced: z.boolean(),
  })
  .meta({ id: "MailState" });
export type MailState = z.infer<typeof mailState>;
