import type { LegalName } from "@kinora/contracts/legal/legal-names";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const LEGAL_TITLES: Readonly<Record<LegalName, MessageDescriptor>> = {
  terms: msg`Terms`,
  rules: msg`Rules`,
  privacy: msg`Privacy`,
  imprint: msg`Imprint`,
};

/** A date without the time, for texts that readers compare by day. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString(undefined, { dateStyle: "long", timeZone: "UTC" });
