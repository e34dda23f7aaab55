import type { ServerEvent } from "@kinora/contracts/event/event";
import type { CreationReader } from "@kinora/domain/creation/creation-reader";
import type { GemLedger } from "@kinora/domain/gem/gem-ledger";
import type { MediaAddress } from "@kinora/domain/media/media-address";
import type { NotificationStore } from "@kinora/domain/notification/notification-store";
import type { StoryStore } from "@kinora/domain/story/story-stores";
import type { UploadStore } from "@kinora/domain/upload/upload-store";
import type { LoadCards } from "../creation/load-cards.ts";
import { presentProgress } from "../creation/present-creation.ts";
import { viewerOf } from "../creation/viewer.ts";
import { presentNotification } from "../notification/present-notification.ts";
import type { LoadEvent } from "./event-stream.ts";

export interface EventPorts {
  readonly now: () => Date;
  readonly reader: Pick<CreationReader, "find">;
  readonly address: MediaAddress;
  readonly ledger: Pick<GemLedger, "balance">;
  readonly notifications: Pick<NotificationStore, "find" | "unread">;
  readonly loadCards: LoadCards;
  readonly uploads: Pick<UploadStore, "find">;
  readonly stories: Pick<StoryStore, "find">;
}

/** Looks up what a signal is about, for the person it is meant for. */
export function eventLoader(ports: EventPorts): LoadEvent {
  const { now, reader, address, ledger, notifications, loadCards, uploads, stories } = ports;

  const progress = async (creationId: string): Promise<ServerEvent | null> => {
    const found = await reader.find(creationId);
    if (!found) return null;
    const shown = presentProgress(found.progress, address, now());
    return { type: "progress", creationId, status: found.creation.status, progress: shown };
  };

  return async ({ type, subjectId = "" }, person) => {
    const { userId } = person;
    switch (type) {
      case "progress":
        return progress(subjectId);
      case "balance": {
        const { available, held } = await ledger.balance(userId, now());
        return { type, balance: { available, held } };
      }
      case "notification": {
        const found = await notifications.find(userId, subjectId, now());
        if (!found) return null;
        const id = found.creationId ?? "";
        const cards = await loadCards(id === "" ? [] : [id], viewerOf(person));
        const notification = presentNotification(found, cards.get(id));
        return { type, notification, unread: await notifications.unread(userId, now()) };
      }
      case "upload": {
        const found = await uploads.find(subjectId);
        if (found?.userId !== userId) return null;
        return { type, uploadId: found.id, state: found.state };
      }
      case "story": {
        const found = await stories.find(subjectId);
        if (found?.userId !== userId) return null;
        return { type, storyId: found.id, version: found.version };
      }
      case "session":
        return { type, state: "ended" };
    }
  };
}
