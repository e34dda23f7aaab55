import type { MediaStore } from "@kinora/domain/media/media-store";
import type { SampleStore } from "@kinora/domain/prompt/sample-store";
import type { RawUploads } from "@kinora/domain/upload/raw-uploads";
import type { UploadRoom } from "@kinora/domain/upload/upload-room";
import type { UnfinishedUpload } from "@kinora/domain/upload/upload-store";

/** Where files are kept: all of them on one disk, or all in one bucket. */
export interface Storage {
  readonly media: MediaStore;
  readonly samples: SampleStore;
  readonly raw: RawUploads;
  /** @param unfinished what is still to come of them is counted while bytes come */
  measureRoom(unfinished: readonly UnfinishedUpload[], now: Date): Promise<UploadRoom>;
  /** Bytes free where results are kept. Fails when they can neither be read nor kept. */
  probe(): Promise<number>;
}
