import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { NamedWeights } from "./weights.ts";

/** Where the owner says whose licences they have read: files, between commas. */
export const LICENCES_READ = "COMFYUI_LICENCES_READ";

export interface LicenceFacts {
  /** Can anything be bought on this server? */
  readonly isPaid: boolean;
  /** Files whose licences the owner has read. */
  readonly read: ReadonlySet<string>;
}

/** Why weights are not used here for their licence; null: they may be. */
export function whyNotLicensed(
  { file, licence: known }: NamedWeights,
  { isPaid, read }: LicenceFacts,
): Sentence<ModelSentenceCode> | null {
  const isRead = read.has(file);
  if (known === null)
    return isRead
      ? null
      : { code: "model.licenceUnknown", params: { file, variable: LICENCES_READ } };
  const { licence, terms } = known;
  if (terms === "no paid use" && isPaid)
    return { code: "model.licenceForbids", params: { file, licence } };
  if (terms === "conditions" && !isRead)
    return { code: "model.licenceUnread", params: { file, licence, variable: LICENCES_READ } };
  return null;
}
