import { FileRefused } from "./file-refused.ts";

/** A file took all the time there was for it. Where that was little, it may be given more elsewhere. */
export class TimeOver extends FileRefused {
  constructor(options?: ErrorOptions) {
    super("UPLOAD_TOO_COSTLY", options);
    this.name = "TimeOver";
  }
}
