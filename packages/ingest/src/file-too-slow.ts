/**
 * Thrown when a file needs more time than is available where it was started. The file is not at
 * fault.
 */
export class FileTooSlow extends Error {
  /** CPU seconds to provide in the next attempt. */
  readonly cpuSeconds: number;

  constructor(cpuSeconds: number) {
    super("The file takes longer than there is time for it");
    this.name = "FileTooSlow";
    this.cpuSeconds = cpuSeconds;
  }
}
