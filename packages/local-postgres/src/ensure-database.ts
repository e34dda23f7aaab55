import pg from "pg";

const alreadyThere = "42P04";

/** Creates an empty database unless it exists. */
export async function ensureDatabase(maintenanceUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  // A lost connection is reported by the running statement.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== alreadyThere) throw error;
  } finally {
    await client.end();
  }
}
