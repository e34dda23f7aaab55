import { z } from "zod";

/** What the file of a creation states about its making, read from the file itself. */
export const provenance = z
  .object({
    /** IPTC term (a URL) for how it was made; null when the file does not state it. */
    digitalSourceType: z.string().nullable(),
    /** Null for a file without a C2PA manifest. */
    signature: z
      .object({
        /** True when the signature is valid and the file has not been changed since. */
        valid: z.boolean(),
        /**
         * True when it was signed with this server's key, not with another key of the same name.
         */
        byThisServer: z.boolean(),
        signedBy: z.string().nullable(),
        issuedBy: z.string().nullable(),
        /** What made it, "Kinora studio-2" or "fal-ai/flux-pro/v1.1 (fal)". */
        generator: z.string().nullable(),
        /** C2PA status codes of failed checks, "assertion.dataHash.mismatch". */
        problems: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: "Provenance" });
export type Provenance = z.infer<typeof provenance>;
