// `npm run -s events`: reports how far behind each event listener is. `-- retry <listener>`
// redelivers the events it gave up on; `-- replay <listener>` redelivers every stored event.
import { openDatabase } from "@kinora/database/client";
import { StartRefusal } from "../start-refusal.ts";
import { askEvents } from "./ask-events.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand((settings) =>
  withLocalDatabase(settings, async (url) => {
    const name = "kinora-events";
    const { database, close } = openDatabase({ url, role: "patient", connections: 1, name });
    try {
      const answer = await askEvents(database, process.argv.slice(2));
      if (answer === null) throw new StartRefusal("Say: retry <listener>, or: replay <listener>.");
      console.log(answer);
    } finally {
      await close();
    }
  }),
);
