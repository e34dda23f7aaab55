import type { IngestRefusal } from "@kinora/contracts/upload/upload";

/** Thrown when the file itself is at fault, so that a retry would fail in the same way. */
export class FileRefused extends Error {
  readonly code: IngestRefusal;

  constructor(code: IngestRefusal, options?: ErrorOptions) {
    super(code, options);
    this.name = "FileRefused";
    this.code = code;
  }
}
