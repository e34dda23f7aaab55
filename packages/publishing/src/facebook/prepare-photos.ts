import type { FacebookPublication, PublicationFile } from "@kinora/domain/publication/publication";
import type {
  PrepareOutcome,
  PublicationOrder,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { failed, NOT_UNDERSTOOD } from "../failure.ts";
import { writeHandle } from "../handle.ts";
import { multipartFile } from "../http/multipart-file.ts";
import { graphAddress, graphSaid } from "../meta/graph-client.ts";
import type { GraphDesk } from "../meta/graph-desk.ts";
import { bearer } from "../publishing-desk.ts";
import { UPLOAD_PATIENCE } from "../send-file-part.ts";
import type { HandleOf } from "./facebook-handle.ts";

type PhotosOrder = PublicationOrder<Extract<FacebookPublication, { readonly kind: "photos" }>>;

const uploaded = z.object({ id: z.string().min(1) });

/** Uploads one photo after the other, none of them shown. One that was lost is never shown. */
export async function preparePhotos(
  desk: GraphDesk,
  { connection, publication }: PhotosOrder,
  known: HandleOf<"photos"> | null,
): Promise<PrepareOutcome> {
  const { photos, ...rest } = known ?? { kind: "photos", photos: [], text: publication.caption };
  const next = publication.files[photos.length];
  const handle = writeHandle({ ...rest, photos });
  if (!next) return { kind: "ready", handle };
  const said = await uploadPhoto(desk, connection, next);
  if ("kind" in said) return { ...said, handle };
  const photo = uploaded.safeParse(said.said).data;
  if (!photo) return { ...failed(NOT_UNDERSTOOD), handle };
  const more = writeHandle({ ...rest, photos: [...photos, photo.id] });
  return { kind: "working", handle: more, afterMilliseconds: 0 };
}

async function uploadPhoto(
  desk: GraphDesk,
  { accountId, tokens }: PhotosOrder["connection"],
  file: PublicationFile,
) {
  const { contentType, body } = multipartFile({ published: "false" }, "source", file);
  const exchanged = await desk.exchange({
    ...{ method: "POST", url: graphAddress(desk, `${accountId}/photos`), body },
    headers: { ...bearer(tokens.accessToken), "content-type": contentType },
    patience: UPLOAD_PATIENCE,
  });
  return graphSaid(desk, exchanged);
}
