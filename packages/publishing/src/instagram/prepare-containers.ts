import { isFetched } from "@kinora/contracts/publication/fetched-file";
import type { InstagramPublication } from "@kinora/domain/publication/publication";
import type {
  PlatformFailed,
  PrepareOutcome,
  PublicationHandle,
  PublicationOrder,
} from "@kinora/domain/publication/publishing-platform";
import { z } from "zod";
import { begunAnew, UPLOAD_LOST } from "../begun-anew.ts";
import { failed, failure, NOT_UNDERSTOOD } from "../failure.ts";
import { HANDLE_GONE, readHandle, writeHandle } from "../handle.ts";
import { isUploadAddress } from "../http/is-upload-address.ts";
import { graphPost, graphSaid } from "../meta/graph-client.ts";
import { sendToRupload } from "../meta/send-to-rupload.ts";
import {
  carouselFields,
  type FileWay,
  itemFields,
  onlyFile,
  singleFields,
} from "./container-fields.ts";
import { type InstagramHandle, instagramHandle } from "./instagram-handle.ts";
import type { InstagramDesk } from "./instagram-settings.ts";
import { readContainer } from "./read-container.ts";

type Order = PublicationOrder<InstagramPublication>;

/** Milliseconds between two looks at a container. */
export const CONTAINER_PAUSE = 10_000;
/** Nobody outside can fetch a file from this server. */
const UNREACHABLE_FROM_OUTSIDE = failure("permanent", "not_reachable_from_outside");

const made = z.object({ id: z.string().min(1), uri: z.string().optional() });

/** Makes containers, sends what is sent, and waits; nobody sees a container that is not published. */
export async function prepareContainers(
  desk: InstagramDesk,
  order: Order,
  handle: PublicationHandle | null,
): Promise<PrepareOutcome> {
  const known = handle === null ? begin(order, desk.now()) : readHandle(instagramHandle, handle);
  if (!known) return begunAnew(HANDLE_GONE);
  if (known.container === null) return makeNext(desk, order, known);
  if (known.uploadUrl !== null) return sendFile(desk, order, { ...known, url: known.uploadUrl });
  const { accessToken: token } = order.connection.tokens;
  return waitFor(await readContainer(desk, token, known.container), known, () => ({
    kind: "ready",
    handle: writeHandle({ ...known, armed: known.armed + 1 }),
  }));
}

const begin = ({ publication }: Order, now: Date): InstagramHandle => ({
  ...{ children: [], container: null, uploadUrl: null, armed: 0 },
  caption: "caption" in publication ? publication.caption : null,
  since: Math.floor(now.getTime() / 1_000),
});

function waitFor(
  state: Awaited<ReturnType<typeof readContainer>>,
  known: InstagramHandle,
  onFinished: () => PrepareOutcome | Promise<PrepareOutcome>,
): PrepareOutcome | Promise<PrepareOutcome> {
  const handle = writeHandle(known);
  if (state.kind === "failed") return { ...state, handle };
  // It may be there, when it was committed before: then no other takes its place.
  const isKept = state.kind === "dead" && state.failure.class === "unknown" && known.armed > 0;
  if (isKept) return { ...failed(state.failure), handle };
  if (state.kind === "dead") return begunAnew(state.failure);
  if (state.kind === "in progress")
    return { kind: "working", handle, afterMilliseconds: CONTAINER_PAUSE };
  return onFinished();
}

/** Makes the next item of a carousel, or what is published. All items are finished before that. */
async function makeNext(
  desk: InstagramDesk,
  order: Order,
  known: InstagramHandle,
): Promise<PrepareOutcome> {
  const { publication, connection } = order;
  const file = onlyFile(publication);
  if (file || publication.kind !== "photos") return makeSingle(desk, order, known);
  const { children } = known;
  const next = publication.files[children.length];
  if (next) {
    const address = await next.address();
    if (address === null) return begunAnew(UNREACHABLE_FROM_OUTSIDE);
    const item = await makeContainer(desk, order, itemFields(address));
    if ("kind" in item) return { ...item, handle: writeHandle(known) };
    const handle = writeHandle({ ...known, children: [...children, item.id] });
    return { kind: "working", handle, afterMilliseconds: 0 };
  }
  for (const child of children) {
    const state = await readContainer(desk, connection.tokens.accessToken, child);
    if (state.kind !== "finished") return waitFor(state, known, () => begunAnew(HANDLE_GONE));
  }
  return keepMade(known, await makeContainer(desk, order, carouselFields(publication, children)));
}

async function makeSingle(
  desk: InstagramDesk,
  order: Order,
  known: InstagramHandle,
): Promise<PrepareOutcome> {
  const { publication } = order;
  const address = (await onlyFile(publication)?.address()) ?? null;
  const { kind } = publication;
  const isSent = !isFetched({ platform: "instagram", kind, flavour: desk.settings.flavour });
  if (!isSent && address === null) return begunAnew(UNREACHABLE_FROM_OUTSIDE);
  const way: FileWay = isSent ? { kind: "sent" } : { kind: "fetched", address: address ?? "" };
  const container = await makeContainer(desk, order, singleFields(publication, way));
  if (
    isSent &&
    "uri" in container &&
    !isUploadAddress(container.uri ?? "", desk.settings.uploadOrigins)
  )
    return begunAnew(NOT_UNDERSTOOD);
  return keepMade(known, container);
}

function keepMade(
  known: InstagramHandle,
  container: z.infer<typeof made> | PlatformFailed,
): PrepareOutcome {
  if ("kind" in container) return { ...container, handle: writeHandle(known) };
  const { id, uri: uploadUrl = null } = container;
  const handle = writeHandle({ ...known, container: id, uploadUrl });
  return { kind: "working", handle, afterMilliseconds: uploadUrl ? 0 : CONTAINER_PAUSE };
}

async function makeContainer(
  desk: InstagramDesk,
  { connection }: Order,
  fields: Readonly<Record<string, string | null>>,
): Promise<z.infer<typeof made> | PlatformFailed> {
  const { accountId, tokens } = connection;
  const call = { token: tokens.accessToken, path: `${accountId}/media`, fields };
  const said = graphSaid(desk, await graphPost(desk, call));
  if ("kind" in said) return said;
  return made.safeParse(said.said).data ?? failed(NOT_UNDERSTOOD);
}

/** Sends the file as a whole: a container does not tell how much has arrived, so that one whose upload broke off is left behind. */
async function sendFile(
  desk: InstagramDesk,
  { connection, publication }: Order,
  { url, ...known }: InstagramHandle & { readonly url: string },
): Promise<PrepareOutcome> {
  const file = onlyFile(publication);
  if (!file) return begunAnew(HANDLE_GONE);
  const target = { url, token: connection.tokens.accessToken, offset: 0 };
  const sent = await sendToRupload(desk, file, target);
  if (sent.kind === "failed") {
    const isKept = sent.failure.class === "reauth" || sent.failure.class === "limit";
    return isKept ? { ...sent, handle: writeHandle(known) } : begunAnew(sent.failure);
  }
  if (sent.kind === "gone") return UPLOAD_LOST;
  const handle = writeHandle({ ...known, uploadUrl: null });
  return { kind: "working", handle, afterMilliseconds: CONTAINER_PAUSE };
}
