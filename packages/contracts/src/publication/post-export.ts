import { z } from "zod";
import { takeoutAddress } from "../takeout/takeout.ts";

/** GET /api/posts/{id}/export: what is needed to post something by hand, as one archive. */
export const postExport = z
  .object({
    /** Download URL (ZIP); a download must start within five minutes, while the session lasts. */
    href: z.string(),
    /** Size of the archive. */
    bytes: z.int(),
    files: z.array(z.object({ name: z.string(), bytes: z.int() })),
  })
  .meta({ id: "PostExport" });

/** Parameters of such a download URL: a signed one, with whose it is. */
export const postExportAddress = takeoutAddress.extend({ person: z.string().max(64) });
