// `npm run db:migrate`: applies pending migrations, whatever MIGRATE is set to.
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand((settings) =>
  withLocalDatabase({ ...settings, mayMigrate: true }, async (_url, applied) => {
    console.log(applied.length > 0 ? applied.join("\n") : "Nothing to migrate.");
  }),
);
