import { z } from "zod";

const choices = {
  money: z.boolean(),
  decisions: z.boolean(),
  /** Once a week, where there is something to tell. */
  digest: z.boolean(),
};

/** PUT /api/notifications/mail. What is about the safety of the account is always mailed. */
export const mailChoice = z.strictObject(choices).meta({ id: "MailChoice" });
export type MailChoice = z.infer<typeof mailChoice>;

/** GET /api/notifications/mail */
export const mailState = z
  .object({
    ...choices,
    /** Does this server send mail at all? */
    offered: z.boolean(),
    /** The verified one of the provider; null: there is none. */
    address: z.string().nullable(),
    /** It stands for another address, which only Apple knows. */
    relayed: z.boolean(),
    /** It was said not to exist: nothing is sent there. */
    bounced: z.boolean(),
  })
  .meta({ id: "MailState" });
export type MailState = z.infer<typeof mailState>;
