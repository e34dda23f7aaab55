import type { Mail } from "@kinora/domain/notification/mail-stores";

/** Builds the headers of a mail, so that no value can inject a line. */
export const headersOf = (
  { id, subject, unsubscribe }: Pick<Mail, "id" | "subject" | "unsubscribe">,
  publicUrl: string,
) => ({
  messageId: `<${id}@${new URL(publicUrl).hostname}>`,
  subject: subject.replaceAll(/\p{C}+/gu, " ").slice(0, 200),
  headers: {
    "Auto-Submitted": "auto-generated",
    ...(unsubscribe === null
      ? {}
      : {
          "List-Unsubscribe": `<${unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
  },
});
