import { beginUpload } from "@kinora/domain/upload/begin-upload";
import { diskRawUploads } from "@kinora/storage/disk-raw-uploads";
import { measureUploadRoom } from "@kinora/storage/disk-upload-room";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";
import { mountTus } from "./tus-doors.ts";
import { openTus } from "./tus-server.ts";
import { mountUploadRoutes } from "./upload-routes.ts";

export function uploadModule(parts: Composition): Module {
  const { environment, stores, transact, address, newId, now } = parts;
  const { uploads } = stores;
  const { uploadsDirectory: directory, publicUrl } = environment;
  return {
    async mount(server) {
      const raw = diskRawUploads(directory);
      const tus = openTus({
        directory,
        newId,
        begin: (announcement) =>
          beginUpload(
            { ...announcement, now: now() },
            {
              room: (unfinished) => measureUploadRoom(directory, unfinished, raw, now()),
              transact,
            },
          ),
        received: (id) => uploads.markReceived(id, now()),
        forget: uploads.remove,
      });
      const room = () => measureUploadRoom(directory, [], raw, now());
      await mountTus(server, { now, uploads, raw, tus, publicUrl, room });
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
