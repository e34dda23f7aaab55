import { z } from "zod";
import {
  OUTER_PLATFORMS,
  PUBLICATION_FAILURE_CODES,
  type PublicationFailureCode,
  UNCONNECTABLE_REASONS,
  type UnconnectableReason,
} from "./publication-vocabulary.ts";

const of = z.object({ platform: z.enum(OUTER_PLATFORMS) });

const sentencesOf = <Prefix extends string, Code extends string>(
  prefix: Prefix,
  codes: readonly Code[],
) =>
  Object.fromEntries(codes.map((code) => [`${prefix}.${code}`, of])) as {
    readonly [Key in `${Prefix}.${Code}`]: typeof of;
  };

/** Why something was not published, and why an account can't be connected; each with what to do. */
export const publicationSentences = {
  ...sentencesOf<"publication", PublicationFailureCode>("publication", PUBLICATION_FAILURE_CODES),
  ...sentencesOf<"connection", UnconnectableReason>("connection", UNCONNECTABLE_REASONS),
};
