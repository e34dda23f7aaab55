import type { Banner } from "@kinora/contracts/banner/banner";
import { t } from "@lingui/core/macro";

/** Labels of the audiences. */
export const audienceWords = (): Readonly<Record<Banner["audience"], string>> => ({
  everybody: t`Everyone`,
  guests: t`Signed-out visitors`,
  members: t`Members`,
  staff: t`Staff`,
});

/** Labels of the severities. */
export const severityWords = (): Readonly<Record<Banner["severity"], string>> => ({
  info: t`Information`,
  warning: t`Warning`,
  critical: t`Critical`,
});

/** Labels of the platforms. */
export const platformWords = (): Readonly<Record<Banner["platform"], string>> => ({
  all: t`Everywhere`,
  web: t`Web`,
  ios: t`iOS`,
  android: t`Android`,
});
