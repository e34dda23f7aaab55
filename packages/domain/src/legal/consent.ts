import { CONSENT_NAMES, type ConsentName } from "@kinora/contracts/legal/legal-names";
import { Refusal } from "../refusal.ts";
import type { Asked, Consents, KeptConsent, TextVersions } from "./legal-texts.ts";

/** Compares the current version of a text with the last consent; null when there was none. */
export function changeOf(
  name: ConsentName,
  versions: TextVersions,
  last: Pick<KeptConsent, "versions"> | null,
): "new" | "changed" | "same" {
  if (last === null) return "new";
  return last.versions[name] === versions[name] ? "same" : "changed";
}

/**
 * Stores a person's consent to the current versions.
 *
 * @param shown versions the person saw
 * @throws Refusal TEXTS_CHANGED when a text was not shown or has another version now
 */
export async function giveConsent(
  { consents }: { readonly consents: Pick<Consents, "give"> },
  input: {
    readonly userId: string;
    readonly shown: Readonly<Partial<Record<ConsentName, string>>>;
    readonly asked: Asked;
    readonly now: Date;
  },
): Promise<void> {
  const { userId, shown, asked, now } = input;
  const changed = CONSENT_NAMES.filter((name) => shown[name] !== asked.versions[name]);
  if (changed.length > 0) throw new Refusal("TEXTS_CHANGED", { texts: changed });
  await consents.give(userId, { ...asked, at: now });
}
