// `npm run db:seed`: makes the demo people; those who exist stay as they are.
import { migrate } from "@kinora/database/migrate";
import { seedPeople } from "../seed-people.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand((settings) =>
  withLocalDatabase(settings, async (url) => {
    await migrate(url);
    await seedPeople(url);
    console.log("The demo people are there.");
  }),
);
