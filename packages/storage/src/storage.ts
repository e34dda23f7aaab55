import type { MediaStore } from "@kinora/domain/media/media-store";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import type { UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UnfinishedUpload } from "@kinora/domain/upload/upload-store";

/** Stores all files either on one disk or in one bucket. */
export interface Storage {
  readonly media: MediaStore;
  readonly samples: SampleStore;
  readonly raw: RawUploads;
  /**
   * @param unfinished uploads whose missing bytes are counted while data arrives
   */
  measureRoom(unfinished: readonly UnfinishedUpload[], now: Date): Promise<UploadRoom>;
  /** Returns the free bytes for results. Rejects when they can be neither read nor stored. */
  probe(): Promise<number>;
}
