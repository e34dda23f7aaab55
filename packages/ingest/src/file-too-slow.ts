/** A file takes longer than there is time for it where it was begun. Nothing is said against it. */
export class FileTooSlow extends Error {
  /** Seconds of a processor that it should be given. */
  readonly cpuSeconds: number;

  constructor(cpuSeconds: number) {
    super("The file takes longer than there is time for it");
    this.name = "FileTooSlow";
    this.cpuSeconds = cpuSeconds;
  }
}
