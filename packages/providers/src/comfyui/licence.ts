import type { ModelSentenceCode, Sentence } from "@kinora/contracts/message/sentence";
import type { NamedWeights, WeightFiles } from "./weights.ts";
import type { Workflow } from "./workflow.ts";

/**
 * Variable in which the owner lists the files whose licences they have read, separated by commas.
 */
export const LICENCES_READ = "COMFYUI_LICENCES_READ";

export interface LicenceFacts {
  /** True when anything is for sale on this server. */
  readonly isPaid: boolean;
  /** Files whose licences the owner has read. */
  readonly read: ReadonlySet<string>;
}

/** The weights files of a server, and what decides whether they may be used. */
export interface LicensedFiles {
  readonly files: WeightFiles;
  readonly licences: LicenceFacts;
}

/** Explains why a licence forbids using a weights file of the workflows; null when none does. */
export function whyNotAllowed(
  workflows: readonly Pick<Workflow, "weights">[],
  { files, licences }: LicensedFiles,
): Sentence<ModelSentenceCode> | null {
  for (const name of workflows.flatMap(({ weights }) => Object.keys(weights))) {
    const file = files.get(name);
    const why = file ? whyNotLicensed(file, licences) : null;
    if (why) return why;
  }
  return null;
}

/** Explains why the licence forbids using the weights; null when they may be used. */
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
