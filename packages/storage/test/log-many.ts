// A process that records events: node log-many.ts FILE HOW-MANY NAME
import { diskSecurityLog } from "../src/disk/disk-security-log.ts";

const [file = "", howMany, name = ""] = process.argv.slice(2);
const log = diskSecurityLog({
  file,
  secret: "s".repeat(32),
  now: () => new Date(),
  onProblem: (message) => console.error(message),
  rotation: { maxBytes: 20_000, kept: 1_000 },
});
for (let number = 0; number < Number(howMany); number += 1) {
  log.record({ event: "signed-out", userId: `${name}-${number}` });
  if (number % 20 === 0) await log.flush();
}
await log.flush();
