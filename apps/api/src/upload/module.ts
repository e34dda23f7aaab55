import { mkdir } from "node:fs/promises";
import { UPLOAD_OPEN_HOURS } from "@kinora/contracts/limits";
import { postgresUploadLocks } from "@kinora/database/upload/upload-locks";
import { refuseReadOnly } from "@kinora/domain/switch/switches";
import { beginUpload } from "@kinora/domain/upload/begin-upload";
import { clientConfig } from "@kinora/storage/s3/s3-client";
import { bucketError } from "@kinora/storage/s3/s3-failure";
import { UPLOADS_FOLDER } from "@kinora/storage/s3/uploads-folder";
import type { DataStore } from "@tus/server";
import type { ApiComposition } from "../compose.ts";
import type { ApiModule } from "../module.ts";
import { sharedLocker } from "./shared-locker.ts";
import { mountTus } from "./tus-doors.ts";
import type { Tus, TusPorts } from "./tus-server.ts";
import { mountUploadRoutes } from "./upload-routes.ts";

export function uploadModule(parts: ApiComposition): ApiModule {
  const { environment, storage, database, stores, transact, address, newId, now, words } = parts;
  const { uploads } = stores;
  const { raw, measureRoom } = storage;
  return {
    async mount(server) {
      if (environment.s3 === null) await makeFolder(environment.uploadsDirectory);
      const tus = openLate(() => openDatastore(environment, uploads.remove), {
        locker: sharedLocker(postgresUploadLocks(database)),
        newId,
        begin: async (announcement) => {
          const { actor, fileName } = announcement;
          await words.gate.pass(actor.id, [{ field: "filename", text: fileName }]);
          return beginUpload(
            { ...announcement, now: now() },
            { uploads, room: (unfinished) => measureRoom(unfinished, now()), transact },
          );
        },
        received: (id) => uploads.markReceived(id, now()),
      });
      const { publicUrl } = environment;
      const room = () => measureRoom([], now());
      await mountTus(server, {
        ...{ now, uploads, raw, tus, publicUrl, room },
        refuseReadOnly: () => refuseReadOnly(parts.switches.current()),
        withinAllowance: (asked, work) => parts.allowance("uploads", asked, work),
      });
      mountUploadRoutes(server, { now, uploads, raw, address });
    },
    events: {
      async upload(id, { userId }) {
        const found = await uploads.find(id);
        if (found?.userId !== userId) return null;
        return { type: "upload", uploadId: found.id, state: found.state };
      },
    },
  };
}

/** Created here instead of by the library, so that no other user of this machine can read uploads. */
const makeFolder = (directory: string) => mkdir(directory, { recursive: true, mode: 0o700 });

/** Returns a tus server whose libraries are loaded by the first upload. */
function openLate(openStore: () => Promise<DataStore>, ports: Omit<TusPorts, "datastore">): Tus {
  let opening: Promise<Tus> | null = null;
  const open = async () => {
    const [{ openTus }, datastore] = await Promise.all([import("./tus-server.ts"), openStore()]);
    return openTus({ datastore, ...ports });
  };
  return {
    async answer(request, sender) {
      opening ??= open();
      return (await opening).answer(request, sender);
    },
  };
}

/** Opens the store for uploaded bytes; each kind of store has libraries of its own. */
async function openDatastore(
  { s3, uploadsDirectory: directory }: ApiComposition["environment"],
  forget: (id: string) => Promise<void>,
): Promise<DataStore> {
  const expirationPeriodInMilliseconds = UPLOAD_OPEN_HOURS * 3_600_000;
  if (s3 === null) {
    const { UploadFiles } = await import("./upload-files.ts");
    return new UploadFiles({ directory, expirationPeriodInMilliseconds }, forget);
  }
  const { UploadObjects } = await import("./upload-objects.ts");
  return new UploadObjects({
    ...{ bucket: s3.bucket, folder: UPLOADS_FOLDER, client: clientConfig(s3) },
    ...{ expirationPeriodInMilliseconds, forget, explain: bucketError },
  });
}
