// `npm run -s audit:verify -- [--head FILE]`: verifies the audit log from its first line to its
// last; repairs nothing.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "@kinora/database/client";
import { StartRefusal } from "../start-refusal.ts";
import { askAuditLog, parseHeads } from "./ask-audit-log.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand(async (settings, parameters) => {
  const { values } = parseArgs({ args: parameters, options: { head: { type: "string" } } });
  const heads = values.head === undefined ? [] : parseHeads(await readFile(values.head, "utf8"));
  await withLocalDatabase(settings, async (url) => {
    const name = "kinora-audit";
    const { database, close } = openDatabase({ url, role: "patient", connections: 1, name });
    try {
      const { said, isWhole } = await askAuditLog(database, heads);
      for (const line of said) console.log(line);
      if (!isWhole) throw new StartRefusal("The audit log is not as it was written: see above.");
    } finally {
      await close();
    }
  });
});
