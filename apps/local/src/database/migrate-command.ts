// `npm run db:migrate`: applies the migrations that the database has not seen.
import { migrate } from "@kinora/database/migrate";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand((settings) =>
  withLocalDatabase(settings, async (url) => {
    const applied = await migrate(url);
    console.log(applied.length > 0 ? applied.join("\n") : "Nothing to migrate.");
  }),
);
