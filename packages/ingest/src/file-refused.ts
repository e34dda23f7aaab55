import type { IngestRefusal } from "@kinora/contracts/upload/upload";

/** The file itself is at fault: trying again would end the same. */
export class FileRefused extends Error {
  readonly code: IngestRefusal;

  constructor(code: IngestRefusal, options?: ErrorOptions) {
    super(code, options);
    this.name = "FileRefused";
    this.code = code;
  }
}
