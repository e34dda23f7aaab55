// `npm run -s owner -- <e-mail>`: makes the account with this address an owner. `--forget-passkeys`
// also removes its passkeys and the rule that staff must have one. Running it requires access to
// the machine.
import { join } from "node:path";
import { openDatabase } from "@kinora/database/client";
import { diskSecurityLog } from "@kinora/storage/disk/disk-security-log";
import { StartRefusal } from "../start-refusal.ts";
import { forgetOwnersPasskeys } from "./forget-owners-passkeys.ts";
import { nameOwner } from "./name-owner.ts";
import { runCommand } from "./run-command.ts";
import { withLocalDatabase } from "./with-local-database.ts";

const FORGET = "--forget-passkeys";

await runCommand(async (settings, words) => {
  const [email, ...more] = words.filter((word) => word !== FORGET);
  if (email === undefined || more.length > 0)
    throw new StartRefusal("Say whom: npm run -s owner -- somebody@example.com");
  await withLocalDatabase(settings, async (url) => {
    const name = "kinora-owner";
    const { database, close } = openDatabase({ url, role: "worker", connections: 1, name });
    const now = new Date();
    const security = diskSecurityLog({
      ...{ file: join(settings.dataDirectory, "security.log"), now: () => now },
      // No entry written here contains an IP address, so no secret is needed to hash one.
      ...{ secret: "", onProblem: (message: string) => console.error(message) },
    });
    try {
      console.log(await nameOwner({ database, security }, { email, now }));
      if (words.includes(FORGET))
        console.log(await forgetOwnersPasskeys({ database, security }, { email, now }));
      await security.flush();
    } finally {
      await close();
    }
  });
});
