/** Explains in one sentence, for the terminal, why embedded Postgres cannot run. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Another living process uses the same data directory. */
export class DataDirectoryInUse extends EmbeddedPostgresError {
  override name = "DataDirectoryInUse";
}
