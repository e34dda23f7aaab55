/** Why embedded Postgres cannot run, as one sentence for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

/** Another living process owns the same data directory. */
export class DataDirectoryInUse extends EmbeddedPostgresError {
  override name = "DataDirectoryInUse";
}
