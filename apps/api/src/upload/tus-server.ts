import type { Tier } from "@kinora/contracts/account/account";
import { ENTITLEMENTS } from "@kinora/contracts/account/entitlements";
import type { RefusalCode } from "@kinora/contracts/refusals";
import { TUS_PATH } from "@kinora/contracts/upload/tus";
import { UPLOAD_KINDS, type UploadKind } from "@kinora/contracts/upload/upload";
import { InvalidInput, Refusal } from "@kinora/domain/refusal";
import { type DataStore, type Locker, Server } from "@tus/server";
import { refusalOf } from "../http/refusal-reply.ts";

/** Refusals raised by disks and buckets, which the library would report as faults. */
const OF_STORES: ReadonlySet<RefusalCode> = new Set(["STORAGE_FULL", "SERVICE_UNAVAILABLE"]);

/** An upload that a user announces. */
export interface Announcement {
  readonly id: string;
  readonly actor: { readonly id: string; readonly tier: Tier };
  readonly kind: UploadKind;
  readonly fileName: string;
  readonly bytes: number;
}

/** The user, and the queue for starting uploads. */
export interface TusSender {
  readonly actor: Announcement["actor"];
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export interface TusPorts {
  /** Store for the uploaded bytes. */
  readonly datastore: DataStore;
  readonly locker: Locker;
  readonly newId: () => string;
  readonly begin: (announcement: Announcement) => Promise<void>;
  readonly received: (id: string) => Promise<void>;
}

export interface Tus {
  /** Answers one tus request. Throws the refusal when one of our rules applies. */
  answer(request: Request, sender: TusSender | null): Promise<Response>;
}

/** Opens a tus 1.0 server: the library moves the bytes, our rules decide on owners and limits. */
export function openTus({ datastore, locker, newId, begin, received }: TusPorts): Tus {
  const senders = new WeakMap<object, TusSender>();
  const refused = new WeakMap<object, Refusal>();
  // A file of unknown size cannot be checked against a limit.
  datastore.extensions = datastore.extensions.filter((name) => name !== "creation-defer-length");
  const server = new Server({
    path: TUS_PATH,
    datastore,
    locker,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: ENTITLEMENTS.pro.upload.video.bytes,
    namingFunction: () => newId(),
    async onUploadCreate(request, { id, size, metadata }) {
      const sender = senders.get(request);
      if (!sender || size === undefined) throw new Refusal("UPLOAD_PROTOCOL");
      const { actor, inTurn } = sender;
      const fileName = metadata?.filename ?? metadata?.name ?? "";
      const kind = kindOf(metadata ?? {});
      await inTurn(() => begin({ id, actor, kind, fileName, bytes: size }));
      return {};
    },
    async onUploadFinish(_request, { id }) {
      await received(id);
      return {};
    },
    async onResponseError(request, error) {
      const refusal = refusalOf(error);
      if (error instanceof Refusal || OF_STORES.has(refusal.code)) {
        refused.set(request, refusal);
      }
      return undefined;
    },
  });
  return {
    async answer(request, sender) {
      if (sender) senders.set(request, sender);
      const answer = await server.handleWeb(request);
      const refusal = refused.get(request);
      if (refusal) throw refusal;
      return answer;
    },
  };
}

/**
 * Returns the kind of file that the sender declares: `kind`, or the family of `filetype`, which the
 * official clients send.
 */
function kindOf(metadata: Record<string, string | null>): UploadKind {
  const said = metadata.kind ?? metadata.filetype?.split("/")[0];
  const kind = UPLOAD_KINDS.find((known) => known === said);
  if (kind) return kind;
  throw new InvalidInput([
    {
      path: "upload-metadata.kind",
      said: { code: "field.oneOf", params: { values: [...UPLOAD_KINDS] } },
    },
  ]);
}
