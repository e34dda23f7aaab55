import type { IntakeRefusal } from "@kinora/contracts/upload/upload";

/** The file itself is at fault: trying again would end the same. */
export class FileRefused extends Error {
  readonly code: IntakeRefusal;

  constructor(code: IntakeRefusal, options?: ErrorOptions) {
    super(code, options);
    this.name = "FileRefused";
    this.code = code;
  }
}
