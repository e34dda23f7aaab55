import { z } from "zod";

/** What the file of a creation says of its making, read from the file itself. */
export const provenance = z
  .object({
    /** IPTC term (an address) for the kind of means it was made by; null when the file does not say. */
    digitalSourceType: z.string().nullable(),
    /** Null for a file without a C2PA manifest. */
    signature: z
      .object({
        /** The signature holds, and nothing in the file was changed since. */
        valid: z.boolean(),
        /** Signed with the key of this server, not with another of the same name. */
        byThisServer: z.boolean(),
        signedBy: z.string().nullable(),
        issuedBy: z.string().nullable(),
        /** What made it, "Kinora studio-2" or "fal-ai/flux-pro/v1.1 (fal)". */
        generator: z.string().nullable(),
        /** C2PA status codes of what does not hold, "assertion.dataHash.mismatch". */
        problems: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: "Provenance" });
export type Provenance = z.infer<typeof provenance>;
