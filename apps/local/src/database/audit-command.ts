// `npm run -s audit:ledger`: recomputes the whole ledger and compares it with every stored total;
// repairs nothing.
import { openDatabase } from "@kinora/database/client";
import { StartRefusal } from "../start-refusal.ts";
import { askAudit } from "./ask-audit.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand((settings) =>
  withLocalDatabase(settings, async (url) => {
    const name = "kinora-audit";
    const { database, close } = openDatabase({ url, role: "patient", connections: 1, name });
    try {
      const found = await askAudit(database);
      for (const line of found) console.log(line);
      if (found.length > 0) throw new StartRefusal("The ledger does not add up: see above.");
      console.log("The ledger adds up.");
    } finally {
      await close();
    }
  }),
);
