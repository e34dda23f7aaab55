// `npm run -s owner -- <e-mail>`: makes the person with this address an owner. Whoever can run it has the machine.
import { join } from "node:path";
import { openDatabase } from "@kinora/database/client";
import { diskSecurityLog } from "@kinora/storage/disk/disk-security-log";
import { StartRefusal } from "../start-refusal.ts";
import { nameOwner } from "./name-owner.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

await runCommand(async (settings, [email, ...more]) => {
  if (email === undefined || more.length > 0)
    throw new StartRefusal("Say whom: npm run -s owner -- somebody@example.com");
  await withLocalDatabase(settings, async (url) => {
    const name = "kinora-owner";
    const { database, close } = openDatabase({ url, role: "worker", connections: 1, name });
    const now = new Date();
    const security = diskSecurityLog({
      ...{ file: join(settings.dataDirectory, "security.log"), now: () => now },
      // Nothing that is written here comes from an address.
      ...{ secret: "", onProblem: (message: string) => console.error(message) },
    });
    try {
      console.log(await nameOwner({ database, security }, { email, now }));
      await security.flush();
    } finally {
      await close();
    }
  });
});
