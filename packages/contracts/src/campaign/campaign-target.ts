import { z } from "zod";
import { unshown } from "../field/unshown.ts";
import { mediaFit } from "../publication/fit-media.ts";
import { ONCE_EACH, TARGETS_MAX } from "../publication/post.ts";
import { campaignStorySettings } from "./campaign-settings.ts";

/** POST /api/campaign-targets/preview: what applies at accounts to films that are still to be made. */
export const campaignTargetRequest = z.strictObject({
  film: campaignStorySettings.pick({ aspectRatio: true, duration: true }),
  targets: z
    .array(
      z.strictObject({
        connectionId: unshown(z.string().min(1).max(64), "an id"),
        /** When omitted, the first that suits the films. */
        kind: unshown(z.string().max(40), "one of the platform's kinds").optional(),
        fit: mediaFit.prefault({}),
      }),
    )
    .min(1)
    .max(TARGETS_MAX)
    .refine(...ONCE_EACH),
});
export type CampaignTargetRequest = z.output<typeof campaignTargetRequest>;
