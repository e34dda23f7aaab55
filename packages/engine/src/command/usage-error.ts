/** A command line that is not understood; the message is one sentence. */
export class UsageError extends Error {}
