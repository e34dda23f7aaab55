// `npm run db:seed`: creates the demo accounts; existing ones are unchanged.
import { seedPeople } from "../seed-people.ts";
import { namesProvider } from "../sign-in.ts";
import { StartRefusal } from "../start-refusal.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand(async (settings) => {
  if (namesProvider(process.env)) {
    throw new StartRefusal(
      "Demo people sign in with the built-in provider only, and this server has Google or Apple.",
    );
  }
  await withLocalDatabase(settings, async (url) => {
    await seedPeople(url);
    console.log("The demo people are there.");
  });
});
