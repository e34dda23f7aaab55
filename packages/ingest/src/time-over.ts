import { FileRefused } from "./file-refused.ts";

/** Thrown when a file used up its time. If that was limited, more may be available elsewhere. */
export class TimeOver extends FileRefused {
  constructor(options?: ErrorOptions) {
    super("UPLOAD_TOO_COSTLY", options);
    this.name = "TimeOver";
  }
}
