import { mkdirSync } from "node:fs";
import type { Tier } from "@kinora/contracts/account/account";
import { UPLOAD_LIMITS, UPLOAD_OPEN_HOURS } from "@kinora/contracts/limits";
import { UPLOAD_KINDS, type UploadKind } from "@kinora/contracts/upload/upload";
import { InvalidInput, Refusal } from "@kinora/domain/refusal";
import { Server } from "@tus/server";
import { refusalOf } from "../http/refusal-reply.ts";
import { UploadFiles } from "./upload-files.ts";

export const TUS_PATH = "/api/uploads";

/** Bytes a person announces to send. */
export interface Announcement {
  readonly id: string;
  readonly actor: { readonly id: string; readonly tier: Tier };
  readonly kind: UploadKind;
  readonly fileName: string;
  readonly bytes: number;
}

export interface TusPorts {
  /** Folder the bytes are written to. */
  readonly directory: string;
  readonly newId: () => string;
  readonly begin: (announcement: Announcement) => Promise<void>;
  readonly received: (id: string) => Promise<void>;
  /** Nothing can be taken in under this id after all. */
  readonly forget: (id: string) => Promise<void>;
}

export interface Tus {
  /** Answers one request of the protocol. Throws the refusal of a rule of ours. */
  answer(request: Request, actor: Announcement["actor"] | null): Promise<Response>;
}

/** tus 1.0 over our rules: the library moves bytes, we decide whose and how many. */
export function openTus({ directory, newId, begin, received, forget }: TusPorts): Tus {
  const actors = new WeakMap<object, Announcement["actor"]>();
  const refused = new WeakMap<object, Refusal>();
  // Made here, not by the library: what people send is nobody else's on this machine.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const expirationPeriodInMilliseconds = UPLOAD_OPEN_HOURS * 3_600_000;
  const datastore = new UploadFiles({ directory, expirationPeriodInMilliseconds }, forget);
  // A file whose size nobody knows cannot be held against a limit.
  datastore.extensions = datastore.extensions.filter((name) => name !== "creation-defer-length");
  const server = new Server({
    path: TUS_PATH,
    datastore,
    relativeLocation: true,
    allowedOrigins: [],
    maxSize: UPLOAD_LIMITS.pro.video.bytes,
    namingFunction: () => newId(),
    async onUploadCreate(request, { id, size, metadata }) {
      const actor = actors.get(request);
      if (!actor || size === undefined) throw new Refusal("UPLOAD_PROTOCOL");
      const fileName = metadata?.filename ?? metadata?.name ?? "";
      await begin({ id, actor, kind: kindOf(metadata ?? {}), fileName, bytes: size });
      return {};
    },
    async onUploadFinish(_request, { id }) {
      await received(id);
      return {};
    },
    async onResponseError(request, error) {
      const refusal = refusalOf(error);
      if (error instanceof Refusal || refusal.code === "STORAGE_FULL") {
        refused.set(request, refusal);
      }
      return undefined;
    },
  });
  return {
    async answer(request, actor) {
      if (actor) actors.set(request, actor);
      const answer = await server.handleWeb(request);
      const refusal = refused.get(request);
      if (refusal) throw refusal;
      return answer;
    },
  };
}

/** What the sender says the file is: `kind`, else the family of `filetype`, as the official clients send it. */
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
